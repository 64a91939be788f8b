import type { Frame } from './frame'
import type { Lens } from './galaxy-camera'
import type { NearPlanet } from './near-star'
import type { PlanetLook } from './planet-looks'
import { MOST_PLANETS } from './shaders/frame'

/** What lights a planet besides the heart of the galaxy: from the left, from above and from behind the camera. */
const FILL = { left: 0.75, up: 0.5, back: 0.5 } as const
const HEART_LIGHT = 0.45
const LEAST_GLOW = 0.35
const GLOW_OF_LIGHT = 0.85

/** The values of all planets as their shader takes them, written in place. */
export type PlanetValues = {
  readonly place: Float32Array
  readonly air: Float32Array
  readonly lamp: Float32Array
  readonly nature: Float32Array
  readonly sun: Float32Array
  readonly turned: Float32Array
}

export function createPlanetValues(): PlanetValues {
  const four = () => new Float32Array(4 * MOST_PLANETS)
  return {
    place: four(),
    air: four(),
    lamp: four(),
    nature: four(),
    sun: four(),
    turned: new Float32Array(9 * MOST_PLANETS),
  }
}

/** Directions of the picture in the axes of a planet that leans, columns first; writes one column. */
function writeAxis(axis: Float32Array, sign: 1 | -1, { tilt, lean }: PlanetLook, into: Float32Array, at: number): void {
  const x = sign * (axis[0] ?? 0)
  const y = sign * (axis[1] ?? 0)
  const z = sign * (axis[2] ?? 0)
  const upright = Math.cos(tilt) * y + Math.sin(tilt) * z
  into[at] = Math.cos(lean) * x + Math.sin(lean) * upright
  into[at + 1] = Math.cos(lean) * upright - Math.sin(lean) * x
  into[at + 2] = Math.cos(tilt) * z - Math.sin(tilt) * y
}

const along = (axis: Float32Array, x: number, y: number, z: number): number =>
  (axis[0] ?? 0) * x + (axis[1] ?? 0) * y + (axis[2] ?? 0) * z

/** Where a planet's light comes from, in its own axes. */
function writeSun(values: PlanetValues, index: number, { place }: NearPlanet, { right, up, ahead }: Lens): void {
  const { x, y, z } = place
  const far = HEART_LIGHT / Math.max(0.01, Math.hypot(x, y, z))
  const toRight = -far * along(right, x, y, z) - FILL.left
  const toUp = -far * along(up, x, y, z) + FILL.up
  const toUs = far * along(ahead, x, y, z) + FILL.back
  const length = Math.hypot(toRight, toUp, toUs)
  const { turned, sun } = values
  for (let axis = 0; axis < 3; axis++) {
    const at = 9 * index + axis
    sun[4 * index + axis] =
      ((turned[at] ?? 0) * toRight + (turned[at + 3] ?? 0) * toUp + (turned[at + 6] ?? 0) * toUs) / length
  }
}

/**
 * Writes one planet.
 *
 * @param mapWidth Texels around it: a planet that is drawn small reads a coarser copy.
 * @param hasRing The star is the open one.
 */
export function writePlanet(
  values: PlanetValues,
  index: number,
  planet: NearPlanet,
  look: PlanetLook,
  frame: Frame,
  mapWidth: number,
  hasRing: boolean,
): void {
  const at = 4 * index
  const { place, air, lamp, nature, sun, turned } = values
  place[at] = planet.place.x
  place[at + 1] = planet.place.y
  place[at + 2] = planet.place.z
  place[at + 3] = planet.share === 0 ? 0 : planet.radius
  air.set(look.air, at)
  air[at + 3] = planet.share * frame.fade
  lamp.set(look.lamp, at)
  lamp[at + 3] = Math.max(0, Math.log2(mapWidth / (2 * Math.PI * Math.max(1, planet.radius))))
  nature[at] = look.relief
  nature[at + 1] = look.clouds
  nature[at + 2] = LEAST_GLOW + GLOW_OF_LIGHT * planet.light
  nature[at + 3] = look.isAlwaysLit ? 1 : 0
  const { right, up, ahead } = frame.lens
  writeAxis(right, 1, look, turned, 9 * index)
  writeAxis(up, 1, look, turned, 9 * index + 3)
  writeAxis(ahead, -1, look, turned, 9 * index + 6)
  writeSun(values, index, planet, frame.lens)
  sun[at + 3] = hasRing ? 1 : 0
}
