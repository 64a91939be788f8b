/** Below this many frames a second the universe is too heavy for the device. */
export const SLOW_FRAMES_PER_SECOND = 30
/** For this long it must stay slow before the quality steps down. */
const SLOW_FOR_MS = 3_000
/** One frame counts for at most this long, so that a single hiccup is not taken for slowness. */
const LONGEST_COUNTED_MS = 1_600
/** A longer gap means that the device slept. */
const PAUSE_GAP_MS = 10_000

/** What the rule remembers between frames; changed in place, because frames must not allocate. */
export type FrameRateWatch = {
  lastFrameMs: number
  /** Frames and milliseconds of the window that is being judged. */
  frames: number
  elapsedMs: number
  slowMs: number
  /** Frames a second over the last whole window, 0 before the first. */
  framesPerSecond: number
}

const WINDOW_MS = 500

export function newFrameRateWatch(): FrameRateWatch {
  return { lastFrameMs: -1, frames: 0, elapsedMs: 0, slowMs: 0, framesPerSecond: 0 }
}

/** Begins anew after a pause in which nothing was to be drawn (hidden tab, resting scene). */
export function restartWatch(watch: FrameRateWatch): void {
  watch.lastFrameMs = -1
  watch.frames = 0
  watch.elapsedMs = 0
  watch.slowMs = 0
}

/**
 * Notes one drawn frame. True once drawing has stayed under 30 frames a second for 3 s; the watch then starts afresh.
 *
 * @param nowMs Instant of the frame on any steady clock.
 */
export function noteFrame(watch: FrameRateWatch, nowMs: number): boolean {
  const gapMs = nowMs - watch.lastFrameMs
  if (watch.lastFrameMs < 0 || gapMs < 0 || gapMs > PAUSE_GAP_MS) {
    restartWatch(watch)
    watch.lastFrameMs = nowMs
    return false
  }
  watch.lastFrameMs = nowMs
  watch.frames += 1
  watch.elapsedMs += Math.min(gapMs, LONGEST_COUNTED_MS)
  if (watch.elapsedMs < WINDOW_MS) return false
  watch.framesPerSecond = (watch.frames * 1_000) / watch.elapsedMs
  watch.slowMs = watch.framesPerSecond < SLOW_FRAMES_PER_SECOND ? watch.slowMs + watch.elapsedMs : 0
  watch.frames = 0
  watch.elapsedMs = 0
  if (watch.slowMs < SLOW_FOR_MS) return false
  watch.slowMs = 0
  return true
}
