import type { Quality } from './device-score'

/** What one quality tier of the universe draws. */
export type QualityTier = {
  /** Bloom, vignette and grain; their code is loaded for this tier only. */
  readonly postProcessing: boolean
  /** Largest pixel ratio: that of HM-14, and 1 where a better device had to step down to the lowest tier. */
  readonly maxPixelRatio: number
  /** Width of the two textures baked per planet; height is half of it. */
  readonly bakeWidth: 1024 | 512
  /** Width of the quick first bake, so that planets appear soon; the full one follows planet by planet. */
  readonly firstBakeWidth: 512 | 256 | 128
  /** Rows of the full surface that are painted per frame: a slow device keeps moving meanwhile. */
  readonly bakeRows: number
  readonly anisotropy: number
  /** Segments around the equator of a sphere. */
  readonly sphereSegments: number
  readonly stars: number
  /** Width of the sky picture in pixels. */
  readonly skyWidth: 4096 | 2048
}

export const QUALITY_TIERS: Readonly<Record<Quality, QualityTier>> = {
  high: {
    postProcessing: true,
    maxPixelRatio: 2,
    bakeWidth: 1024,
    firstBakeWidth: 512,
    bakeRows: 256,
    anisotropy: 8,
    sphereSegments: 128,
    stars: 7_000,
    skyWidth: 4096,
  },
  medium: {
    postProcessing: false,
    maxPixelRatio: 2,
    bakeWidth: 512,
    firstBakeWidth: 256,
    bakeRows: 64,
    anisotropy: 4,
    sphereSegments: 96,
    stars: 4_500,
    skyWidth: 4096,
  },
  low: {
    postProcessing: false,
    maxPixelRatio: 1,
    bakeWidth: 512,
    firstBakeWidth: 128,
    bakeRows: 32,
    anisotropy: 1,
    sphereSegments: 64,
    stars: 2_500,
    skyWidth: 2048,
  },
}

/** The next tier down, or null at the lowest. */
export function lowerQuality(quality: Quality): Quality | null {
  if (quality === 'high') return 'medium'
  return quality === 'medium' ? 'low' : null
}

/** The pixel ratio to draw at: the display's own, under the device's cap and the tier's (HM-14). */
export function pixelRatioFor(quality: Quality, devicePixelRatio: number, cap: 1 | 2): number {
  const own = Number.isFinite(devicePixelRatio) && devicePixelRatio > 0 ? devicePixelRatio : 1
  return Math.min(own, cap, QUALITY_TIERS[quality].maxPixelRatio)
}
