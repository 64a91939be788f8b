/** Runs tasks with at most a fixed number under way; the others wait their turn in order. */
export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>

/** How long a line may grow, and what whoever finds it full is told instead of waiting. */
export type WaitingLine = { readonly maxWaiting: number; readonly refusal: () => Error }

/**
 * @param maximum How many tasks may run at once, at least 1.
 * @param line Without it everybody waits: for tasks whose number is bounded elsewhere.
 */
export function limitConcurrency(maximum: number, line?: WaitingLine): ConcurrencyLimit {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= maximum) {
      if (line !== undefined && waiting.length >= line.maxWaiting) throw line.refusal()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
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
