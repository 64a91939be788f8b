/** A pause is no jump. */
const LONGEST_STEP_SECONDS = 0.1

type FrameLoopOptions = {
  /**
   * Draws one picture, so many seconds after the last one of a movement. True while there is more to do. `isAsked` is false
   * where only that is why it is called again: nothing was changed since.
   */
  readonly draw: (seconds: number, isAsked: boolean) => boolean
  /** Something has changed, and nothing moves any more. */
  readonly onRest: () => void
  /** Called once: nothing is drawn after it. */
  readonly onError: (error: unknown) => void
}

/** Draws when there is something to draw, and never else. */
export type FrameLoop = {
  /** Draws once more. That alone is no reason to come to rest again: labels are written because something came to rest. */
  readonly wake: () => void
  /** Draws once more, because of something that is worth a rest. */
  readonly change: () => void
  /** Draws before anybody sees what is there; not before the first picture, which may take its time. */
  readonly drawNow: () => void
  /** Nobody else hears of what fails in a frame or under a pointer. Null after a failure. */
  readonly attempt: <T>(work: () => T) => T | null
  readonly fail: (error: unknown) => void
  readonly stop: () => void
}

export function createFrameLoop({ draw, onRest, onError }: FrameLoopOptions): FrameLoop {
  let request = 0
  let before = 0
  let hasDrawn = false
  let isAsked = false
  let hasChanged = false
  let isOpen = true

  function step(nowMs: number): void {
    request = 0
    const seconds = before === 0 ? 0 : Math.min(LONGEST_STEP_SECONDS, (nowMs - before) / 1_000)
    before = nowMs
    hasDrawn = true
    const wasAsked = isAsked
    isAsked = false
    if (draw(seconds, wasAsked)) {
      hasChanged = true
      request ||= requestAnimationFrame(onFrame)
    }
    if (request !== 0) return
    before = 0
    if (!hasChanged) return
    hasChanged = false
    onRest()
  }

  function stop(): void {
    isOpen = false
    cancelAnimationFrame(request)
  }

  function fail(error: unknown): void {
    if (!isOpen) return
    stop()
    onError(error)
  }

  function attempt<T>(work: () => T): T | null {
    if (!isOpen) return null
    try {
      return work()
    } catch (error) {
      fail(error)
      return null
    }
  }

  /** One for all frames: frames must not allocate. */
  function onFrame(nowMs: number): void {
    if (!isOpen) return
    try {
      step(nowMs)
    } catch (error) {
      fail(error)
    }
  }

  function wake(): void {
    isAsked = true
    if (request === 0 && isOpen) request = requestAnimationFrame(onFrame)
  }

  function change(): void {
    hasChanged = true
    wake()
  }

  return {
    wake,
    change,
    drawNow: () => {
      change()
      if (!hasDrawn) return
      cancelAnimationFrame(request)
      onFrame(performance.now())
    },
    attempt,
    fail,
    stop,
  }
}
