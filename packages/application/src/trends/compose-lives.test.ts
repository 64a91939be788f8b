import { GOES_ON, hourOf, MOST_HOURS, reachOf } from '@trendverse/domain/galaxy/life'
import { ownFamily } from '@trendverse/domain/galaxy/recorded-life'
import { lifeAt } from '@trendverse/domain/galaxy/star-columns'
import { starterTrendWrites } from '@trendverse/starter-content/to-trend-write'
import { buildItem } from '@trendverse/test-support/trends/build-item'
import { describe, expect, it } from 'vitest'
import { composeLives } from './compose-lives'
import { composeTrends } from './compose-trends'
import { START_MS, setUp } from './compose-world.fixtures'

const HOUR = hourOf(START_MS)
const points = (metric: number) => [buildItem('hacker-news', 'Comet Harper', { itemId: 'comet', rank: 1, metric })]
const other = { youtube: [buildItem('youtube', 'Giddy Up Again', { itemId: 'other', rank: 30 })] }

function livingWorld() {
  const world = setUp()
  const stars = async () => {
    const columns = await world.storage.trendLives.listStars()
    return Array.from(columns.numbers, (_, row) => lifeAt(columns, row))
  }
  return { ...world, stars }
}

describe('lives of trends', () => {
  it('begin where a trend is founded, peak with the greatest reach and end with the latest evidence', async () => {
    const { show, stars } = livingWorld()
    await show({ 'hacker-news': points(200) })
    const first = { number: 1, bornHour: HOUR + 1, peakHours: 0, lastHours: GOES_ON, reach: reachOf(20_000) }
    expect(await stars()).toMatchObject([first])
    await show({ 'hacker-news': points(900) })
    const peak = { ...first, peakHours: 1, reach: reachOf(90_000) }
    expect(await stars()).toMatchObject([peak])
    await show({ 'hacker-news': points(300) })
    expect(await stars()).toMatchObject([peak])
    await show(other, 48)
    expect(await stars()).toMatchObject([{ ...peak, lastHours: 2 }])
  })

  it('are written only where they changed', async () => {
    const { show, ports, storage } = livingWorld()
    await show({ 'hacker-news': points(200) })
    let written: unknown
    const { composition } = storage
    const watched = {
      ...ports,
      composition: {
        ...composition,
        saveComposition: (wanted: Parameters<typeof composition.saveComposition>[0]) => {
          written = wanted.lives
          return composition.saveComposition(wanted)
        },
      },
    }
    await composeTrends(watched)
    expect(written).toEqual([])
  })

  it('share a constellation with what a trend is related to when it is founded', async () => {
    const { show, storage, ports } = livingWorld()
    await show({ 'hacker-news': points(200) })
    const known = (await storage.composition.listTrends({ ids: [] })).find(({ origin }) => origin === 'live')
    if (known === undefined) throw new Error('nothing was founded')
    const [kin, distant, alone] = ['1111', '2222', '3333'].map((end) => ({ ...known, id: known.id.slice(0, -4) + end }))
    if (kin === undefined || distant === undefined || alone === undefined) throw new Error('three were made')
    const items = await storage.stories.listItems([known.id], 0)
    const lives = await composeLives(ports, {
      trends: [known, kin, distant, alone],
      stored: new Map([[known.id, known]]),
      itemsByStory: new Map([known, kin, distant, alone].map(({ id }) => [id, items])),
      related: [
        { a: known.id, b: kin.id, strength: 0.5 },
        { a: kin.id, b: distant.id, strength: 0.4 },
      ],
      atMs: START_MS,
    })
    const family = ownFamily(known.id)
    expect(lives.map(({ trendId, life }) => [trendId, life.family])).toEqual([
      [kin.id, family],
      [distant.id, family],
      [alone.id, 0x3333],
    ])
  })

  it('of the catalogue are their years until a source shows them', async () => {
    const { show, stars, storage } = livingWorld()
    const seeds = starterTrendWrites().filter(({ datedEvents }) => datedEvents.length > 0)
    const [seed] = seeds
    await storage.composition.seedIfEmpty(seeds.slice(0, 1))
    await show(other)
    const year = new Date(seed?.datedEvents[0]?.at ?? '').getUTCFullYear()
    const classic = (await stars()).find(({ reach }) => reach === 0)
    expect(classic?.bornHour).toBe(Math.max(0, hourOf(Date.UTC(year, 0, 1))))
    expect(classic?.lastHours).toBeLessThanOrEqual(MOST_HOURS)
    const name = seed?.name ?? ''
    await show({
      reddit: [buildItem('reddit', name, { itemId: 'x', rank: 1 })],
      bluesky: [buildItem('bluesky', name, { itemId: 'x', rank: 1 })],
    })
    const seen = (await stars()).find(({ number }) => number === classic?.number)
    expect(seen).toMatchObject({ bornHour: HOUR + 2, lastHours: GOES_ON, family: classic?.family })
    expect(seen?.reach).toBeGreaterThan(0)
  })
})
