import { footprintOf, type PackedBody, type PackingRegion, packBodies } from './planet-packing'
import { sizeOfRank } from './planet-size'
import { layoutSlots } from './planet-slots'

/** Distance of the resting camera from the origin (HM-15). */
export const CAMERA_DISTANCE = 50
/** Vertical field of view in degrees (HM-15). */
export const CAMERA_FIELD_OF_VIEW = 75
/** Where the camera rests, looking at the origin; 50 units away, a little above the plane. */
export const CAMERA_HOME = [0, 9, Math.sqrt(CAMERA_DISTANCE ** 2 - 81)] as const
/** Planets use a wide window up to here; farther from the axis they would make no composition. */
export const MAX_AXIS_ANGLE_DEGREES = 44

/** Parts of the picture that other things cover, as fractions of its height (top, bottom) or width (left, right). */
export type ViewInsets = {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export type LayoutPlanet = {
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
  /** The same with ring and words. */
  readonly footprint: { readonly x: number; readonly y: number; readonly radius: number }
}

/** Half the height of the picture plane at distance 1. */
export const HALF_HEIGHT = Math.tan((CAMERA_FIELD_OF_VIEW / 2) * (Math.PI / 180))
const MAX_OFFSET = Math.tan(MAX_AXIS_ANGLE_DEGREES * (Math.PI / 180))
/** Radius of an average planet as a share of the free space's mean half-size, by number of planets. */
const BASE_RADIUS = [0, 0.44, 0.35, 0.305, 0.28, 0.262, 0.25] as const
/** Height kept free for a planet’s words below it, in units of the picture plane at distance 1: 73 of 900 pixels. */
const LABEL_ROOM = 0.125
/** The nearest planets stand this far in front of the camera, each further slot a bit deeper. */
const SLOT_DEPTHS = [45, 48, 47, 54, 58, 51] as const
const NO_INSETS: ViewInsets = { top: 0, right: 0, bottom: 0, left: 0 }

function freeRegion(aspect: number, insets: ViewInsets): PackingRegion {
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

/** From a disc on the picture to a sphere in the scene that is seen as exactly this disc (see `shaders/planet.ts` of the canvas). */
function place(body: PackedBody, depth: number): PlacedPlanet {
  const discY = body.y + body.words / 2
  const radiusScene = (body.radius * depth) / Math.sqrt(1 + body.radius ** 2)
  const scale = (depth ** 2 - radiusScene ** 2) / depth
  const right = body.x * scale
  const up = discY * scale
  const sin = CAMERA_HOME[1] / CAMERA_DISTANCE
  const cos = CAMERA_HOME[2] / CAMERA_DISTANCE
  const ahead = CAMERA_DISTANCE - depth
  return {
    x: right,
    y: up * cos + ahead * sin,
    z: -up * sin + ahead * cos,
    radiusScene,
    disc: { x: body.x / HALF_HEIGHT, y: discY / HALF_HEIGHT, radius: body.radius / HALF_HEIGHT },
    footprint: {
      x: body.x / HALF_HEIGHT,
      y: body.y / HALF_HEIGHT,
      radius: footprintOf(body) / HALF_HEIGHT,
    },
  }
}

/**
 * Where the planets of the home universe stand, and how large they are: composed for the picture's shape, sized by rank,
 * none overlapping another, all within 44 degrees of the axis and inside what the insets leave free.
 *
 * @param planets By rank, the first the highest.
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
  const halfX = Math.min(MAX_OFFSET, (region.right - region.left) / 2)
  const halfY = Math.min(MAX_OFFSET, (region.top - region.bottom) / 2)
  const base = Math.sqrt(halfX * halfY) * (BASE_RADIUS[planets.length] ?? BASE_RADIUS[6])
  const slots = layoutSlots(planets.length, halfX >= halfY * 0.95)
  const bodies = planets.map((planet, index): PackedBody => {
    const slot = slots[index] ?? { x: 0, y: 0 }
    return {
      x: middleX + slot.x * halfX,
      y: middleY + slot.y * halfY,
      ring: planet.ringOuter ?? 1,
      radius: base * sizeOfRank(index, planets.length),
      words: LABEL_ROOM,
    }
  })
  packBodies(bodies, region, MAX_OFFSET)
  return bodies.map((body, index) => place(body, SLOT_DEPTHS[index % SLOT_DEPTHS.length] ?? CAMERA_DISTANCE))
}
