import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../primitives/time'
import { breakerAfter, breakerAt, breakerAtHealthCheck, CLOSED, openedAt } from './circuit-breaker'
import { NOON_MS, poolKey } from './key.fixtures'
import { healthAfter } from './key-health'
import { keepsKey, maskedKey, shownEndOf } from './key-mask'
import { countUse, DEMO_LIMITS, keyCountersAt, mostConcurrent, releaseUnused, usualLimits } from './key-quotas'
import { keptHistory } from './request-history'
import { adviceInWords, scalingAdvice } from './scaling-advice'
import { bookCall, checkKey, settleKey } from './settle-key'

const OPEN = openedAt(NOON_MS)
const HALF_OPEN = { state: 'half-open' }

describe('healthAfter (KP-08)', () => {
  it('gains 2 up to 100 and loses 10 down to 0', () => {
    expect([healthAfter(50, true), healthAfter(99, true), healthAfter(100, true)]).toEqual([52, 100, 100])
    expect([healthAfter(50, false), healthAfter(9, false), healthAfter(0, false)]).toEqual([40, 0, 0])
  })
})

describe('the breaker (KP-09, OP-47)', () => {
  const afterFailures = (count: number) =>
    Array.from({ length: count }).reduce<typeof CLOSED>((breaker) => breakerAfter(breaker, false, NOON_MS), CLOSED)

  it('opens after five failures in a row, not after four', () => {
    expect(afterFailures(4)).toEqual({ state: 'closed', failuresInRow: 4 })
    expect(afterFailures(5)).toEqual(OPEN)
    expect(breakerAfter(breakerAfter(afterFailures(4), true, NOON_MS), false, NOON_MS)).toEqual({
      state: 'closed',
      failuresInRow: 1,
    })
  })

  it('turns half-open after 60 seconds', () => {
    expect(breakerAt(OPEN, NOON_MS + MINUTE_MS - 1)).toEqual(OPEN)
    expect(breakerAt(OPEN, NOON_MS + MINUTE_MS)).toEqual(HALF_OPEN)
  })

  it('closes with the first success, opens for 60 seconds more with a failure', () => {
    const later = NOON_MS + MINUTE_MS
    expect(breakerAfter(OPEN, true, later)).toEqual(CLOSED)
    expect(breakerAfter(OPEN, false, later)).toEqual(openedAt(later))
  })

  it('is not moved by calls that began before it opened', () => {
    expect(breakerAfter(OPEN, true, NOON_MS + 1)).toEqual(OPEN)
    expect(breakerAfter(OPEN, false, NOON_MS + 1)).toEqual(OPEN)
  })

  it('is tried early when more than 80% of at least five calls of five minutes went well (KP-10)', () => {
    const calls = (good: number, bad: number, atMs = NOON_MS) =>
      Array.from({ length: good + bad }, (_, n) => ({ atMs, succeeded: n < good, durationMs: 1 }))
    const judged = (history: ReturnType<typeof calls>) => breakerAtHealthCheck(OPEN, history, NOON_MS + 1).state
    expect(judged(calls(4, 1))).toBe('open')
    expect(judged(calls(5, 1))).toBe('half-open')
    expect(judged(calls(4, 0))).toBe('open')
    expect(judged(calls(5, 0))).toBe('half-open')
    expect(judged(calls(5, 0, NOON_MS + 1 - 5 * MINUTE_MS))).toBe('half-open')
    expect(judged(calls(5, 0, NOON_MS - 5 * MINUTE_MS))).toBe('open')
    expect(breakerAtHealthCheck(CLOSED, calls(5, 0), NOON_MS)).toEqual(CLOSED)
  })
})

