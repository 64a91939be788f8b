/** Holds a run for this tab, so that two tabs do not play it side by side. */
export type RunLock = {
  /** Whether it is held now. Where browsers cannot tell tabs apart, it always is: the server takes the first result. */
  readonly hold: (runId: string) => Promise<boolean>
  readonly release: () => void
}

export function createRunLock(locks: LockManager | undefined): RunLock {
  let held: { readonly runId: string; readonly release: () => void } | null = null
  const release = (): void => {
    held?.release()
    held = null
  }
  return {
    release,
    async hold(runId) {
      if (held?.runId === runId || locks === undefined) return true
      release()
      return new Promise((resolve) => {
        const holdOn = (lock: Lock | null): Promise<void> | undefined => {
          resolve(lock !== null)
          return lock === null ? undefined : new Promise((end) => (held = { runId, release: end }))
        }
        void locks.request(`trendverse run ${runId}`, { ifAvailable: true }, holdOn)
      })
    },
  }
}
