import type { Category } from '../categories/category'
import { contrastOf, SPACE_COLOR } from './planet-color'

/** Least contrast of a trend's colour with space behind it (WCAG, text size does not matter here). */
export const MIN_CONTRAST = 4.5

/** Hue of each category in degrees, spread so that neighbours in the list differ. */
const CATEGORY_HUE: Readonly<Record<Category, number>> = {
  Music: 300,
  'Film & TV': 28,
  Gaming: 265,
  Sports: 130,
  Technology: 190,
  Science: 212,
  Fashion: 330,
  Food: 46,
  'Internet Culture': 82,
  'News & Politics': 6,
  Business: 160,
  Lifestyle: 348,
  General: 180,
}

const HUE_JITTER = 11
const SATURATION = { least: 0.68, span: 0.28 }
const LIGHTNESS = { least: 0.56, span: 0.14 }
const GENERAL_SATURATION = 0.35

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

/** A trend's colour: its category's hue with a small deviation of its own, always readable on the dark page. */
export function trendColor(category: Category, trendId: string): string {
  const value = hash(trendId)
  const hue = (CATEGORY_HUE[category] + ((value & 0xff) / 255 - 0.5) * 2 * HUE_JITTER + 360) % 360
  const vivid = SATURATION.least + (((value >>> 8) & 0xff) / 255) * SATURATION.span
  const saturation = category === 'General' ? GENERAL_SATURATION : vivid
  let lightness = LIGHTNESS.least + (((value >>> 16) & 0xff) / 255) * LIGHTNESS.span
  let color = toHex(hue, saturation, lightness)
  while (contrastOf(color, SPACE_COLOR) < MIN_CONTRAST && lightness < 0.95) {
    lightness += 0.03
    color = toHex(hue, saturation, lightness)
  }
  return color
}
