/** Where the camera of the galaxy is: around which point, how far from it, from which side (radians). Units of its space. */
export type Pose = { x: number; y: number; z: number; distance: number; azimuth: number; polar: number }

/** What a frame is drawn with; written in place, because frames must not allocate. */
export type Lens = {
  readonly viewProjection: Float32Array
  readonly eye: Float32Array
  readonly right: Float32Array
  readonly up: Float32Array
  readonly ahead: Float32Array
  aspect: number
}

export const HALF_VIEW = Math.tan((27 * Math.PI) / 180)
export const CLOSEST = 0.12
export const FARTHEST = 60
/** Never quite from the edge or from right above: the disc would be a line, and up would have no meaning. */
const FLATTEST = 1.5
const STEEPEST = 0.08
/** The camera stays with the galaxy. */
const FARTHEST_TARGET = 16
const NEAR = 0.02
const FAR = 160
/** What depth in the picture is made of: `scale + shift / distance`. */
export const DEPTH = { scale: (FAR + NEAR) / (FAR - NEAR), shift: (-2 * FAR * NEAR) / (FAR - NEAR) } as const
/** Seconds in which the camera covers all but a third of its way. */
const FOLLOW_SECONDS = 0.16
/** Shares of the distance, and radians, that nobody sees. */
const SETTLED = 4e-4

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

export function newLens(): Lens {
  return {
    viewProjection: new Float32Array(16),
    eye: new Float32Array(3),
    right: new Float32Array(3),
    up: new Float32Array(3),
    ahead: new Float32Array(3),
    aspect: 1,
  }
}

/** Brings a pose into its bounds, in place. */
export function boundPose(pose: Pose): Pose {
  pose.distance = clamp(pose.distance, CLOSEST, FARTHEST)
  pose.polar = clamp(pose.polar, STEEPEST, FLATTEST)
  pose.x = clamp(pose.x, -FARTHEST_TARGET, FARTHEST_TARGET)
  pose.y = clamp(pose.y, -2, 2)
  pose.z = clamp(pose.z, -FARTHEST_TARGET, FARTHEST_TARGET)
  return pose
}

/** The direction that looks the same as `azimuth` and lies nearest to `from`: whole turns are the way of no camera. */
export function nearestTurn(azimuth: number, from: number): number {
  const whole = 2 * Math.PI
  return azimuth + whole * Math.round((from - azimuth) / whole)
}

export function copyPose(from: Pose, into: Pose): void {
  into.x = from.x
  into.y = from.y
  into.z = from.z
  into.distance = from.distance
  into.azimuth = from.azimuth
  into.polar = from.polar
}

/** Moves `pose` towards `wanted`, in place. True while it is on its way. */
export function followPose(pose: Pose, wanted: Pose, seconds: number): boolean {
  const reach = SETTLED * wanted.distance
  const isThere =
    Math.abs(wanted.x - pose.x) + Math.abs(wanted.y - pose.y) + Math.abs(wanted.z - pose.z) < reach &&
    Math.abs(wanted.distance - pose.distance) < reach &&
    Math.abs(wanted.azimuth - pose.azimuth) + Math.abs(wanted.polar - pose.polar) < SETTLED
  if (isThere) {
    copyPose(wanted, pose)
    return false
  }
  const share = 1 - Math.exp(-seconds / FOLLOW_SECONDS)
  pose.x += (wanted.x - pose.x) * share
  pose.y += (wanted.y - pose.y) * share
  pose.z += (wanted.z - pose.z) * share
  // By its logarithm: every step of a zoom looks as large as the one before.
  pose.distance *= (wanted.distance / pose.distance) ** share
  pose.azimuth += (wanted.azimuth - pose.azimuth) * share
  pose.polar += (wanted.polar - pose.polar) * share
  return true
}

