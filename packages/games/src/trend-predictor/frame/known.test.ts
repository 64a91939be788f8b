import { expect, it } from 'vitest'
import { type ForecastInput, REVEAL_TICKS } from '../rules/v1/forecast-input'
import type { ForecastState } from '../rules/v1/forecast-state'
import { pointsOf, rules } from '../rules/v1/rules'
import { samplePack } from '../testing/sample-pack'
import { knownAnswers, knownPoints, tilesOf } from './known'

const play = (run: ForecastState, ...inputs: readonly (ForecastInput | null)[]): ForecastState =>
  inputs.reduce<ForecastState>((now, input) => rules.step(now, input), run)
const reveal = (ticks: number) => Array.from({ length: ticks }, () => null)

it('hides an outcome until its curve is drawn', () => {
  const first = play(rules.init('', samplePack, 'normal'), { kind: 'set', percent: 80 }, { kind: 'lock' })
  expect(first.points).toBe(pointsOf(80, true))
  for (const ticks of [0, 1, REVEAL_TICKS - 1]) {
    const drawing = play(first, ...reveal(ticks))
    expect([knownAnswers(drawing), knownPoints(drawing)]).toEqual([[], 0])
  }
  const shown = play(first, ...reveal(REVEAL_TICKS))
  expect([knownAnswers(shown), knownPoints(shown)]).toEqual([[80], pointsOf(80, true)])
  const second = play(shown, { kind: 'next' }, { kind: 'lock' })
  expect([knownAnswers(second), knownPoints(second)]).toEqual([[80], pointsOf(80, true)])
})

it('tells everything of a run that ended, wherever it stood', () => {
  const first = play(rules.init('', samplePack, 'normal'), { kind: 'lock' })
  expect(knownPoints({ ...first, end: 'out_of_time' })).toBe(first.points)
})

it('tells the page how close the known answers were, and how many were better than the base rate', () => {
  const tiles = (run: ForecastState) => tilesOf(run, samplePack.cases)
  const start = rules.init('', samplePack, 'normal')
  expect(tiles(start)).toEqual({ score: 0, level: 1, health: 100, coins: 0, experience: 0 })
  const locked = play(start, { kind: 'set', percent: 80 }, { kind: 'lock' })
  expect(tiles(locked)).toEqual(tiles(start))
  const shown = play(locked, ...reveal(REVEAL_TICKS))
  expect(tiles(shown)).toEqual({ score: 9_600, level: 1, health: 96, coins: 1, experience: 1 })
  const wrong = play(shown, { kind: 'next' }, { kind: 'set', percent: 100 }, { kind: 'lock' }, ...reveal(REVEAL_TICKS))
  expect(tiles(wrong)).toEqual({ score: 9_600, level: 2, health: 48, coins: 1, experience: 2 })
})
