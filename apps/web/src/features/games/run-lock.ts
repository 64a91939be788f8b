import { logFailure } from '../../backend/call/log-failure'

/** Holds a run for this tab, so that two tabs do not play it side by side. */
export type RunLock = {
  /** Whether it is held now. Where browsers cannot tell tabs apart, it always is: the server takes the first result. */
  readonly hold: (runId: string) => Promise<boolean>
  readonly release: () => void
}

export function createRunLock(locks: LockManager | undefined): RunLock {
  let held: { readonly runId: string; readonly release: () => void } | null = null
  /** Number of the request: a lock that is granted after it was given up is given back at once. */
  let request = 0
  const release = (): void => {
    request += 1
    held?.release()
    held = null
  }
  return {
    release,
    async hold(runId) {
      if (held?.runId === runId || locks === undefined) return true
      release()
      const mine = request
      return new Promise((resolve) => {
        const holdOn = (lock: Lock | null): Promise<void> | undefined => {
          const isHeld = lock !== null && mine === request
          resolve(isHeld)
          return isHeld ? new Promise((end) => (held = { runId, release: end })) : undefined
        }
        locks.request(`trendverse run ${runId}`, { ifAvailable: true }, holdOn).catch((cause: unknown) => {
          logFailure('A run could not be locked to this tab.', cause)
          resolve(true)
        })
      })
    },
  }
}
