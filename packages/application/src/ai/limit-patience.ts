import type { Needs } from '../ports/ports'

export type Patience = {
  /** Fires when nobody waits any longer. */
  readonly signal: AbortSignal
  /** Why it fired: the time was up, or somebody outside gave up. */
  why(): 'too_late' | 'cancelled'
  /** Makes it fire. */
  giveUp(): void
  /** To be called when the work is done, whatever came of it. */
  end(): void
}

/** How long work may go on: so many milliseconds, and no longer than the signal from outside is silent. */
export function limitPatience(ports: Needs<'startTimer'>, limitMs: number, outside?: AbortSignal): Patience {
  const controller = new AbortController()
  let isTooLate = false
  const giveUp = (): void => controller.abort()
  const cancelTimer = ports.startTimer(limitMs, () => {
    isTooLate = !controller.signal.aborted
    giveUp()
  })
  outside?.addEventListener('abort', giveUp, { once: true })
  if (outside?.aborted) giveUp()
  return {
    signal: controller.signal,
    why: () => (isTooLate ? 'too_late' : 'cancelled'),
    giveUp,
    end: () => {
      cancelTimer()
      outside?.removeEventListener('abort', giveUp)
    },
  }
}
