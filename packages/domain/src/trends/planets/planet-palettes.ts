import type { Category } from '../categories/category'

/** The six kinds of world a trend can be drawn as. */
export const PLANET_KINDS = ['terra', 'gas', 'lava', 'ice', 'desert', 'neon'] as const
export type PlanetKind = (typeof PLANET_KINDS)[number]

/**
 * Colours of one world, `#rrggbb`.
 *
 * `surface` reads by kind: terra = ocean, lowland, highland, ice; gas = base, dark belt, light zone, storm;
 * lava = crust, ash, crack, core; ice = deep, pale, fracture, cap; desert = rock, plain, ridge, dune;
 * neon = night, body, sheen, contour.
 */
export type PlanetPalette = {
  readonly kind: PlanetKind
  readonly surface: readonly [string, string, string, string]
  readonly atmosphere: string
  /** City lights, lava or contour light; black for worlds that do not shine. */
  readonly light: string
}

const DARK = '#000000'
const CITY = '#ffcf7a'

const terra = (surface: PlanetPalette['surface'], atmosphere: string, light = CITY): PlanetPalette => ({
  kind: 'terra',
  surface,
  atmosphere,
  light,
})
const gas = (surface: PlanetPalette['surface'], atmosphere: string): PlanetPalette => ({
  kind: 'gas',
  surface,
  atmosphere,
  light: DARK,
})
const lava = (surface: PlanetPalette['surface'], atmosphere: string, light: string): PlanetPalette => ({
  kind: 'lava',
  surface,
  atmosphere,
  light,
})
const ice = (surface: PlanetPalette['surface'], atmosphere: string): PlanetPalette => ({
  kind: 'ice',
  surface,
  atmosphere,
  light: DARK,
})
const desert = (surface: PlanetPalette['surface'], atmosphere: string): PlanetPalette => ({
  kind: 'desert',
  surface,
  atmosphere,
  light: DARK,
})
const neon = (surface: PlanetPalette['surface'], atmosphere: string, light: string): PlanetPalette => ({
  kind: 'neon',
  surface,
  atmosphere,
  light,
})

/** Two worlds per category: the category is recognised by its colours, and neighbours of one category still differ. */
export const CATEGORY_PALETTES: Readonly<Record<Category, readonly [PlanetPalette, PlanetPalette]>> = {
  Music: [
    lava(['#241518', '#5a2c28', '#ff6a2a', '#ffd27a'], '#ff6a3a', '#ff5a16'),
    neon(['#22063c', '#7a1fa0', '#ec4899', '#ffb3e6'], '#e06bff', '#ff5cc8'),
  ],
  'Film & TV': [
    desert(['#6b3218', '#c9743c', '#f0b878', '#4a2418'], '#ffa878'),
    gas(['#b98a5e', '#5c2c22', '#f2dcc0', '#c0392b'], '#ffb692'),
  ],
  Gaming: [
    neon(['#150d48', '#4a24b8', '#8b5cf6', '#4df3ff'], '#8f7bff', '#4df3ff'),
    terra(['#33206f', '#3fae6a', '#b8e07a', '#e6fff2'], '#8b7bff', '#7dffcf'),
  ],
  Sports: [
    terra(['#12506e', '#2f9a4a', '#d6c26a', '#ffffff'], '#5fe0b0'),
    gas(['#e0a04a', '#9a3b12', '#fff0cf', '#e8541f'], '#ffb45c'),
  ],
  Technology: [
    gas(['#d9a06a', '#8a3d1f', '#f0d2a4', '#ff6a3c'], '#ffb27a'),
    ice(['#2f6f95', '#a8d4ea', '#123f74', '#eaf8ff'], '#7cc4ff'),
  ],
  Science: [
    ice(['#4a9cc8', '#b9e2f7', '#123f74', '#f2fbff'], '#9fe0ff'),
    gas(['#2f6fd0', '#173a8c', '#9ad0ff', '#e8f6ff'], '#6fa8ff'),
  ],
  Fashion: [
    ice(['#b98aa6', '#f3dbe4', '#6f2f55', '#fff4f8'], '#ffc2dd'),
    gas(['#d8a7a0', '#8c4a5e', '#fbe6dc', '#f2789f'], '#ffb8c4'),
  ],
  Food: [
    desert(['#7c2c16', '#d9682f', '#ffc46b', '#5c1f12'], '#ff9a5c'),
    terra(['#3c6b52', '#8aa63c', '#e8b04a', '#fff6dc'], '#c4e07a', '#ffb45c'),
  ],
  'Internet Culture': [
    neon(['#1c0f4a', '#5b21b6', '#ec4899', '#22d3ee'], '#c26bff', '#4df3ff'),
    lava(['#12201a', '#23483a', '#3dff9a', '#e6ffb0'], '#4dffb0', '#1fe88a'),
  ],
  'News & Politics': [
    gas(['#7d8ea6', '#39465c', '#d5deea', '#c8472f'], '#a9c0e0'),
    desert(['#4a4d58', '#8d8f98', '#d3d0c8', '#33353f'], '#c4cbdc'),
  ],
  Business: [
    gas(['#b8923f', '#5c4216', '#f3e0a6', '#fff4cc'], '#ffd98a'),
    terra(['#1f4e66', '#6b8f4a', '#d8b86a', '#fdf6e4'], '#8fd0d8'),
  ],
  Lifestyle: [
    terra(['#1d5fa8', '#3f8f4f', '#c9a86a', '#ffffff'], '#4fb4ff'),
    ice(['#5fa79a', '#cdeee2', '#1f5a58', '#f4fffb'], '#a4f0da'),
  ],
  General: [
    terra(['#24588c', '#5c8a5c', '#bfa878', '#ffffff'], '#7fc0f0'),
    desert(['#5a4436', '#a8845f', '#e2c79a', '#3f2f28'], '#e8c8a0'),
  ],
}
