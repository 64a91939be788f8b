import { GAMES } from '@trendverse/games/registry'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { buildTrendRecord } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import type { GameLibrary } from '../ports/games'
import { buildTodaysPacks, packInUse } from './build-packs'
import { getPack } from './get-pack'

/** A game whose pack is of today as soon as there is a live trend. */
function simpleLibrary(): GameLibrary {
  return {
    games: [GAMES['trend-quiz'], { ...GAMES['trend-quiz'], id: 'without-rules' }],
    areAlike: () => false,
    rulesOf: (id) =>
      id === 'trend-quiz'
        ? {
            version: 1,
            modes: { normal: 'clocked' },
            measure: 'time',
            figures: ['points'],
            practice: 'again',
            editions: ['today', 'archive'],
          }
        : null,
    trendsIn: () => [],
    buildPack: async (_id, { day, trends }) => {
      const live = trends.filter(({ origin }) => origin === 'live')
      if (live.length > 0) return { edition: 'today', content: { names: live.map(({ name }) => name), day } }
      return trends.length === 0 ? null : { edition: 'archive', content: { day } }
    },
  }
}

const STARTER = starterTrendDetails()
  .slice(0, 3)
  .map(({ featured, ...trend }) => ({ ...trend, featuredByAdmin: null }))
const at = (text: string) => Date.parse(text)

function openWorld({ trends = STARTER, ...parts }: Parameters<typeof createFakeWorld>[0] = {}) {
  const world = createFakeWorld({ trends: [...trends], nowMs: at('2026-01-02T12:00:00Z'), ...parts })
  return { world, ports: { ...portsOfWorld(world), gameLibrary: simpleLibrary() } }
}

describe('the packs of the day', () => {
  it('are built once, of the games that have rules, and named by what is in them', async () => {
    const { ports, world } = openWorld({ trends: [...STARTER, buildTrendRecord(1)] })
    const built = await buildTodaysPacks(ports, null)
    expect(built).toEqual([expect.stringMatching(/^trend-quiz-2026-01-02-[0-9a-f]{12}$/)])
    const [id = ''] = built
    expect(await getPack(ports, id)).toEqual({
      packId: id,
      gameId: 'trend-quiz',
      day: '2026-01-02',
      edition: 'today',
      content: { day: '2026-01-02', names: ['Trend 1'] },
    })
    expect(id.endsWith((await ports.tokens.hash('{"day":"2026-01-02","names":["Trend 1"]}')).slice(0, 12))).toBe(true)
    world.trends = [buildTrendRecord(2)]
    expect(await buildTodaysPacks(ports, null)).toEqual([])
    expect(await packInUse(ports, 'trend-quiz')).toMatchObject({ id })
  })

  it('wait for trends that suffice: the archive is for who wants to play before', async () => {
    const { ports, world } = openWorld()
    expect(await buildTodaysPacks(ports, null)).toEqual([])
    world.trends = [...STARTER, buildTrendRecord(1)]
    expect(await buildTodaysPacks(ports, null)).toHaveLength(1)
  })

  it('are those of yesterday while today has none, and those of the archive after that', async () => {
    const { ports, world } = openWorld({ trends: [...STARTER, buildTrendRecord(1)] })
    const [yesterday] = await buildTodaysPacks(ports, null)
    world.trends = [...STARTER]
    world.nowMs = at('2026-01-03T23:59:59Z')
    expect(await packInUse(ports, 'trend-quiz')).toMatchObject({ id: yesterday, day: '2026-01-02' })
    world.nowMs = at('2026-01-04T00:00:00Z')
    const archive = await packInUse(ports, 'trend-quiz')
    expect(archive).toMatchObject({ day: '2026-01-04', edition: 'archive' })
    expect(await packInUse(ports, 'trend-quiz')).toEqual(archive)
    // somebody has begun with it: it stays the pack of the day
    world.trends = [buildTrendRecord(1)]
    expect(await buildTodaysPacks(ports, null)).toEqual([])
  })

  it('are not made of trends that nothing was heard of for days', async () => {
    const { ports, world } = openWorld()
    const heardAt = (hoursAgo: number) =>
      buildTrendRecord(1, { updatedDate: new Date(world.nowMs - hoursAgo * 3_600_000).toISOString() })
    world.trends = [heardAt(36)]
    expect(await buildTodaysPacks(ports, null)).toEqual([])
    world.trends = [heardAt(35.9)]
    expect(await buildTodaysPacks(ports, null)).toHaveLength(1)
  })

  it('do not make a day of the archive yesterday’s', async () => {
    const { ports, world } = openWorld()
    await packInUse(ports, 'trend-quiz')
    world.nowMs = at('2026-01-03T12:00:00Z')
    expect(await packInUse(ports, 'trend-quiz')).toMatchObject({ day: '2026-01-03', edition: 'archive' })
  })

  it('are made knowing those of the fourteen days before, the latest first', async () => {
    const { ports, world } = openWorld()
    const known: unknown[] = []
    const { gameLibrary } = ports
    ports.gameLibrary = {
      ...gameLibrary,
      async buildPack(id, material) {
        known.splice(0, Infinity, ...(await material.earlier()))
        return gameLibrary.buildPack(id, material)
      },
    }
    for (const day of ['2026-01-02', '2026-01-04', '2026-01-16', '2026-01-17']) {
      world.nowMs = at(`${day}T12:00:00Z`)
      await packInUse(ports, 'trend-quiz')
    }
    // The first is fifteen days old by now.
    expect(known).toEqual([{ day: '2026-01-16' }, { day: '2026-01-04' }])
  })

  it('are missing where nothing can be built, which is said', async () => {
    const { ports } = openWorld({ trends: [] })
    await expect(packInUse(ports, 'trend-quiz')).rejects.toMatchObject({ code: 'conflict' })
    await expect(getPack(ports, 'trend-quiz-2026-01-02-0123456789ab')).rejects.toMatchObject({ code: 'not_found' })
  })
})
