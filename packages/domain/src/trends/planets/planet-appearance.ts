import { DEFAULT_CATEGORY, isCategory } from '../categories/category'
import type { LifecycleStage } from '../momentum/lifecycle-stage'
import { TREND_DEFAULTS, type Trend } from '../trend'
import { mixHexColors, parseHexColor, readableOnSpace } from './planet-color'
import { CATEGORY_PALETTES, type PlanetKind, type PlanetPalette } from './planet-palettes'
import { hasRing } from './planet-ring'
import { seededBetween, seededFraction } from './planet-seed'

/** The part of a trend its looks depend on. */
export type PlanetSubject = Pick<Trend, 'id' | 'category' | 'color' | 'momentum' | 'lifecycle' | 'sources'>

/** A ring in units of the planet's radius. */
export type PlanetRing = {
  readonly inner: number
  readonly outer: number
  readonly bright: string
  readonly dark: string
}

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
  /** Size against an average planet, 0.62 to 1.38. */
  readonly size: number
  /** Null where `hasRing` says so. */
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

const SMALLEST = 0.62
const LARGEST = 1.38
/** Momentum at which a planet is half-way between smallest and largest; live trends spread over about -2 to 15. */
const MIDDLE_MOMENTUM = 3
const MOMENTUM_SCALE = 2.6
/** Equal momentum still gives a lively sky: up to this share more or less, by id. */
const SIZE_VARIATION = 0.1
const ATMOSPHERE_TINT = 0.5

function sizeOf(momentum: number, id: string): number {
  const known = Number.isFinite(momentum) ? momentum : 0
  const share = 1 / (1 + Math.exp(-(known - MIDDLE_MOMENTUM) / MOMENTUM_SCALE))
  const plain = SMALLEST + (LARGEST - SMALLEST) * share
  const varied = plain * (1 + seededBetween(id, 'size', -SIZE_VARIATION, SIZE_VARIATION))
  return Math.min(LARGEST, Math.max(SMALLEST, varied))
}

function ringOf(palette: PlanetPalette, id: string): PlanetRing {
  const inner = seededBetween(id, 'ring-inner', 1.3, 1.4)
  return {
    inner,
    outer: inner + seededBetween(id, 'ring-width', 0.42, 0.68),
    bright: mixHexColors(palette.surface[2], '#f6ead8', 0.55),
    dark: mixHexColors(palette.surface[0], '#8f7a70', 0.5),
  }
}

/**
 * The looks of a trend: size is momentum, palette is category, glow is lifecycle, a ring means two or more sources.
 * Depends on nothing else, so a trend looks the same everywhere and every time.
 */
export function planetAppearance(trend: PlanetSubject): PlanetAppearance {
  const palettes = CATEGORY_PALETTES[isCategory(trend.category) ? trend.category : DEFAULT_CATEGORY]
  const palette = seededFraction(trend.id, 'world') < 0.62 ? palettes[0] : palettes[1]
  const own = parseHexColor(trend.color) === null ? TREND_DEFAULTS.color : trend.color
  return {
    kind: palette.kind,
    surface: palette.surface,
    light: palette.light,
    atmosphere: mixHexColors(palette.atmosphere, own, ATMOSPHERE_TINT),
    accent: readableOnSpace(own),
    seed: seededBetween(trend.id, 'seed', 0, 97),
    size: sizeOf(trend.momentum, trend.id),
    ring: hasRing(trend.sources) ? ringOf(palette, trend.id) : null,
    glow: Object.hasOwn(GLOW, trend.lifecycle) ? GLOW[trend.lifecycle] : GLOW.fading,
    tilt: seededBetween(trend.id, 'tilt', 0.28, 0.5),
    lean: seededBetween(trend.id, 'lean', -0.36, 0.36),
    spin: seededBetween(trend.id, 'spin', 0.025, 0.055),
    clouds: CLOUDS[palette.kind],
    relief: RELIEF[palette.kind],
  }
}
