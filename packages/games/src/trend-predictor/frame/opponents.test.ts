import { describe, expect, it } from 'vitest'
import { samplePack } from '../testing/sample-pack'
import { calibrate, engineSays, totals } from './opponents'

const { cases } = samplePack

describe('those one plays against', () => {
  it('are the engine, or the base rate where the engine had not learnt', () => {
    expect(cases.map(engineSays)).toEqual([74, 17, 90, 40, 82, 40, 57, 47, 26, 78])
  })

  it('have points of their own, over the cases that were answered', () => {
    expect(totals(cases, [])).toEqual({ you: 0, engine: 0, baseRate: 0 })
    expect(totals(cases, [100])).toEqual({ you: 10_000, engine: 10_000 - 26 ** 2, baseRate: 6_400 })
    const all = totals(
      cases,
      Array.from({ length: 10 }, () => 50),
    )
    expect(all).toMatchObject({ you: 75_000, baseRate: 4 * 6_400 + 6 * 8_400 })
  })
})

describe('calibration', () => {
  const answer = (percent: number, brokeOut: boolean) => ({ percent, brokeOut })

  it('puts what was said beside what happened, in steps of twenty', () => {
    const groups = calibrate([
      answer(0, false),
      answer(15, true),
      answer(80, true),
      answer(100, true),
      answer(100, false),
    ])
    expect(groups.map(({ from, to, count, said }) => [from, to, count, said])).toEqual([
      [0, 20, 2, 7.5],
      [80, 100, 3, 280 / 3],
    ])
    expect(groups.map(({ happened }) => Math.round(happened))).toEqual([50, 67])
  })

  it('leaves out what nobody said', () => {
    expect(calibrate([])).toEqual([])
    expect(calibrate([answer(20, false)])).toEqual([
      { from: 20, to: 40, name: '20 to 35%', count: 1, brokeOut: 0, said: 20, happened: 0 },
    ])
  })
})
