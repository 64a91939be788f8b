import { type PlanetAppearance, planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { parseHexColor } from '@trendverse/domain/trends/planets/planet-color'
import { MAX_RING_BANDS } from '@trendverse/domain/trends/planets/planet-ring'
import type { PackTrend } from '../../pack'
import { normalize, type Vector, vector } from './vectors'

/** A trend as the planet it is at home, in numbers a shader takes. */
export type WorldLook = {
  readonly planet: PlanetAppearance
  readonly air: Vector
  readonly lamp: Vector
  /** The colours of the ring's bands, as many as the shader holds. */
  readonly ringBands: Float32Array
  /** Axis as it leans at home. */
  readonly north: Vector
  readonly alwaysLit: boolean
}

/** As light. */
export function light(hex: string): Vector {
  const [red, green, blue] = parseHexColor(hex) ?? [0, 0, 0]
  return vector(red, green, blue)
}

/** As written, 0 to 1: what is painted is mixed so, and decoded later. */
export function written(hex: string): Vector {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return vector(channel(1), channel(3), channel(5))
}

function bandLights(bands: readonly string[]): Float32Array {
  const lights = new Float32Array(MAX_RING_BANDS * 3)
  for (const [index, color] of bands.entries()) lights.set(light(color), index * 3)
  return lights
}

export function worldLook(trend: PackTrend): WorldLook {
  const planet = planetAppearance(trend)
  return {
    planet,
    air: light(planet.atmosphere),
    lamp: light(planet.light),
    ringBands: bandLights(planet.ring?.bands ?? []),
    north: normalize(
      vector(Math.sin(planet.lean), Math.cos(planet.lean) * Math.cos(planet.tilt), -Math.sin(planet.tilt)),
    ),
    alwaysLit: planet.kind === 'lava' || planet.kind === 'neon',
  }
}