describe('quotas', () => {
  const counted = { usageToday: 4, usageThisMonth: 9, countedDay: '2026-03-31' }

  it('hold until midnight UTC, then start again, on day 1 the month as well (OP-51)', () => {
    expect(keyCountersAt(counted, Date.UTC(2026, 3, 1) - 1)).toEqual(counted)
    expect(keyCountersAt(counted, Date.UTC(2026, 3, 1))).toEqual({
      usageToday: 0,
      usageThisMonth: 0,
      countedDay: '2026-04-01',
    })
    expect(countUse({ ...counted, countedDay: '2026-03-30' }, Date.UTC(2026, 2, 31))).toEqual({
      usageToday: 1,
      usageThisMonth: 10,
      countedDay: '2026-03-31',
    })
  })

  it('are not thrown away by a clock that was set back', () => {
    expect(countUse(counted, NOON_MS)).toEqual({ usageToday: 5, usageThisMonth: 10, countedDay: '2026-03-31' })
  })

  it('take a call back that was not made, on the day and in the month it was booked', () => {
    const used = { usageToday: 2, usageThisMonth: 9, countedDay: '2026-03-31' }
    expect(releaseUnused(used, '2026-03-31')).toEqual({ ...used, usageToday: 1, usageThisMonth: 8 })
    expect(releaseUnused(used, '2026-03-30')).toEqual({ ...used, usageThisMonth: 8 })
    expect(releaseUnused({ ...used, countedDay: '2026-04-01' }, '2026-03-31')).toEqual({
      ...used,
      countedDay: '2026-04-01',
    })
    const none = { usageToday: 0, usageThisMonth: 0, countedDay: '2026-03-31' }
    expect(releaseUnused(none, '2026-03-31')).toEqual(none)
  })

  it('allow 3 calls at once, 2 for memes, 1 for demo keys (KP-12), and little to demo keys (KP-13)', () => {
    expect([mostConcurrent('quiz', 'active'), mostConcurrent('meme', 'active')]).toEqual([3, 2])
    expect([mostConcurrent('quiz', 'demo'), mostConcurrent('meme', 'demo')]).toEqual([1, 1])
    expect(DEMO_LIMITS).toEqual({
      quiz: { dailyLimit: 10, monthlyLimit: 100 },
      meme: { dailyLimit: 5, monthlyLimit: 50 },
    })
  })

  it('are those of KP-13 for a demo key of which nothing else is said, and ample for others', () => {
    expect([usualLimits('quiz', 'demo'), usualLimits('meme', 'demo')]).toEqual([DEMO_LIMITS.quiz, DEMO_LIMITS.meme])
    expect(usualLimits('meme', 'active')).toEqual({ dailyLimit: 1_000, monthlyLimit: 20_000 })
  })
})

describe('history (KP-22)', () => {
  it('keeps the latest hundred calls of one hour', () => {
    const calls = Array.from({ length: 130 }, (_, n) => ({ atMs: NOON_MS + n, succeeded: true, durationMs: n }))
    expect(keptHistory(calls, NOON_MS + 130)).toEqual(calls.slice(30))
    expect(keptHistory(calls, NOON_MS + 129 + HOUR_MS)).toEqual(calls.slice(129))
    expect(keptHistory(calls, NOON_MS + 130 + HOUR_MS)).toEqual([])
  })
})

