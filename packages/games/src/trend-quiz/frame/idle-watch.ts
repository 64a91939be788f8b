/** 10 s, in ticks: nobody steers a course that long without input. */
const IDLE_TICKS = 600

/** Reports once if a flight has not been steered since its start. */
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
