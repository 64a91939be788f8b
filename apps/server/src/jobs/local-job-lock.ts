import type { JobLock } from './job'

/** What lives in this process cannot be taken away by another. */
const NEVER_LOST = new AbortController().signal

/** For the embedded database: only one process can hold its folder, so the lock is a set of names. */
export function createLocalJobLock(): JobLock {
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
