/**
 * Does the work only where nobody else on the same database holds this name right now. The signal the work gets fires when
 * the name was lost: somebody else may begin then. Rejects when the name cannot be asked for.
 */
export type HoldAlone = (name: string, work: (lost: AbortSignal) => Promise<void>) => Promise<'done' | 'busy'>

/** What lives in this process cannot be taken away by another. */
const NEVER_LOST = new AbortController().signal

/** For one process that has its database to itself: a set of names. */
export function holdInProcess(): HoldAlone {
  const held = new Set<string>()
  return async (name, work) => {
    if (held.has(name)) return 'busy'
    held.add(name)
    try {
      await work(NEVER_LOST)
      return 'done'
    } finally {
      held.delete(name)
    }
  }
}
