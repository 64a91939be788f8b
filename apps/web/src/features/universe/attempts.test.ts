import { describe, expect, it } from 'vitest'
import { type AttemptEvent, type Attempts, attemptsLeft, FIRST_ATTEMPT, nextAttempts } from './attempts'

const after = (...events: readonly AttemptEvent[]): Attempts => events.reduce(nextAttempts, FIRST_ATTEMPT)

describe('attempts to draw the universe (HM-12, OP-34)', () => {
  it('offers 2, then 1 more try, then gives up', () => {
    expect(after('error')).toEqual({ phase: 'failed', failures: 1 })
    expect(attemptsLeft(after('error'))).toBe(2)
    expect(attemptsLeft(after('error', 'retry', 'error'))).toBe(1)
    expect(after('error', 'retry', 'error').phase).toBe('failed')
    expect(after('error', 'retry', 'error', 'retry', 'error').phase).toBe('given-up')
  })

  it('counts several errors of one picture once', () => {
    expect(after('error', 'error', 'error')).toEqual({ phase: 'failed', failures: 1 })
  })

  it('counts a picture that breaks after it was ready', () => {
    expect(after('ready', 'error')).toEqual({ phase: 'failed', failures: 1 })
    expect(after('error', 'retry', 'ready', 'error').failures).toBe(2)
  })

  it('never starts again once it gave up', () => {
    const end = after('error', 'retry', 'error', 'retry', 'error')
    expect(nextAttempts(end, 'retry')).toBe(end)
    expect(nextAttempts(end, 'ready')).toBe(end)
    expect(attemptsLeft(end)).toBe(0)
  })

  it('ignores a late "ready" of a picture that failed', () => {
    expect(after('error', 'ready').phase).toBe('failed')
  })
})
