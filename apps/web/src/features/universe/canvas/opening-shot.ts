import { CAMERA_HOME } from '@trendverse/domain/trends/planets/planet-layout'

type Point = { readonly x: number; readonly y: number; readonly z: number }

/** The opening shot while it lasts; the camera moves it on. */
export type OpeningShot = { seconds: number }

/** Where a camera stands and looks, in place: frames must not allocate. */
export type CameraPose = { eye: { x: number; y: number; z: number }; target: { x: number; y: number; z: number } }

export const OPENING_SECONDS = 4.5
/** The star is alone for so long, seen from this distance in scene units. */
const HOLD_SECONDS = 0.5
const STAR_DISTANCE = 9
/** When the first planet lights, and the time between two. */
const FIRST_LIGHT_SECONDS = 1.1
const LIGHT_EVERY_SECONDS = 0.5

/** 0 while the star is alone, 1 at the end, without a jerk at either. */
function progressOf(seconds: number): number {
  const share = Math.min(1, Math.max(0, (seconds - HOLD_SECONDS) / (OPENING_SECONDS - HOLD_SECONDS)))
  return share * share * share * (share * (share * 6 - 15) + 10)
}

/**
 * Writes where the camera of the opening shot is: close to the star at first, then straight back to the resting view, by
 * equal shares of the distance, as pulling back looks even.
 *
 * @param star Where the first planet is.
 */
export function writeOpeningPose(pose: CameraPose, star: Point, seconds: number): void {
  const progress = progressOf(seconds)
  const x = CAMERA_HOME[0] - star.x
  const y = CAMERA_HOME[1] - star.y
  const z = CAMERA_HOME[2] - star.z
  const whole = Math.hypot(x, y, z)
  const nearest = Math.min(STAR_DISTANCE, whole)
  const along = (nearest * (whole / nearest) ** progress) / whole
  pose.eye.x = star.x + x * along
  pose.eye.y = star.y + y * along
  pose.eye.z = star.z + z * along
  pose.target.x = star.x * (1 - progress)
  pose.target.y = star.y * (1 - progress)
  pose.target.z = star.z * (1 - progress)
}

/** Whether the planet of a rank, 0 for the first, shines by then. */
export function isLit(rank: number, seconds: number): boolean {
  return seconds >= Math.min(OPENING_SECONDS, FIRST_LIGHT_SECONDS + rank * LIGHT_EVERY_SECONDS)
}
