/** One piece of background work. Handlers may be cut off at any moment and started again: they must be idempotent. */
export type Job = {
  /** Kebab case; shown in health. */
  readonly name: string
  readonly everyMs: number
  /** Whether it runs at every start, or only when its last success is longer ago than `everyMs`. */
  readonly atStart: 'always' | 'when-due'
  /** Has it run at once, whatever its interval, each time the listener is called; returns the end of it. */
  onWake?(wake: () => void): () => void
  /** Ends early when the signal fires: the process is stopping. Throws when the work failed as a whole. */
  run(signal: AbortSignal): Promise<void>
}

/**
 * Does the work only if nobody else on the same database is doing the job of this name right now. The signal the
 * work gets fires when the lock was lost: somebody else may start then. Rejects when the lock cannot be asked for.
 */
export type JobLock = (name: string, work: (lost: AbortSignal) => Promise<void>) => Promise<'done' | 'busy'>
