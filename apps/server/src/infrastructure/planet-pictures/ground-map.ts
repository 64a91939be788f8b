import type { PlanetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { type Vec3, warp } from './noise'
import type { Ground, SurfaceColors } from './surface'
import { SURFACES } from './surfaces'
import { clamp } from './vector'

/** Noise is sampled this much closer than the sphere's own size, as the shader does. */
const NOISE_SCALE = 1.9
const WARP_OCTAVES = 4
/** Just inside the limb, where a pixel's middle lies outside. */
const LIMB = 0.999

/** A colour as written: the surfaces mix before they decode. */
function writtenColor(hex: string): Vec3 {
  const channel = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

/** Turns a direction as it is seen, x right and y up, into one of the planet's own. */
function toPlanet({ tilt, lean, seed }: PlanetAppearance) {
  const [st, ct, sl, cl] = [Math.sin(tilt), Math.cos(tilt), Math.sin(lean), Math.cos(lean)]
  const [ss, cs] = [Math.sin(seed), Math.cos(seed)]
  return ([x, y, z]: Vec3): Vec3 => {
    const [y1, z1] = [y * ct + z * st, z * ct - y * st]
    const [x2, y2] = [x * cl + y1 * sl, y1 * cl - x * sl]
    return [x2 * cs - z1 * ss, y2, x2 * ss + z1 * cs]
  }
}

/** What of a planet is seen at the pixels of a square picture; null beside its disc. */
export type GroundMap = { readonly at: (column: number, row: number) => Ground | null }

/** @param radius Of the disc in pixels; its middle is that of the picture. */
export function mapGround(look: PlanetAppearance, size: number, radius: number): GroundMap {
  const colors = look.surface.map(writtenColor) as unknown as SurfaceColors
  const paint = SURFACES[look.kind]
  const turned = toPlanet(look)
  const { seed } = look
  const grounds = new Map<number, Ground>()
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = (column + 0.5 - size / 2) / radius
      const y = (size / 2 - row - 0.5) / radius
      const away = Math.hypot(x, y)
      if (away > 1 + 1 / radius) continue
      const inside = away > LIMB ? LIMB / away : 1
      const d = turned([x * inside, y * inside, Math.sqrt(1 - Math.min(away, LIMB) ** 2)])
      const p: Vec3 = [d[0] * NOISE_SCALE + seed, d[1] * NOISE_SCALE + seed, d[2] * NOISE_SCALE + seed]
      grounds.set(row * size + column, held(paint({ d, p, q: warp(...p, WARP_OCTAVES), seed }, colors)))
    }
  }
  return { at: (column, row) => grounds.get(row * size + column) ?? null }
}

/** Within what the shader's maps can hold. */
function held({ albedo, height, cloud, light, gloss }: Ground): Ground {
  const [red, green, blue] = albedo
  return {
    albedo: [clamp(red), clamp(green), clamp(blue)],
    height: clamp(height),
    cloud: clamp(cloud),
    light: clamp(light),
    gloss: clamp(gloss),
  }
}
