import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordRun } from '../../../rules-kit/record-run'
import { alwaysNever, alwaysSure, baseRatePilot, carefulPilot, type ForecastPilot, randomPilot } from '../../pilot'
import { samplePack as pack } from '../../testing/sample-pack'
import { answerNear, type ForecastInput, REVEAL_TICKS } from './forecast-input'
import type { ForecastState } from './forecast-state'
import { lossOf, pointsOf, rules } from './rules'

const start = () => ({ ...rules.init('', pack, 'normal') })
const play = (inputs: readonly (ForecastInput | null)[], from: ForecastState = start()): ForecastState =>
  inputs.reduce<ForecastState>((run, input) => rules.step(run, input), from)
const reveal = Array.from({ length: REVEAL_TICKS }, () => null)
const say = (percent: number): readonly (ForecastInput | null)[] => [{ kind: 'set', percent }, { kind: 'lock' }]
const endOf = (pilot: (seed: string) => ForecastPilot, seed = 'one') =>
  recordRun(rules, { seed, pack, mode: 'normal' }, pilot(seed)).end

describe('a case', () => {
  it('costs the square of the distance, in whole numbers', () => {
    expect([0, 5, 50, 95, 100].map((percent) => lossOf(percent, true))).toEqual([10_000, 9_025, 2_500, 25, 0])
    expect([0, 5, 50, 95, 100].map((percent) => lossOf(percent, false))).toEqual([0, 25, 2_500, 9_025, 10_000])
    expect(pointsOf(30, false)).toBe(9_100)
  })

  it('is best answered with the chance one believes in', () => {
    for (let belief = 0; belief <= 100; belief += 5) {
      const expected = (percent: number) => belief * lossOf(percent, true) + (100 - belief) * lossOf(percent, false)
      const answers = Array.from({ length: 21 }, (_, step) => 5 * step)
      expect(answers.toSorted((a, b) => expected(a) - expected(b))[0]).toBe(belief)
    }
  })

  it('takes answers in steps of five, and moves others there', () => {
    expect([-20, 2, 3, 52, 53, 400, Number.NaN].map(answerNear)).toEqual([0, 0, 5, 50, 55, 100, 0])
    expect(play([{ kind: 'set', percent: 33 }]).percent).toBe(35)
  })

  it('waits for the answer, then shows the rest, then waits again', () => {
    expect(rules.isWaiting(start())).toBe(true)
    const locked = play(say(80))
    expect(locked).toMatchObject({ stage: 'revealing', locked: [80], points: pointsOf(80, true), case: 0 })
    expect(rules.isWaiting(locked)).toBe(false)
    const shown = play(reveal, locked)
    expect(shown.stage).toBe('shown')
    expect(rules.isWaiting(shown)).toBe(true)
    expect(play([{ kind: 'next' }], shown)).toMatchObject({ stage: 'asking', case: 1, percent: 50 })
  })

  it('stays as it was answered: what comes too late changes nothing', () => {
    const locked = play(say(80))
    expect(play(say(0), locked)).toMatchObject({ locked: [80], percent: 80, points: locked.points })
    expect(play([...reveal, ...say(0)], locked)).toMatchObject({ locked: [80], percent: 80, points: locked.points })
    expect(play([{ kind: 'next' }])).toMatchObject({ case: 0, stage: 'asking' })
  })
})

describe('a run', () => {
  it('ends after ten cases with the sum of their points', () => {
    const end = endOf(baseRatePilot)
    expect(end).toMatchObject({ end: 'finished', locked: Array.from({ length: 10 }, () => 40) })
    expect(end.points).toBe(4 * pointsOf(40, true) + 6 * pointsOf(40, false))
    expect(rules.step(end, { kind: 'next' })).toEqual(end)
  })

  it('knows no haste: an answer is one move, however long one thinks or looks', () => {
    const dithering = [{ kind: 'set', percent: 5 } as const, null, null, null, ...say(40)]
    expect(rules.score(play(dithering))).toEqual({ points: pointsOf(40, true), ticks: 1 })
    expect(rules.score(endOf(baseRatePilot)).ticks).toBe(10)
  })

  it('is not played on a pack that does not hold ten cases', () => {
    expect(() => rules.init('', { cases: pack.cases.slice(1) }, 'normal')).toThrow(RangeError)
  })

  it('rewards knowing, and neither "never" nor "always" wins against the base rate', () => {
    const [careful, base, random] = [endOf(carefulPilot), endOf(baseRatePilot), endOf(randomPilot, 'two')]
    expect(careful.points).toBeGreaterThan(1.15 * base.points)
    expect(base.points).toBeGreaterThan(endOf(alwaysNever).points)
    expect(base.points).toBeGreaterThan(endOf(alwaysSure).points)
    expect(base.points).toBeGreaterThan(0)
    expect(careful.points).toBeGreaterThan(random.points)
  })

  it.each([3, 4, 5])('holds that for %i breakouts of ten', (breakouts) => {
    const cases = Array.from({ length: 10 }, (_, index) => ({ brokeOut: index < breakouts }))
    const points = (percent: number) =>
      recordRun(rules, { seed: '', pack: { cases }, mode: 'normal' }, pilotSaying(percent)).end.points
    expect(points(40)).toBeGreaterThan(points(0))
    expect(points(40)).toBeGreaterThan(points(100))
  })
})

function pilotSaying(percent: number): ForecastPilot {
  return ({ stage, percent: now }) => {
    if (stage === 'shown') return { kind: 'next' }
    return now === percent ? { kind: 'lock' } : { kind: 'set', percent }
  }
}

it('gives no other points than those of what was locked in', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 10 }), (steps) => {
      const end = play(steps.flatMap((step) => [...say(5 * step), ...reveal, { kind: 'next' as const }]))
      const expected = steps.reduce((sum, step, at) => sum + pointsOf(5 * step, pack.cases[at]?.brokeOut === true), 0)
      expect(end.points).toBe(expected)
    }),
  )
})
