import { describe, expect, it } from 'vitest'
import { calibrationOf } from './calibration'
import { boardLines, compareTallies, houseTallies, isAheadOfEngine, saidByEngine } from './prediction-board'
import { brierOf, lossOf, opponentPercent, pointsOf, tallyOf } from './prediction-score'

const HIT = { brokeOut: true }
const MISS = { brokeOut: false }

describe('the score of a forecast', () => {
  it('falls with the square of the distance from what happened', () => {
    expect([0, 50, 80, 100].map((percent) => lossOf(percent, HIT))).toEqual([10_000, 2_500, 400, 0])
    expect([0, 50, 80, 100].map((percent) => pointsOf(percent, MISS))).toEqual([10_000, 7_500, 3_600, 0])
  })

  it('is best, on average, for who says what they believe', () => {
    const expected = (said: number, chance: number) =>
      (chance * lossOf(said, HIT) + (100 - chance) * lossOf(said, MISS)) / 100
    const steps = Array.from({ length: 21 }, (_, n) => 5 * n)
    const best = steps.map((chance) => steps.toSorted((a, b) => expected(a, chance) - expected(b, chance))[0])
    expect(best).toEqual(steps)
  })

  it('is on average the Brier score', () => {
    const tally = tallyOf([
      { percent: 80, ...HIT },
      { percent: 30, ...MISS },
    ])
    expect(tally).toEqual({ resolved: 2, loss: 1_300 })
    expect(brierOf(tally)).toBeCloseTo(0.065)
    expect(brierOf(tallyOf([]))).toBeNull()
  })
})

describe('the board', () => {
  it('puts the smaller mean loss first, and of equals who said more', () => {
    const [good, same, poor] = [
      { resolved: 20, loss: 30_000 },
      { resolved: 40, loss: 60_000 },
      { resolved: 20, loss: 30_001 },
    ] as const
    expect([poor, good, same].toSorted(compareTallies)).toEqual([same, good, poor])
  })

  it('judges the engine where it had learnt, the base rate everywhere, and people against either', () => {
    const items = [
      { enginePercent: 40, basePercent: 10, ...HIT },
      { enginePercent: null, basePercent: 10, ...MISS },
    ]
    expect(houseTallies(items)).toEqual({
      engine: { resolved: 1, loss: 3_600 },
      baseRate: { resolved: 2, loss: 8_200 },
    })
    expect(saidByEngine(items)).toEqual([{ percent: 40, brokeOut: true }])
    expect(items.map(opponentPercent)).toEqual([40, 10])
  })

  it('has two rows that are no people and have no place, below people who are as good', () => {
    const people = [
      { username: 'ada', place: 1, resolved: 20, loss: 10_000 },
      { username: 'bo', place: 2, resolved: 20, loss: 20_000 },
      { username: 'cy', place: 3, resolved: 20, loss: 90_000 },
    ]
    const lines = boardLines(people, {
      engine: { resolved: 20, loss: 20_000 },
      baseRate: { resolved: 30, loss: 40_000 },
    })
    expect(lines.map((line) => [line.kind === 'person' ? line.username : line.kind, line.place])).toEqual([
      ['ada', 1],
      ['bo', 2],
      ['engine', null],
      ['base-rate', null],
      ['cy', 3],
    ])
    const young = { engine: { resolved: 19, loss: 0 }, baseRate: { resolved: 20, loss: 0 } }
    expect(boardLines([], young).map(({ kind }) => kind)).toEqual(['base-rate'])
  })
})

describe('calibration', () => {
  it('sets what was said beside what happened, by tenths', () => {
    const judged = [
      { percent: 0, ...MISS },
      { percent: 5, ...MISS },
      { percent: 5, ...HIT },
      { percent: 10, ...MISS },
      { percent: 90, ...HIT },
      { percent: 100, ...HIT },
    ]
    expect(calibrationOf(judged)).toEqual([
      { from: 0, through: 9, count: 3, said: 3.3, happened: 33.3 },
      { from: 10, through: 19, count: 1, said: 10, happened: 0 },
      { from: 90, through: 100, count: 2, said: 95, happened: 100 },
    ])
    expect(calibrationOf([])).toEqual([])
  })
})

it.each([
  [50, 0.1, 0.2, true],
  [49, 0.1, 0.2, false],
  [50, 0.2, 0.2, false],
  [500, 0.3, 0.2, false],
  [0, null, null, false],
])(
  'is ahead of the engine with %d forecasts settled at %s against %s: %s',
  (resolved, brier, opponentBrier, isAhead) => {
    expect(isAheadOfEngine({ resolved, brier, opponentBrier })).toBe(isAhead)
  },
)
