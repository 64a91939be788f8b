import { createListeners } from '@trendverse/domain/primitives/store'

/** Hours a second at the plain speed: an hour in 60 ms. */
export const PLAIN_SPEED = 1_000 / 60
export const SPEEDS = [0.25, 1, 4, 16, 64] as const
/** What play begins with when there is nothing ahead: the last month. */
const PLAYED_BACK_HOURS = 30 * 24
/** Under reduced motion time goes by in steps of so many hours. */
const STEP_HOURS = 24

/** The instant the galaxy shows. Changed in place: playing must not allocate. */
export type Timeline = {
  /** Hours since 2020 (UTC), with fractions while time runs. */
  hours: number
  firstHour: number
  nowHour: number
  isPlaying: boolean
  /** Factor of `PLAIN_SPEED`. */
  speed: number
  isStepwise: boolean
  /** Hours that have gone by since the last step. */
  carried: number
  readonly subscribe: (listener: () => void) => () => void
  readonly notify: () => void
}

export function createTimeline(): Timeline {
  const { subscribe, notify } = createListeners()
  return {
    hours: 0,
    firstHour: 0,
    nowHour: 0,
    isPlaying: false,
    speed: 1,
    isStepwise: false,
    carried: 0,
    subscribe,
    notify,
  }
}

/** Shows an instant, within what the galaxy remembers. */
export function showHour(timeline: Timeline, hours: number): void {
  timeline.hours = Math.min(timeline.nowHour, Math.max(timeline.firstHour, hours))
  timeline.notify()
}

/**
 * More of the past has arrived. An hour that was asked for and lay before all of it is shown now; a visitor who moved to the
 * first hour stays there.
 */
export function reachBack(timeline: Timeline, firstHour: number, askedHour: number | null): void {
  const isWaiting =
    askedHour !== null && askedHour < timeline.firstHour && timeline.hours === timeline.firstHour && !timeline.isPlaying
  timeline.firstHour = firstHour
  showHour(timeline, isWaiting ? askedHour : timeline.hours)
}

export function setPlaying(timeline: Timeline, isPlaying: boolean): void {
  timeline.isPlaying = isPlaying
  timeline.carried = 0
  if (isPlaying && timeline.hours >= timeline.nowHour) {
    timeline.hours = Math.max(timeline.firstHour, timeline.nowHour - PLAYED_BACK_HOURS)
  }
  // A pause stands on a whole hour: that is what addresses say.
  if (!isPlaying) timeline.hours = Math.min(timeline.nowHour, Math.round(timeline.hours))
  timeline.notify()
}

export function changeSpeed(timeline: Timeline, direction: 1 | -1): void {
  const index = SPEEDS.findIndex((speed) => speed === timeline.speed)
  timeline.speed = SPEEDS[index + direction] ?? timeline.speed
  timeline.notify()
}

/** Moves time on while it plays; it stops by itself at now. */
export function stepTimeline(timeline: Timeline, seconds: number): void {
  if (!timeline.isPlaying) return
  timeline.carried += seconds * PLAIN_SPEED * timeline.speed
  const step = timeline.isStepwise ? STEP_HOURS * Math.floor(timeline.carried / STEP_HOURS) : timeline.carried
  if (step === 0) return
  timeline.carried -= step
  timeline.hours = Math.min(timeline.nowHour, timeline.hours + step)
  if (timeline.hours === timeline.nowHour) timeline.isPlaying = false
  timeline.notify()
}
