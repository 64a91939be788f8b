import { gameCard, runCard } from '@trendverse/domain/previews/game-card'
import { trendQuizGame } from '@trendverse/games/trend-quiz/game'
import { describe, expect, it, vi } from 'vitest'
import { drawTitle } from './card-words'
import { createPreviewDrawer } from './preview-drawer'

const RUN = { id: 'a', mode: 'normal', day: '2026-11-22', username: 'ada', points: 1, place: null } as const
const card = runCard(trendQuizGame, 'Trendverse', RUN)

it.each([
  ['Quiz · Yiğit', 'QUIZ · YİĞİT'],
  ['Meme by Deniz Işık', 'MEME BY DENİZ IŞIK'],
  ['Quiz · Technology', 'QUIZ · TECHNOLOGY'],
])('writes what stands over a title in the capitals of each part: %s', async (eyebrow, capitals) => {
  const { createCanvas } = await import('@napi-rs/canvas')
  const context = createCanvas(100, 100).getContext('2d')
  const written = vi.spyOn(context, 'fillText')
  const place = { widthPx: 90, heightPx: 90, maxLines: 1, lineHeight: 1, sizesPx: [9], bottom: 9 } as const
  drawTitle(context, { eyebrow, title: 'Comet' }, '#fff', place)
  expect(written.mock.calls.map(([text]) => text)).toEqual(['Comet', capitals])
})

describe('drawing cards of runs', () => {
  it('plays one run at a time, refuses when too many wait, and keeps no other card waiting', async () => {
    const drawer = createPreviewDrawer(() => ({ units: 100, layers: [] }))
    let [playing, most, played] = [0, 0, 0]
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const readMarks = async () => {
      playing += 1
      most = Math.max(most, playing)
      await held
      playing -= 1
      played += 1
      return ['right', 'wrong', 'open'] as const
    }
    const all = Promise.allSettled(Array.from({ length: 42 }, () => drawer.drawGame(card, readMarks, [])))
    const other = await drawer.drawGame(gameCard(trendQuizGame, 'Trendverse'), null, [])
    expect([other.length > 10_000, played]).toEqual([true, 0])
    release()
    const refused = (await all).flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(refused).toEqual([expect.objectContaining({ code: 'unavailable' })])
    expect([most, played]).toEqual([1, 41])
  })
})
