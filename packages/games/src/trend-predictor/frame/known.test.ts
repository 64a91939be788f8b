import { expect, it } from 'vitest'
import { type ForecastInput, REVEAL_TICKS } from '../rules/v1/forecast-input'
import type { ForecastState } from '../rules/v1/forecast-state'
import { pointsOf, rules } from '../rules/v1/rules'
import { samplePack } from '../testing/sample-pack'
import { knownAnswers, knownPoints } from './known'

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
