import { CAMERA_HOME, HALF_HEIGHT } from '@trendverse/domain/trends/planets/planet-layout'

/** Where the camera stands, what it looks at, and how far it is moved sideways (right, down) afterwards. Scene units. */
export type View = {
  readonly eye: readonly [number, number, number]
  readonly target: readonly [number, number, number]
  readonly offset: readonly [number, number]
}

export type PanelSide = 'right' | 'bottom'

/** Largest share of the picture's width a panel at the right takes, and its width in CSS pixels with its margins. */
const RIGHT_PANEL_SHARE = 0.46
const RIGHT_PANEL_PX = 480
/** Share of the height a panel at the bottom takes. */
export const BOTTOM_PANEL_SHARE = 0.54
/** A bar takes no more of the height than this, however flat the picture. */
const MAX_TOP_SHARE = 0.2
/** A planet fills this share of the free space's smaller side; its ring may reach to the second share. */
const PLANET_SHARE = 0.6
const RING_SHARE = 0.94
/** Slightly from the left and above, where the lit side is. */
const APPROACH = [-0.34, 0.17, 0.925] as const

/** The view of all planets: 50 units from the origin (HM-15). */
export const HOME_VIEW: View = { eye: CAMERA_HOME, target: [0, 0, 0], offset: [0, 0] }

/** The picture a planet is shown in, CSS pixels. */
export type Picture = {
  readonly widthPx: number
  readonly heightPx: number
  readonly panelSide: PanelSide | undefined
  /** Height of what lies over the upper edge. */
  readonly topPx: number
}

/** Free part of the picture beside a panel and under the bar, as shares of its width and height. */
export function freeShare({ widthPx, heightPx, panelSide, topPx }: Picture): {
  readonly width: number
  readonly top: number
  readonly height: number
} {
  const bottom = panelSide === 'bottom' ? BOTTOM_PANEL_SHARE : 0
  const right = panelSide === 'right' ? Math.min(RIGHT_PANEL_SHARE, RIGHT_PANEL_PX / Math.max(1, widthPx)) : 0
  const top = Math.min(MAX_TOP_SHARE, topPx / Math.max(1, heightPx))
  return { width: 1 - right, top, height: 1 - bottom - top }
}

/** A close view of one planet, in the middle of what the panel leaves free. */
export function planetView(
  planet: {
    readonly x: number
    readonly y: number
    readonly z: number
    readonly radius: number
    readonly ring: number
  },
  picture: Picture,
): View {
  const halfWidth = (HALF_HEIGHT * picture.widthPx) / Math.max(1, picture.heightPx)
  const free = freeShare(picture)
  const room = Math.min(HALF_HEIGHT * free.height, halfWidth * free.width)
  const disc = Math.min(PLANET_SHARE * room, (RING_SHARE * room) / planet.ring)
  const depth = (planet.radius * Math.sqrt(1 + disc * disc)) / disc
  const scale = (depth * depth - planet.radius * planet.radius) / depth
  const [x, y, z] = APPROACH
  const length = Math.hypot(x, y, z)
  const at = (from: number, along: number): number => from + (along / length) * depth
  return {
    eye: [at(planet.x, x), at(planet.y, y), at(planet.z, z)],
    target: [planet.x, planet.y, planet.z],
    offset: [halfWidth * (1 - free.width) * scale, HALF_HEIGHT * (1 - free.height - 2 * free.top) * scale],
  }
}
