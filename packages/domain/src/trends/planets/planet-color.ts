/** Red, green and blue in linear light, each 0 to 1. */
export type LinearRgb = readonly [number, number, number]

/** The colour of space behind every planet. */
export const SPACE_COLOR = '#05060f'

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const toEncoded = (light: number): number => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** Reads `#rgb` or `#rrggbb`; anything else is null. */
export function parseHexColor(text: string): LinearRgb | null {
  if (!HEX.test(text)) return null
  const digits = text.slice(1)
  const wide = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const channel = (index: number): number => toLinear(Number.parseInt(wide.slice(index * 2, index * 2 + 2), 16) / 255)
  return [channel(0), channel(1), channel(2)]
}

/** Writes `#rrggbb`; values outside 0 to 1 are clipped. */
export function toHexColor(color: LinearRgb): string {
  const digits = (light: number): string =>
    Math.round(255 * toEncoded(Math.min(1, Math.max(0, light))))
      .toString(16)
      .padStart(2, '0')
  return `#${digits(color[0])}${digits(color[1])}${digits(color[2])}`
}

/** Mixes two hex colours in linear light; `share` is the part of the second, 0 to 1. An unreadable colour gives way. */
export function mixHexColors(first: string, second: string, share: number): string {
  const a = parseHexColor(first)
  const b = parseHexColor(second)
  if (a === null || b === null) return a === null ? (b === null ? SPACE_COLOR : toHexColor(b)) : toHexColor(a)
  const part = Math.min(1, Math.max(0, share))
  const mix = (from: number, to: number): number => from + (to - from) * part
  return toHexColor([mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2])])
}

/** The same colour with its hue turned, its lightness about kept: a turn about the grey axis of linear light. Greys stay. */
export function turnHue(color: string, radians: number): string {
  const [red, green, blue] = parseHexColor(color) ?? [0, 0, 0]
  const cos = Math.cos(radians)
  const sin = Math.sin(radians) / Math.sqrt(3)
  const grey = ((1 - cos) * (red + green + blue)) / 3
  const turned = (own: number, before: number, after: number): number => cos * own + sin * (before - after) + grey
  return toHexColor([turned(red, blue, green), turned(green, red, blue), turned(blue, green, red)])
}

/** Relative luminance as WCAG 2.2 defines it, 0 to 1. */
export function luminanceOf(color: LinearRgb): number {
  return 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
}

/** Contrast of two hex colours by WCAG 2.2, 1 to 21; unreadable colours count as the colour of space. */
export function contrastOf(first: string, second: string): number {
  const space: LinearRgb = [0.0015, 0.0018, 0.0048]
  const a = luminanceOf(parseHexColor(first) ?? space)
  const b = luminanceOf(parseHexColor(second) ?? space)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The nearest lighter shade that can be read as text on space: contrast 7 unless told otherwise. */
export function readableOnSpace(color: string, minimumContrast = 7): string {
  for (let share = 0; share < 1; share += 0.05) {
    const lighter = mixHexColors(color, '#ffffff', share)
    if (contrastOf(lighter, SPACE_COLOR) >= minimumContrast) return lighter
  }
  return '#ffffff'
}
