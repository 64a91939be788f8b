import { smoothstep } from '@trendverse/domain/primitives/smoothstep'
import type { PlanetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { parseHexColor } from '@trendverse/domain/trends/planets/planet-color'
import { BAND_SHARE, type PlanetRing } from '@trendverse/domain/trends/planets/planet-ring'
import { SUN } from './light'
import type { Vec3 } from './noise'
import { clamp, dot, glint, mix, mix3, times } from './vector'

const fraction = (value: number): number => value - Math.floor(value)
const dice = (x: number): number => fraction(Math.sin(x * 127.1) * 43_758.5453)

function grain(x: number): number {
  const cell = Math.floor(x)
  const f = x - cell
  return mix(dice(cell), dice(cell + 1), f * f * (3 - 2 * f))
}

const WHITE: Vec3 = [1, 1, 1]

/** A quarter of the way to its own grey: bands are dust, not paint. */
function softened(color: Vec3): Vec3 {
  const grey = (color[0] + color[1] + color[2]) * 0.33
  return mix3(color, [grey, grey, grey], 0.25)
}

/** The ring at a place of the picture: its light, how much it covers, and whether it is in front of the planet. */
export type RingSample = { readonly light: Vec3; readonly alpha: number; readonly isFront: boolean }

/**
 * A ring as the universe draws it, a band per source, seen from far away.
 *
 * @param step Width of a pixel in radii of the planet.
 */
export function ringPainter(look: PlanetAppearance, ring: PlanetRing, step: number) {
  const [sin, cos] = [Math.sin(look.tilt), Math.cos(look.tilt)]
  const up: Vec3 = [-Math.sin(look.lean), Math.cos(look.lean) * cos, Math.cos(look.lean) * sin]
  const paints = ring.bands.map((color) => softened(parseHexColor(color) ?? WHITE))
  const count = paints.length
  const { seed } = look
  const depthAt = (x: number, y: number): number => -(up[0] * x + up[1] * y) / up[2]
  const placeAt = (x: number, y: number): number =>
    (Math.hypot(x, y, depthAt(x, y)) - ring.inner) / (ring.outer - ring.inner)

  return (x: number, y: number): RingSample | null => {
    const place = placeAt(x, y)
    const w = Math.abs(placeAt(x + step, y) - place) + Math.abs(placeAt(x, y + step) - place)
    if (place < -w || place > 1 + w) return null
    const point: Vec3 = [x, y, depthAt(x, y)]
    const fine = mix(grain(place * 160 + seed), 0.5, clamp(w * 90))
    const middle = mix(grain(place * 47 + seed), 0.5, clamp(w * 28))
    let alpha = grain(place * 14 + seed) * 0.5 + middle * 0.3 + fine * 0.2
    const band = Math.min(0.9999, clamp(place)) * count
    const gap = Math.abs(fraction(band) - 0.5) * 2
    const edge = 0.5 * w * count
    alpha = mix(alpha, 0.8, 0.4) * (1 - smoothstep(BAND_SHARE - edge, BAND_SHARE + 0.12 + edge, gap))
    const along = -dot(point, SUN)
    const miss = Math.hypot(...times3(point, SUN, along))
    const sunlit = along > 0 ? smoothstep(0.94, 1.05, miss) : 1
    const forward = glint(-SUN[2], 6) * 1.2
    const dust = 0.4 + 0.4 * grain(place * 9 + 3 + seed) + 0.25 * fine
    const light = times(paints[Math.floor(band)] ?? WHITE, dust * (1.05 + forward) * mix(0.04, 1, sunlit))
    return { light, alpha: alpha * 0.92, isFront: point[2] > 0 }
  }
}

/** `point` moved `along` a direction. */
function times3(point: Vec3, direction: Vec3, along: number): Vec3 {
  return [point[0] + direction[0] * along, point[1] + direction[1] * along, point[2] + direction[2] * along]
}