/** Writes how the galaxy looks from a pose. */
export function aimLens(lens: Lens, pose: Pose): void {
  const { viewProjection: matrix, eye, right, up, ahead, aspect } = lens
  const sinA = Math.sin(pose.azimuth)
  const cosA = Math.cos(pose.azimuth)
  const sinP = Math.sin(pose.polar)
  const cosP = Math.cos(pose.polar)
  ahead[0] = -sinP * sinA
  ahead[1] = -cosP
  ahead[2] = -sinP * cosA
  right[0] = cosA
  right[1] = 0
  right[2] = -sinA
  up[0] = -cosP * sinA
  up[1] = sinP
  up[2] = -cosP * cosA
  eye[0] = pose.x - pose.distance * (ahead[0] ?? 0)
  eye[1] = pose.y - pose.distance * (ahead[1] ?? 0)
  eye[2] = pose.z - pose.distance * (ahead[2] ?? 0)
  const scaleX = 1 / (HALF_VIEW * aspect)
  const scaleY = 1 / HALF_VIEW
  for (let axis = 0; axis < 3; axis++) {
    matrix[4 * axis] = scaleX * (right[axis] ?? 0)
    matrix[4 * axis + 1] = scaleY * (up[axis] ?? 0)
    matrix[4 * axis + 2] = DEPTH.scale * (ahead[axis] ?? 0)
    matrix[4 * axis + 3] = ahead[axis] ?? 0
  }
  const eyeRight = dot(right, eye)
  const eyeUp = dot(up, eye)
  const eyeAhead = dot(ahead, eye)
  matrix[12] = -scaleX * eyeRight
  matrix[13] = -scaleY * eyeUp
  matrix[14] = -DEPTH.scale * eyeAhead + DEPTH.shift
  matrix[15] = -eyeAhead
}

function dot(a: Float32Array, b: Float32Array): number {
  return (a[0] ?? 0) * (b[0] ?? 0) + (a[1] ?? 0) * (b[1] ?? 0) + (a[2] ?? 0) * (b[2] ?? 0)
}

/** A point of the picture, -1 to 1 from left to right and from bottom to top, and its depth in front of the camera. */
export type Projected = { x: number; y: number; depth: number }

export function project(lens: Lens, x: number, y: number, z: number, into: Projected): void {
  const { viewProjection: m } = lens
  const depth = (m[3] ?? 0) * x + (m[7] ?? 0) * y + (m[11] ?? 0) * z + (m[15] ?? 0)
  into.depth = depth
  into.x = ((m[0] ?? 0) * x + (m[4] ?? 0) * y + (m[8] ?? 0) * z + (m[12] ?? 0)) / depth
  into.y = ((m[1] ?? 0) * x + (m[5] ?? 0) * y + (m[9] ?? 0) * z + (m[13] ?? 0)) / depth
}

/** Turns the view by hand, radians. */
export function turn(wanted: Pose, azimuth: number, polar: number): void {
  wanted.azimuth += azimuth
  wanted.polar += polar
  boundPose(wanted)
}

/** Shifts the view along the picture, by shares of its height. */
export function shift(wanted: Pose, across: number, along: number): void {
  const length = 2 * HALF_VIEW * wanted.distance
  const [sin, cos] = [Math.sin(wanted.azimuth), Math.cos(wanted.azimuth)]
  wanted.x += length * (across * cos + along * sin)
  wanted.z += length * (-across * sin + along * cos)
  boundPose(wanted)
}

/**
 * Brings the camera nearer by a factor, towards a point of the picture (-1 to 1): what lies there stays there.
 *
 * @param factor Below 1 flies in, above 1 pulls back.
 */
export function zoom(wanted: Pose, lens: Lens, factor: number, pictureX = 0, pictureY = 0): void {
  const before = wanted.distance
  wanted.distance = clamp(before * factor, CLOSEST, FARTHEST)
  // The point of the plane of the target that lies under the pointer draws the target to itself.
  const part = 1 - wanted.distance / before
  const down = wanted.y - (lens.eye[1] ?? 0)
  const along = (axis: number): number =>
    (lens.ahead[axis] ?? 0) +
    HALF_VIEW * (lens.aspect * pictureX * (lens.right[axis] ?? 0) + pictureY * (lens.up[axis] ?? 0))
  const fall = along(1)
  if (fall < -0.05 && down < 0) {
    const reach = Math.min(down / fall, 3 * before)
    wanted.x += part * ((lens.eye[0] ?? 0) + reach * along(0) - wanted.x)
    wanted.z += part * ((lens.eye[2] ?? 0) + reach * along(2) - wanted.z)
  }
  boundPose(wanted)
}