describe('what becomes of a key', () => {
  const { active: _active, ...kept } = poolKey('a')
  const state = { ...kept, history: [] }
  const call = (succeeded: boolean, restMs: number | null = null) => ({ succeeded, durationMs: 400, restMs })

  it('is booked when a call begins', () => {
    const booked = { usageToday: 1, usageThisMonth: 1, countedDay: '2026-03-03', lastUsedAtMs: NOON_MS + 5 }
    expect(bookCall(state, NOON_MS + 5)).toEqual(booked)
  })

  it('is written down when it ends', () => {
    const failed = settleKey(state, call(false, 20_000), NOON_MS)
    expect(failed).toMatchObject({
      health: 90,
      breaker: { failuresInRow: 1 },
      restsUntilMs: NOON_MS + 20_000,
      succeeded: 0,
      failed: 1,
      avgResponseMs: null,
      history: [{ atMs: NOON_MS, succeeded: false, durationMs: 400 }],
    })
    const after = settleKey(failed, call(true), NOON_MS + 1)
    expect(after).toMatchObject({ health: 92, breaker: CLOSED, succeeded: 1, failed: 1, avgResponseMs: 400 })
    // a success of a call that began earlier does not end the rest, nor does a shorter one
    expect(after.restsUntilMs).toBe(NOON_MS + 20_000)
    expect(settleKey(failed, call(false, 5), NOON_MS).restsUntilMs).toBe(NOON_MS + 20_000)
    expect(settleKey(failed, call(false, 5), NOON_MS + 20_000).restsUntilMs).toBe(NOON_MS + 20_005)
  })

  it('is cleared of the past at the health check (KP-21)', () => {
    const used = settleKey({ ...state, ...countUse(state, NOON_MS) }, call(false, 20_000), NOON_MS)
    expect(checkKey(used, NOON_MS + 19_999)).toEqual(used)
    expect(checkKey(used, NOON_MS + 20_000)).toEqual({ ...used, restsUntilMs: null })
    expect(checkKey(used, NOON_MS + 12 * HOUR_MS)).toMatchObject({ usageToday: 0, usageThisMonth: 1, history: [] })
    expect(checkKey({ ...state, breaker: OPEN }, NOON_MS + MINUTE_MS).breaker).toEqual(HALF_OPEN)
  })
})

describe('masks (KP-02, OP-43)', () => {
  it('shows the last four characters of a key, none of a short text', () => {
    expect(maskedKey(shownEndOf('sk-proj-0123456789abcd'))).toBe('••••abcd')
    expect(maskedKey(shownEndOf('12345678'))).toBe('••••5678')
    expect(maskedKey(shownEndOf('1234567'))).toBe('••••')
  })

  it('keeps a key for which nothing or its mask was sent back', () => {
    expect(['', '  ', '••••abcd', '••••'].every(keepsKey)).toBe(true)
    expect(keepsKey('sk-new')).toBe(false)
  })
})

describe('scalingAdvice (KP-23)', () => {
  it('is silent at the limits and speaks beyond them', () => {
    const at = [poolKey('a', { health: 50 }), poolKey('off', { status: 'inactive', health: 0 })]
    expect(scalingAdvice({ quiz: 20, meme: 15 }, at, NOON_MS)).toEqual([])
    const beyond = [
      poolKey('poor', { health: 49 }),
      poolKey('open', { breaker: OPEN, keyType: 'meme' }),
      poolKey('demo', { status: 'demo' }),
    ]
    expect(scalingAdvice({ quiz: 21, meme: 16 }, beyond, NOON_MS)).toEqual([
      { kind: 'long_queue', type: 'quiz', waiting: 21 },
      { kind: 'long_queue', type: 'meme', waiting: 16 },
      { kind: 'poor_health', type: 'quiz', keyName: 'poor', health: 49 },
      { kind: 'breaker_open', type: 'meme', keyName: 'open' },
    ])
    expect(scalingAdvice({ quiz: 0, meme: 0 }, beyond.slice(1, 2), NOON_MS + MINUTE_MS)).toEqual([])
  })

  it('comes in words', () => {
    const words = [
      adviceInWords({ kind: 'long_queue', type: 'meme', waiting: 16 }),
      adviceInWords({ kind: 'poor_health', type: 'quiz', keyName: 'Main', health: 49 }),
      adviceInWords({ kind: 'breaker_open', type: 'quiz', keyName: 'Main' }),
    ]
    expect(words).toEqual([
      '16 jobs are waiting for a meme key. Add another meme key.',
      'The quiz key "Main" is at 49 of 100 health. Test it to see why its calls fail.',
      'The quiz key "Main" is paused because its latest calls failed. Test it, or add another key.',
    ])
  })
})
