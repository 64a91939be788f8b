import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../primitives/time'
import type { GameRun } from './game-run'
import { hadTheirTurn, watchableFromMs } from './held-back'
import { judgeTiming } from './run-timing'

const MIDNIGHT_MS = Date.UTC(2026, 0, 3)
const PACES = ['clocked', 'unhurried'] as const

describe('the runs of a day', () => {
  it.each(PACES)('can be watched once none can be ranked any more (%s)', (pace) => {
    const fromMs = watchableFromMs('2026-01-02', pace)
    expect(fromMs).toBeGreaterThan(MIDNIGHT_MS)
    expect(fromMs).toBeLessThan(MIDNIGHT_MS + 3 * HOUR_MS)
    const longest = { pace, startedAtMs: MIDNIGHT_MS - 1, ticks: 150 * 60 }
    expect(judgeTiming(longest, fromMs)).toBe('too_late')
  })
})

describe('a turn on a board', () => {
  const NOON_MS = Date.UTC(2026, 0, 2, 12)
  const started = { startedAtMs: NOON_MS, result: null, refusal: null, log: null } as GameRun
  const result = { points: 1, ticks: 1, finishedAtMs: NOON_MS }

  it('is over with a result, a refusal, or a run that was given up', () => {
    const over = [{ result }, { refusal: 'log_copied' as const }, { log: '' }]
    for (const parts of over) expect(hadTheirTurn({ ...started, ...parts }, 'unhurried', NOON_MS + 1)).toBe(true)
  })

  it('is not over before it begins, nor while a result may still come', () => {
    expect(hadTheirTurn(null, 'clocked', NOON_MS + DAY_MS)).toBe(false)
    expect(hadTheirTurn(started, 'clocked', NOON_MS + 5 * MINUTE_MS)).toBe(false)
    expect(hadTheirTurn(started, 'clocked', NOON_MS + 9 * MINUTE_MS)).toBe(true)
    expect(hadTheirTurn({ ...started, log: 'AAEC' }, 'unhurried', NOON_MS + HOUR_MS)).toBe(false)
  })
})
