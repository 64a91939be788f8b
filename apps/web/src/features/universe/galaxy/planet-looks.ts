import { DEFAULT_CATEGORY, isCategory } from '@trendverse/domain/trends/categories/category'
import { planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { type LinearRgb, parseHexColor } from '@trendverse/domain/trends/planets/planet-color'
import type { PlanetKind } from '@trendverse/domain/trends/planets/planet-palettes'
import { trendColor } from '@trendverse/domain/trends/planets/trend-color'
import type { NearStar } from './near-star'

/** How the planet of a star looks, as shaders take it. */
export type PlanetLook = {
  readonly row: number
  readonly kind: PlanetKind
  readonly seed: number
  /** Colours of the surface as they are written: surfaces decode theirs after mixing. */
  readonly surface: readonly (readonly [number, number, number])[]
  readonly air: LinearRgb
  readonly lamp: LinearRgb
  readonly relief: number
  readonly clouds: number
  readonly isAlwaysLit: boolean
  readonly tilt: number
  readonly lean: number
}

const writtenColor = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/** The planet of a trend as it is at home; only what it is made of by its sources, its ring, is not known here. */
export function planetLook({ row, trendId, category: told }: NearStar): PlanetLook {
  const category = isCategory(told) ? told : DEFAULT_CATEGORY
  const color = trendColor(category, trendId)
  // How brightly it glows is told by its life, hour by hour, not by its stage.
  const look = planetAppearance({ id: trendId, category, color, lifecycle: 'peak', sources: [] })
  return {
    row,
    kind: look.kind,
    seed: look.seed,
    surface: look.surface.map(writtenColor),
    air: parseHexColor(look.atmosphere) ?? [1, 1, 1],
    lamp: parseHexColor(look.light) ?? [0, 0, 0],
    relief: look.relief,
    clouds: look.clouds,
    isAlwaysLit: look.kind === 'lava' || look.kind === 'neon',
    tilt: look.tilt,
    lean: look.lean,
  }
}
