import { HALF_HEIGHT } from '@trendverse/domain/trends/planets/planet-layout'
import { besidePanel, type Picture, type View } from './camera-views'

type Point = { readonly x: number; readonly y: number; readonly z: number }
/** A planet with its ring as a ball: `reach` is the radius of both. Scene units. */
export type Neighbour = Point & { readonly reach: number }

/** A disc in the picture plane at distance 1, y up. */
type Disc = { readonly x: number; readonly y: number; readonly radius: number }
type Triple = readonly [number, number, number]

/** Free distance between the selected planet and its neighbours; the front of a ring reaches into it. */
const GAP = 0.08
/** Whoever leaves goes so many radii beyond the edge, because the front of a ring is seen larger than the rest. */
const LEAVING_RADII = 1.6
/** A neighbour leaves its direction in steps of this many radians until it finds room. */
const TURN = Math.PI / 12
const TURNS = 12
const NEAREST_DEPTH = 0.5

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const unit = (a: Triple): Triple => {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** The camera of a view: where it is, and where right, up and ahead of it lie. */
function cameraOf({ eye, target, offset }: View) {
  const ahead = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]])
  const right = unit(cross(ahead, [0, 1, 0]))
  const up = cross(right, ahead)
  const moved = eye.map((at, axis) => at + (right[axis] ?? 0) * offset[0] - (up[axis] ?? 0) * offset[1])
  return { eye: [moved[0] ?? 0, moved[1] ?? 0, moved[2] ?? 0] as Triple, right, up, ahead }
}

function discOf(camera: ReturnType<typeof cameraOf>, { x, y, z, reach }: Neighbour) {
  const away: Triple = [x - camera.eye[0], y - camera.eye[1], z - camera.eye[2]]
  const depth = dot(away, camera.ahead)
  if (depth < Math.max(NEAREST_DEPTH, reach * 1.05)) return null
  // As `writeViewDisc` has it: a ball is seen a little farther from the axis than its middle is.
  const scale = (depth * depth - reach * reach) / depth
  const disc: Disc = {
    x: dot(away, camera.right) / scale,
    y: dot(away, camera.up) / scale,
    radius: reach / Math.sqrt(depth * scale),
  }
  return { disc, depth, scale }
}

const overlaps = (a: Disc, b: Disc): boolean => Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius + GAP

/**
 * Where the others go while one planet is selected: each beside the selected planet, below the bar and clear of an open list, as near to where it was
 * seen as there is room; one that finds none leaves the picture. Nobody changes their distance from the camera.
 *
 * @param view Of the selected planet.
 * @param others Most important first: they choose first.
 * @returns Places in the order of `others`.
 */
export function stepAside(
  selected: Neighbour,
  others: readonly Neighbour[],
  view: View,
  picture: Picture,
): readonly Point[] {
  const camera = cameraOf(view)
  const middle = discOf(camera, selected)?.disc
  if (middle === undefined) return others
  const halfWidth = (HALF_HEIGHT * picture.widthPx) / Math.max(1, picture.heightPx)
  const free = besidePanel(picture)
  const room = {
    left: -halfWidth,
    right: halfWidth * (2 * free.width - 1),
    top: HALF_HEIGHT * (1 - 2 * free.top),
    bottom: HALF_HEIGHT * (1 - 2 * (free.top + free.height)),
  }
  const { list } = picture
  const planeX = (px: number): number => halfWidth * ((2 * px) / picture.widthPx - 1)
  const planeY = (px: number): number => HALF_HEIGHT * (1 - (2 * px) / picture.heightPx)
  const isUnderList = ({ x, y, radius }: Disc): boolean => {
    if (list === null) return false
    const nearX = Math.min(planeX(list.right), Math.max(planeX(list.left), x))
    const nearY = Math.min(planeY(list.top), Math.max(planeY(list.bottom), y))
    return Math.hypot(x - nearX, y - nearY) < radius
  }
  const isInRoom = (disc: Disc): boolean => {
    const { x, y, radius } = disc
    if (x - radius <= room.left || x + radius >= room.right) return false
    return y + radius < room.top && y - radius > room.bottom && !isUnderList(disc)
  }
  const taken: Disc[] = [middle]

  return others.map((other) => {
    const seen = discOf(camera, other)
    if (seen === null) return other
    const { disc, depth, scale } = seen
    const isOutside = Math.abs(disc.x) - disc.radius > halfWidth || Math.abs(disc.y) - disc.radius > HALF_HEIGHT
    if (isOutside) return other
    const from = Math.atan2(disc.y - middle.y, disc.x - middle.x)
    const nearest = middle.radius + disc.radius + GAP * 1.01
    const distance = Math.max(nearest, Math.hypot(disc.x - middle.x, disc.y - middle.y))
    const at = (angle: number, far: number): Disc => ({
      x: middle.x + Math.cos(angle) * far,
      y: middle.y + Math.sin(angle) * far,
      radius: disc.radius,
    })
    const tries = Array.from({ length: TURNS + 1 }, (_, step) => [from + step * TURN, from - step * TURN]).flat()
    const found = tries
      .flatMap((angle) => [at(angle, distance), at(angle, nearest)])
      .find((place) => isInRoom(place) && !taken.some((one) => overlaps(one, place)))
    // Out to the left: the panel lies at the right or below.
    const place = found ?? { ...disc, x: -halfWidth - LEAVING_RADII * disc.radius }
    if (found !== undefined) taken.push(found)
    const point = (axis: 0 | 1 | 2): number =>
      camera.eye[axis] + depth * camera.ahead[axis] + scale * (place.x * camera.right[axis] + place.y * camera.up[axis])
    return { x: point(0), y: point(1), z: point(2) }
  })
}
