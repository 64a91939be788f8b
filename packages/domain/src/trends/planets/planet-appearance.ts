import { DEFAULT_CATEGORY, isCategory } from '../categories/category'
import type { LifecycleStage } from '../momentum/lifecycle-stage'
import { TREND_DEFAULTS, type Trend } from '../trend'
import { mixHexColors, parseHexColor, readableOnSpace, turnHue } from './planet-color'
import { CATEGORY_PALETTES, type PlanetKind, type PlanetPalette } from './planet-palettes'
import { type PlanetRing, ringOf } from './planet-ring'
import { seededBetween, seededFraction } from './planet-seed'

/** The part of a trend its looks depend on. */
export type PlanetSubject = Pick<Trend, 'id' | 'category' | 'color' | 'lifecycle' | 'sources'>

/** How a trend looks as a planet, in 3D and in portraits alike. */
export type PlanetAppearance = {
  readonly kind: PlanetKind
  readonly surface: PlanetPalette['surface']
  readonly light: string
  /** Tinted by the trend's own colour. */
  readonly atmosphere: string
  /** The trend's own colour, light enough to be read as text on space. */
  readonly accent: string
  /** Offset into the noise, 0 to 97. */
  readonly seed: number
  /** Null for a single source and none. */
  readonly ring: PlanetRing | null
  /** Strength of halo and lights by lifecycle, 0 to 1.3. */
  readonly glow: number
  /** Lean of the axis towards the viewer and to the side, radians; a ring opens by the first. */
  readonly tilt: number
  readonly lean: number
  /** Radians per second. */
  readonly spin: number
  /** Share of cloud cover shown, 0 to 1. */
  readonly clouds: number
  /** Height of the relief. */
  readonly relief: number
}

const GLOW: Readonly<Record<LifecycleStage, number>> = {
  emerging: 0.85,
  rising: 1.1,
  peak: 1.3,
  fading: 0.5,
  dormant: 0.2,
}

const CLOUDS: Readonly<Record<PlanetKind, number>> = { terra: 0.85, gas: 0, lava: 0, ice: 0.5, desert: 0.35, neon: 0 }
const RELIEF: Readonly<Record<PlanetKind, number>> = { terra: 2.2, gas: 0.5, lava: 3, ice: 1.1, desert: 2.6, neon: 1.1 }

const ATMOSPHERE_TINT = 0.5
/** How far a world's hues may be turned from those of its category, radians: it is recognised, and not twice the same. */
const HUE_TURN = 0.4

/**
 * The looks of a trend: palette is category, with hues of its own, glow is lifecycle, a ring has a band for each of two or more sources.
 * Depends on nothing else, so a trend looks the same everywhere and every time; how large it is drawn says its rank (`sizeOfRank`).
 */
export function planetAppearance(trend: PlanetSubject): PlanetAppearance {
  const palettes = CATEGORY_PALETTES[isCategory(trend.category) ? trend.category : DEFAULT_CATEGORY]
  const palette = seededFraction(trend.id, 'world') < 0.62 ? palettes[0] : palettes[1]
  const turn = seededBetween(trend.id, 'hue', -HUE_TURN, HUE_TURN)
  const [first, second, third, fourth] = palette.surface
  const own = parseHexColor(trend.color) === null ? TREND_DEFAULTS.color : trend.color
  return {
    kind: palette.kind,
    surface: [turnHue(first, turn), turnHue(second, turn), turnHue(third, turn), turnHue(fourth, turn)],
    light: turnHue(palette.light, turn),
    atmosphere: mixHexColors(turnHue(palette.atmosphere, turn), own, ATMOSPHERE_TINT),
    accent: readableOnSpace(own),
    seed: seededBetween(trend.id, 'seed', 0, 97),
    ring: ringOf(trend.sources, trend.id),
    glow: Object.hasOwn(GLOW, trend.lifecycle) ? GLOW[trend.lifecycle] : GLOW.fading,
    tilt: seededBetween(trend.id, 'tilt', 0.28, 0.5),
    lean: seededBetween(trend.id, 'lean', -0.36, 0.36),
    spin: seededBetween(trend.id, 'spin', 0.025, 0.055),
    clouds: CLOUDS[palette.kind],
    relief: RELIEF[palette.kind],
  }
}
