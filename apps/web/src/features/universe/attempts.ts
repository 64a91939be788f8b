/** HM-12: tries after the first failure. */
export const MAX_RETRIES = 2
/** OP-34: how long the last message stands before the list takes over. */
export const GIVE_UP_AFTER_MS = 3_000

/** Where the attempts to draw the universe stand. `failures` counts over all attempts of this page. */
export type Attempts = {
  readonly phase: 'loading' | 'ready' | 'failed' | 'given-up'
  readonly failures: number
}

export type AttemptEvent = 'ready' | 'error' | 'retry'

export const FIRST_ATTEMPT: Attempts = { phase: 'loading', failures: 0 }

/** OP-34: the first two failures offer another try, the third gives up. */
export function nextAttempts(attempts: Attempts, event: AttemptEvent): Attempts {
  switch (event) {
    case 'ready':
      return attempts.phase === 'loading' ? { ...attempts, phase: 'ready' } : attempts
    case 'error': {
      // One broken picture may report several errors; they count once.
      if (attempts.phase === 'failed' || attempts.phase === 'given-up') return attempts
      const failures = attempts.failures + 1
      return { phase: failures > MAX_RETRIES ? 'given-up' : 'failed', failures }
    }
    case 'retry':
      return attempts.phase === 'failed' ? { ...attempts, phase: 'loading' } : attempts
  }
}

/** What the button of ER-25 counts: 2 after the first failure, 1 after the second. */
export function attemptsLeft(attempts: Attempts): number {
  return Math.max(0, MAX_RETRIES + 1 - attempts.failures)
}
