/** Runs tasks with at most a fixed number under way; the others wait their turn in order. */
export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>

/** @param maximum How many tasks may run at once, at least 1. */
export function limitConcurrency(maximum: number): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= maximum) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      // The place passes straight to the next task, so that nobody slips in between.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
