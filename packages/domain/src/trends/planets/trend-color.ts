import type { Category } from '../categories/category'
import { CATEGORY_COLORS } from '../categories/category-colors'
import { contrastOf, SPACE_COLOR } from './planet-color'

/** Least contrast of a trend's colour with space behind it (WCAG, text size does not matter here). */
export const MIN_CONTRAST = 4.5

/** How far a trend's colour may lie from its category's: degrees of hue, shares of saturation and lightness. */
const VARIATION = { hue: 6, saturation: 0.08, lightness: 0.04 }

/** FNV-1a: small, even enough for colours, the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

function toHex(hue: number, saturation: number, lightness: number): string {
  const channel = (offset: number): string => {
    const k = (offset + hue / 30) % 12
    const amount = lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(amount * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** Hue in degrees, saturation and lightness 0 to 1. */
function hslOf(color: string): readonly [number, number, number] {
  const channel = (at: number): number => Number.parseInt(color.slice(at, at + 2), 16) / 255
  const [red, green, blue] = [channel(1), channel(3), channel(5)]
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  const lightness = most - range / 2
  if (range === 0) return [0, 0, lightness]
  const turn =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  return [(60 * turn + 360) % 360, range / (1 - Math.abs(2 * lightness - 1)), lightness]
}

/** A trend's colour: its category's with a small deviation of its own, always readable on the dark page. */
export function trendColor(category: Category, trendId: string): string {
  const value = hash(trendId)
  /** -1 to 1, by some of the bits. */
  const deviation = (shift: number): number => (((value >>> shift) & 0xff) / 255 - 0.5) * 2
  const [hue, saturation, lightness] = hslOf(CATEGORY_COLORS[category])
  const ownHue = (hue + deviation(0) * VARIATION.hue + 360) % 360
  const ownSaturation = Math.min(1, saturation * (1 + deviation(8) * VARIATION.saturation))
  let ownLightness = Math.min(0.95, lightness + deviation(16) * VARIATION.lightness)
  let color = toHex(ownHue, ownSaturation, ownLightness)
  while (contrastOf(color, SPACE_COLOR) < MIN_CONTRAST && ownLightness < 0.95) {
    ownLightness += 0.03
    color = toHex(ownHue, ownSaturation, ownLightness)
  }
  return color
}
