import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../primitives/time'
import { hasReachedBar, isOpen, isPercent, isRevealed, stageOf } from './prediction-round'

const ROUND = { closesAtMs: 10 * HOUR_MS }
const RESOLVES = { resolvesAtMs: 20 * HOUR_MS, outcome: null }

describe('a round', () => {
  it('takes forecasts up to its deadline, and none at it', () => {
    expect([ROUND.closesAtMs - 1, ROUND.closesAtMs].map((nowMs) => isOpen(ROUND, nowMs))).toEqual([true, false])
  })

  it('takes percentages in steps of five', () => {
    expect([0, 5, 95, 100].every(isPercent)).toBe(true)
    expect([-5, 1, 7.5, 105, Number.NaN, Number.POSITIVE_INFINITY].some(isPercent)).toBe(false)
  })

  it('says where each of its questions stands', () => {
    const stages = [0, 10, 20, 67, 68].map((hours) => stageOf(ROUND, RESOLVES, hours * HOUR_MS))
    expect(stages).toEqual(['open', 'running', 'due', 'due', 'dropped'])
    const outcome = { brokeOut: true, peak: 9, resolvedAtMs: 99 * DAY_MS }
    expect(stageOf(ROUND, { ...RESOLVES, outcome }, 99 * DAY_MS)).toBe('settled')
  })

  it('tells what the engine says only to who has spoken, and to all once nobody can speak', () => {
    expect(isRevealed('open', false)).toBe(false)
    expect(isRevealed('open', true)).toBe(true)
    expect(isRevealed('running', false)).toBe(true)
  })
})

it('says that an item has reached its bar from the bar itself on, and only within its time', () => {
  const item = { bar: 100, resolvesAtMs: 1_000 }
  const reached = (atMs: number, metric: number | null) => hasReachedBar(item, [{ atMs, metric }])
  expect([reached(999, 99), reached(999, null), reached(1_001, 100)]).toEqual([false, false, false])
  expect([reached(1_000, 100), reached(999, 101)]).toEqual([true, true])
})
