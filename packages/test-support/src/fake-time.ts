import type { Clock, StartTimer } from '@trendverse/application/ports/world'

/** A clock that stands still until it is moved, with timers that ring when it passes them. */
export type FakeTime = {
  readonly clock: Clock
  readonly startTimer: StartTimer
  /** Moves the clock on and lets everything that becomes due come to rest. */
  advance(ms: number): Promise<void>
  /**
   * Moves from timer to timer until the work is done.
   *
   * @param isBusy Whether something outside this process is still at work, for which the clock stands still.
   */
  runUntil<Value>(work: Promise<Value>, isBusy?: () => boolean): Promise<Value>
}

/** Lets promises and input that is there already come to rest. */
const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

export function createFakeTime(startMs: number): FakeTime {
  let nowMs = startMs
  let timers: readonly { readonly atMs: number; readonly ring: () => void }[] = []

  const next = () =>
    timers.reduce<(typeof timers)[number] | null>((a, b) => (a === null || b.atMs < a.atMs ? b : a), null)

  async function ringNext(untilMs: number): Promise<boolean> {
    const timer = next()
    if (timer === null || timer.atMs > untilMs) return false
    timers = timers.filter((other) => other !== timer)
    nowMs = Math.max(nowMs, timer.atMs)
    timer.ring()
    await rest()
    return true
  }

  return {
    clock: { nowMs: () => nowMs },
    startTimer: (ms, ring) => {
      const timer = { atMs: nowMs + ms, ring }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    async advance(ms) {
      const untilMs = nowMs + ms
      await rest()
      while (await ringNext(untilMs));
      nowMs = untilMs
    },
    async runUntil(work, isBusy = () => false) {
      const state = { isDone: false }
      const noteEnd = (): void => void (state.isDone = true)
      work.then(noteEnd, noteEnd)
      for (;;) {
        await rest()
        while (isBusy()) await rest()
        if (state.isDone) return work
        if (!(await ringNext(Number.POSITIVE_INFINITY)))
          throw new Error('the work waits for something that never comes')
      }
    },
  }
}
