/** 10 s, in ticks: no course is flown that long without a touch. */
const IDLE_TICKS = 600

/** Notices once a flight that nobody has steered since its start. */
export type IdleWatch = {
  restart(): void
  /** To be called once a tick. Whether nobody seems to be there. */
  tick(isSteered: boolean): boolean
}

export function createIdleWatch(): IdleWatch {
  let ticks = 0
  let isDone = false
  return {
    restart() {
      ticks = 0
      isDone = false
    },
    tick(isSteered) {
      if (isDone) return false
      ticks += 1
      isDone = isSteered || ticks >= IDLE_TICKS
      return isDone && !isSteered
    },
  }
}
