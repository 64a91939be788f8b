import { isUuid } from '../../primitives/is-uuid'
import type { PlanetSubject } from './planet-appearance'
import { RING_FROM_SOURCES } from './planet-ring'

/** Widths in pixels that planets are drawn at by a server; every picture is as high as it is wide. */
export const PLANET_PICTURE_WIDTHS = [160, 320, 480] as const
export type PlanetPictureWidth = (typeof PLANET_PICTURE_WIDTHS)[number]

/** The most a picture may weigh: one of them is what a phone sees first. */
export const MAX_PLANET_PICTURE_BYTES = 40_000

export const PLANET_PICTURES = '/planets/'
const ADDRESS = /^\/planets\/([0-9a-f-]{36})-(\d{3})\.webp$/

/** Changes when planets are drawn differently, so that nobody keeps an old picture. */
const DRAWING = 2

/** What a planet's look depends on beside its trend's id, in a few letters. */
export function lookKey({ category, color, lifecycle, sources }: PlanetSubject): string {
  const bands = [...new Set(sources)].sort()
  const text = [DRAWING, category, color, lifecycle, ...(bands.length < RING_FROM_SOURCES ? [] : bands)].join('|')
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** Where a server has the picture of a trend's planet; the address changes with its look. */
export function planetPictureAddress(trend: PlanetSubject, width: PlanetPictureWidth): string {
  return `${PLANET_PICTURES}${trend.id}-${width}.webp?v=${lookKey(trend)}`
}

/** Every width of it, as `srcset` has them. */
export function planetPictureSet(trend: PlanetSubject): string {
  return PLANET_PICTURE_WIDTHS.map((width) => `${planetPictureAddress(trend, width)} ${width}w`).join(', ')
}

/** Which picture a path asks for, or null. */
export function readPlanetPictureAddress(
  pathname: string,
): { readonly trendId: string; readonly width: PlanetPictureWidth } | null {
  const [, trendId = '', digits = ''] = ADDRESS.exec(pathname) ?? []
  const width = PLANET_PICTURE_WIDTHS.find((known) => known === Number(digits))
  return isUuid(trendId) && width !== undefined ? { trendId, width } : null
}
