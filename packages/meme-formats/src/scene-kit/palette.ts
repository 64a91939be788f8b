/** Outlines, pupils, and the darkest of every scene: the ink of the observatory's night. */
export const INK = '#0b1026'
/** Paper, the white of eyes, teeth. */
export const PAPER = '#f8f4ea'
/** Lamps and everything they shine on. */
export const LAMP = '#ffd27a'
/** Skies, from the zenith to the horizon. */
export const NIGHT = { high: '#0e1440', low: '#3a2a78' } as const

/** Skins of the figures; a scene with several takes several. */
export const SKINS = { light: '#ffd2ab', tan: '#e8a574', brown: '#b06f45', deep: '#7b4a32' } as const
export const HAIRS = {
  black: '#1d1833',
  brown: '#5a2f27',
  ginger: '#d9632b',
  blond: '#f2bf4f',
  silver: '#c9cfe6',
} as const
/** Clothes and things, flat and strong. */
export const CLOTHES = {
  red: '#f0524f',
  orange: '#ff8f3c',
  yellow: '#ffcb45',
  green: '#3fb57a',
  teal: '#2bb3b8',
  blue: '#3f7df0',
  violet: '#7c5cf0',
  pink: '#f277b0',
  slate: '#4a5583',
} as const

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

/** A colour between two, all as `#rrggbb`; `share` of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  const mixed = channels(first).map((value, index) => Math.round(value + ((other[index] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The colour in shadow: towards the night, not towards grey. */
export function shaded(color: string, share = 0.3): string {
  return mix(color, '#1a1250', share)
}

/** The colour in light. */
export function lit(color: string, share = 0.3): string {
  return mix(color, '#fff6de', share)
}

/** The colour with an opacity of 0 to 1, for glows. */
export function translucent(color: string, opacity: number): string {
  return `rgba(${channels(color).join(',')},${opacity})`
}
