import { layoutSlots } from './planet-slots'

/** Distance of the resting camera from the origin (HM-15). */
export const CAMERA_DISTANCE = 50
/** Vertical field of view in degrees (HM-15). */
export const CAMERA_FIELD_OF_VIEW = 75
/** Where the camera rests, looking at the origin; 50 units away, a little above the plane. */
export const CAMERA_HOME = [0, 9, Math.sqrt(CAMERA_DISTANCE ** 2 - 81)] as const
/** Wider of the axis a perspective picture stretches spheres to eggs. */
export const MAX_AXIS_ANGLE_DEGREES = 32

/** Parts of the picture that other things cover, as fractions of its height (top, bottom) or width (left, right). */
export type ViewInsets = {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export type LayoutPlanet = {
  /** Size against an average planet. */
  readonly size: number
  /** Outer edge of the ring in radii, or null. */
  readonly ringOuter: number | null
}

export type PlacedPlanet = {
  /** Scene units; the origin is where the camera looks. */
  readonly x: number
  readonly y: number
  readonly z: number
  readonly radiusScene: number
  /** Middle and radius of the disc seen from the resting camera, in units of the view's half height, y up. */
  readonly disc: { readonly x: number; readonly y: number; readonly radius: number }
  /** The same with ring and label. */
  readonly footprint: number
}

const HALF_HEIGHT = Math.tan((CAMERA_FIELD_OF_VIEW / 2) * (Math.PI / 180))
const MAX_OFFSET = Math.tan(MAX_AXIS_ANGLE_DEGREES * (Math.PI / 180))
/** Radius of an average planet as a share of the free space's mean half-size, by number of planets. */
const BASE_RADIUS = [0, 0.5, 0.4, 0.35, 0.32, 0.3, 0.285] as const
/** Later places are a little smaller, so that planets of equal momentum still make a composition. */
const PLACE_SIZES = [1.16, 1.04, 0.9, 0.82, 0.88, 0.84] as const
/** Free distance around a planet; its label lies there. */
const LABEL_ROOM = 0.05
const EDGE_ROOM = 0.03
/** A ring costs its planet some size: 0 = none, 1 = the ring is as wide as the planet would be. */
const RING_COST = 0.35
/** The nearest planets stand this far in front of the camera, each further slot a bit deeper. */
const SLOT_DEPTHS = [45, 48, 47, 54, 58, 51] as const
const NO_INSETS: ViewInsets = { top: 0, right: 0, bottom: 0, left: 0 }
const PUSHES_PER_SIZE = 160
const SHRINK = 0.95
const MAX_SHRINKS = 60

type Region = { left: number; right: number; bottom: number; top: number }
type Body = { x: number; y: number; radius: number; footprint: number }

function freeRegion(aspect: number, insets: ViewInsets): Region {
  const halfWidth = HALF_HEIGHT * aspect
  const region = {
    left: -halfWidth + insets.left * 2 * halfWidth,
    right: halfWidth - insets.right * 2 * halfWidth,
    bottom: -HALF_HEIGHT + insets.bottom * 2 * HALF_HEIGHT,
    top: HALF_HEIGHT - insets.top * 2 * HALF_HEIGHT,
  }
  const usable = region.right - region.left > 0.1 && region.top - region.bottom > 0.1
  return usable ? region : { left: -halfWidth, right: halfWidth, bottom: -HALF_HEIGHT, top: HALF_HEIGHT }
}

/** Keeps a body inside the free region and inside the cone around the axis. */
function confine(body: Body, region: Region): void {
  const roomX = Math.min(body.footprint + EDGE_ROOM, (region.right - region.left) / 2)
  const roomY = Math.min(body.footprint + EDGE_ROOM, (region.top - region.bottom) / 2)
  const offset = Math.hypot(body.x, body.y)
  if (offset > MAX_OFFSET) {
    body.x *= MAX_OFFSET / offset
    body.y *= MAX_OFFSET / offset
  }
  body.x = Math.min(region.right - roomX, Math.max(region.left + roomX, body.x))
  body.y = Math.min(region.top - roomY, Math.max(region.bottom + roomY, body.y))
}

/** Pushes overlapping bodies apart once; returns the largest overlap found. */
function separate(bodies: readonly Body[]): number {
  let worst = 0
  for (const [index, a] of bodies.entries()) {
    for (const b of bodies.slice(index + 1)) {
      const distance = Math.hypot(b.x - a.x, b.y - a.y)
      const overlap = a.footprint + b.footprint - distance
      if (overlap <= 0) continue
      worst = Math.max(worst, overlap)
      const alongX = distance > 1e-6 ? (b.x - a.x) / distance : 1
      const alongY = distance > 1e-6 ? (b.y - a.y) / distance : 0
      a.x -= (alongX * overlap) / 2
      a.y -= (alongY * overlap) / 2
      b.x += (alongX * overlap) / 2
      b.y += (alongY * overlap) / 2
    }
  }
  return worst
}

function settle(bodies: readonly Body[], region: Region): void {
  for (let shrinks = 0; shrinks < MAX_SHRINKS; shrinks++) {
    for (let push = 0; push < PUSHES_PER_SIZE; push++) {
      const overlap = separate(bodies)
      for (const body of bodies) confine(body, region)
      if (overlap < 1e-4 && separate(bodies) < 1e-4) return
    }
    for (const body of bodies) {
      body.radius *= SHRINK
      body.footprint *= SHRINK
    }
  }
}

/** From a disc on the picture to a sphere in the scene that is seen as exactly this disc (see `rounding.ts` of the canvas). */
function place(body: Body, depth: number): PlacedPlanet {
  const radiusScene = (body.radius * depth) / Math.sqrt(1 + body.radius ** 2)
  const scale = (depth ** 2 - radiusScene ** 2) / depth
  const right = body.x * scale
  const up = body.y * scale
  const sin = CAMERA_HOME[1] / CAMERA_DISTANCE
  const cos = CAMERA_HOME[2] / CAMERA_DISTANCE
  const ahead = CAMERA_DISTANCE - depth
  return {
    x: right,
    y: up * cos + ahead * sin,
    z: -up * sin + ahead * cos,
    radiusScene,
    disc: { x: body.x / HALF_HEIGHT, y: body.y / HALF_HEIGHT, radius: body.radius / HALF_HEIGHT },
    footprint: body.footprint / HALF_HEIGHT,
  }
}

/**
 * Where the planets of the home universe stand: composed for the picture's shape, most important first, none
 * overlapping another, all within 32 degrees of the axis and inside what the insets leave free.
 *
 * @param aspect Width over height of the picture; values outside 0.3 to 4 are clipped.
 */
export function layoutPlanets(
  planets: readonly LayoutPlanet[],
  aspect: number,
  insets: ViewInsets = NO_INSETS,
): PlacedPlanet[] {
  const shape = Number.isFinite(aspect) ? Math.min(4, Math.max(0.3, aspect)) : 1
  const region = freeRegion(shape, insets)
  const middleX = (region.left + region.right) / 2
  const middleY = (region.bottom + region.top) / 2
  const halfWidth = (region.right - region.left) / 2
  const halfHeight = (region.top - region.bottom) / 2
  const halfX = Math.min(MAX_OFFSET, halfWidth)
  const halfY = Math.min(MAX_OFFSET, halfHeight)
  const base = Math.sqrt(halfX * halfY) * (BASE_RADIUS[planets.length] ?? BASE_RADIUS[6])
  const slots = layoutSlots(planets.length, halfX >= halfY * 0.95)
  const bodies = planets.map((planet, index): Body => {
    const slot = slots[index] ?? { x: 0, y: 0 }
    const ring = planet.ringOuter ?? 1
    const size = planet.size * (planets.length > 1 ? (PLACE_SIZES[index] ?? 0.8) : 1)
    const radius = (base * size) / ring ** RING_COST
    const footprint = radius * ring + LABEL_ROOM
    const fit = Math.min(1, (Math.min(halfWidth, halfHeight) - EDGE_ROOM) / footprint)
    return {
      x: middleX + slot.x * halfX,
      y: middleY + slot.y * halfY,
      radius: radius * fit,
      footprint: footprint * fit,
    }
  })
  settle(bodies, region)
  return bodies.map((body, index) => place(body, SLOT_DEPTHS[index % SLOT_DEPTHS.length] ?? CAMERA_DISTANCE))
}
