/** Scene updates that may wait for a frame (HM-16, OP-79). */
export const FRAME_QUEUE_LIMIT = 60

/** Updates scheduled for the next frame, oldest first. */
export type FrameQueue<Update> = {
  /** Schedules an update; beyond 60 the oldest undrawn one is dropped. */
  readonly schedule: (update: Update) => void
  /** Hands every waiting update over, oldest first, and empties the queue. Updates scheduled meanwhile wait. */
  readonly drain: (apply: (update: Update) => void) => void
  readonly size: () => number
}

/** A queue of a fixed size, so that a hidden tab or a slow device can never pile up work. */
export function createFrameQueue<Update>(limit = FRAME_QUEUE_LIMIT): FrameQueue<Update> {
  const waiting: Update[] = []
  return {
    schedule: (update) => {
      if (waiting.length >= limit) waiting.shift()
      waiting.push(update)
    },
    drain: (apply) => {
      for (let left = waiting.length; left > 0; left--) {
        const update = waiting.shift()
        if (update !== undefined) apply(update)
      }
    },
    size: () => waiting.length,
  }
}
