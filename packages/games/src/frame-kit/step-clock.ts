export const TICK_MS = 1000 / 60
/** Beyond it a slow device would fall ever further behind: it plays slower instead. */
const MOST_TICKS_A_PICTURE = 6

/** Turns the time between pictures into whole ticks of one sixtieth of a second. */
export type StepClock = {
  /** Ticks to play before the picture of this instant; at most six at speed 1. */
  ticksDue(nowMs: number, speed: number): number
  /** Where the picture stands between the last two ticks, 0 to 1. */
  between(): number
  /** The time until this instant does not count. */
  rest(nowMs: number): void
}

export function createStepClock(): StepClock {
  let lastMs: number | null = null
  let owedMs = 0
  return {
    ticksDue(nowMs, speed) {
      owedMs += Math.max(0, nowMs - (lastMs ?? nowMs)) * speed
      lastMs = nowMs
      const due = Math.floor(owedMs / TICK_MS)
      const paid = Math.min(due, MOST_TICKS_A_PICTURE * speed)
      owedMs -= due * TICK_MS
      return paid
    },
    between: () => owedMs / TICK_MS,
    rest(nowMs) {
      lastMs = nowMs
    },
  }
}
