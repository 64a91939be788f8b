import { AppError } from '@trendverse/domain/primitives/app-error'
import { SECOND_MS } from '@trendverse/domain/primitives/time'

const FIRST_DELAY_MS = SECOND_MS
/** Whoever is back online should not wait long, and a server that comes up should not be stormed. */
const LONGEST_DELAY_MS = 15 * SECOND_MS

/** How long to wait after so many calls that did not get through: 1 s, then twice as long each time, 15 s at most. */
export function retryDelayMs(failures: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, failures - 1))
}

/** Whether a failure passes by itself: the connection, the server, or too many calls. A refusal is the last word. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof AppError) || error.retryable
}

/** Rests until the time has passed or the browser is online again, and tells whether it is. */
function rest(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (event?: Event) => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve(event?.type === 'online')
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}

type PatientOptions = {
  readonly signal: AbortSignal
  /** The call did not get through and is made again later. */
  readonly onLost: (cause: unknown) => void
}

/**
 * Makes a call until it gets through (OP-38). Throws what the other side refused it with, or the reason of `signal` once
 * nobody waits for it any more.
 */
export async function retryWithBackoff<Output>(
  call: () => Promise<Output>,
  { signal, onLost }: PatientOptions,
): Promise<Output> {
  for (let failures = 1; ; failures++) {
    try {
      const output = await call()
      signal.throwIfAborted()
      return output
    } catch (error) {
      signal.throwIfAborted()
      if (!isPassing(error)) throw error
      onLost(error)
    }
    // A connection that is back is tried often again: what is behind it may take a moment longer.
    if (await rest(retryDelayMs(failures), signal)) failures = 0
    signal.throwIfAborted()
  }
}
