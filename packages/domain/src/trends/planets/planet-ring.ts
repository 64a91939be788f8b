import type { SourceId } from '../items/source-ids'
import { seededBetween } from './planet-seed'
import { colorsOfSources } from './source-colors'

/** A ring in units of the planet's radius. */
export type PlanetRing = {
  readonly inner: number
  readonly outer: number
  /** `#rrggbb` of each band from the inside out: one band per source, all equally wide. */
  readonly bands: readonly string[]
}

/** One band, its middle and its width as shares of the way from the inner to the outer edge. */
export type RingBand = { readonly at: number; readonly width: number; readonly color: string }

/** Sources from which a planet wears a ring. */
export const RING_FROM_SOURCES = 2
/** No ring has more bands: shaders hold this many. */
export const MAX_RING_BANDS = 12
/** A band takes this share of its place; the rest is the gap to the next. */
export const BAND_SHARE = 0.8
/** Width of a ring in radii: more for every band, until it would cost the planet its size. */
const WIDTH = { base: 0.24, perBand: 0.11, most: 0.75 } as const

/** The ring of a planet by the sources that show its trend; null for fewer than `RING_FROM_SOURCES`. */
export function ringOf(sources: readonly SourceId[], id: string): PlanetRing | null {
  const bands = colorsOfSources(sources)
  if (bands.length < RING_FROM_SOURCES) return null
  const inner = seededBetween(id, 'ring-inner', 1.3, 1.4)
  return { inner, outer: inner + Math.min(WIDTH.most, WIDTH.base + WIDTH.perBand * bands.length), bands }
}

/** The bands of a ring for pictures that draw each as a line. */
export function ringBands({ bands }: PlanetRing): readonly RingBand[] {
  return bands.map((color, index) => ({ at: (index + 0.5) / bands.length, width: BAND_SHARE / bands.length, color }))
}
