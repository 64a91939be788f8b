import { type PlanetAppearance, planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { parseHexColor } from '@trendverse/domain/trends/planets/planet-color'
import type { PredictorCase } from '../../pack'

export type Triple = readonly [number, number, number]

/** A trend as the planet it is at home, in numbers a shader takes. */
export type PlanetLook = {
  readonly planet: PlanetAppearance
  /** The four colours it is painted with, as written. */
  readonly paints: readonly Triple[]
  readonly air: Triple
  readonly lamp: Triple
  /** Axis as it leans at home. */
  readonly north: Triple
  readonly isAlwaysLit: boolean
}

export function planetLook(trend: PredictorCase['trend']): PlanetLook {
  const planet = planetAppearance(trend)
  const { lean, tilt } = planet
  const axis: Triple = [Math.sin(lean), Math.cos(lean) * Math.cos(tilt), -Math.sin(tilt)]
  const length = Math.hypot(...axis)
  return {
    planet,
    paints: planet.surface.map(written),
    air: light(planet.atmosphere),
    lamp: light(planet.light),
    north: [axis[0] / length, axis[1] / length, axis[2] / length],
    isAlwaysLit: planet.kind === 'lava' || planet.kind === 'neon',
  }
}

function light(hex: string): Triple {
  return parseHexColor(hex) ?? [0, 0, 0]
}

/** As written, 0 to 1: what is painted is mixed so, and decoded later. */
function written(hex: string): Triple {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}
