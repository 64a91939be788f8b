import { CAMERA_HOME, HALF_HEIGHT } from '@trendverse/domain/trends/planets/planet-layout'
import type { Covers } from './use-covers'

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
/** A planet with less room beside a list is no picture any more, CSS pixels. */
const LEAST_BESIDE_LIST_PX = 120
/** A bar takes no more of the height than this, however flat the picture. */
const MAX_TOP_SHARE = 0.2
/** A planet fills this share of the free space's smaller side; its ring may reach to the second share. */
const PLANET_SHARE = 0.6
const RING_SHARE = 0.94
/** Without a panel it is looked at among the others, and smaller. */
const SHARE_AMONG_OTHERS = 0.7
/** Slightly from the left and above, where the lit side is. */
const APPROACH = [-0.34, 0.17, 0.925] as const

/** The view of all planets: 50 units from the origin (HM-15). */
export const HOME_VIEW: View = { eye: CAMERA_HOME, target: [0, 0, 0], offset: [0, 0] }

/** The picture a planet is shown in, CSS pixels. */
export type Picture = {
  readonly widthPx: number
  readonly heightPx: number
  /** Undefined without a panel. */
  readonly panelSide: PanelSide | undefined
} & Pick<Covers, 'top' | 'bottom' | 'list'>

/** A part of the picture, as shares of its width and height. */
export type Share = { readonly left: number; readonly width: number; readonly top: number; readonly height: number }

/** What a panel and the bar leave of the picture; without a panel, what lies over the lower edge counts. */
export function besidePanel({ widthPx, heightPx, panelSide, top, bottom }: Picture): Share {
  const height = Math.max(1, heightPx)
  const covered = panelSide === undefined ? Math.min(BOTTOM_PANEL_SHARE, bottom / height) : 0
  const below = panelSide === 'bottom' ? BOTTOM_PANEL_SHARE : covered
  const right = panelSide === 'right' ? Math.min(RIGHT_PANEL_SHARE, RIGHT_PANEL_PX / Math.max(1, widthPx)) : 0
  const above = Math.min(MAX_TOP_SHARE, top / height)
  return { left: 0, width: 1 - right, top: above, height: 1 - below - above }
}

/**
 * Free part of the picture beside a panel, under the bar, and beside or below an open list: where a planet is shown largest.
 * A list that leaves too little covers the planet.
 */
export function freeShare(picture: Picture): Share {
  const free = besidePanel(picture)
  const { list, widthPx, heightPx } = picture
  if (list === null) return free
  const right = free.left + free.width
  const lower = free.top + free.height
  const parts: readonly Share[] = [
    { ...free, width: Math.min(right, list.left / widthPx) - free.left },
    { ...free, left: list.right / widthPx, width: right - list.right / widthPx },
    { ...free, top: list.bottom / heightPx, height: lower - list.bottom / heightPx },
  ]
  const sizeOf = ({ width, height }: Share): number => Math.min(width * widthPx, height * heightPx)
  const largest = parts.reduce((best, part) => (sizeOf(part) > sizeOf(best) ? part : best))
  return sizeOf(largest) < LEAST_BESIDE_LIST_PX ? free : largest
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
  const share = picture.panelSide === undefined ? SHARE_AMONG_OTHERS : 1
  const room = share * Math.min(HALF_HEIGHT * free.height, halfWidth * free.width)
  const disc = Math.min(PLANET_SHARE * room, (RING_SHARE * room) / planet.ring)
  const depth = (planet.radius * Math.sqrt(1 + disc * disc)) / disc
  const scale = (depth * depth - planet.radius * planet.radius) / depth
  const [x, y, z] = APPROACH
  const length = Math.hypot(x, y, z)
  const at = (from: number, along: number): number => from + (along / length) * depth
  return {
    eye: [at(planet.x, x), at(planet.y, y), at(planet.z, z)],
    target: [planet.x, planet.y, planet.z],
    offset: [
      halfWidth * (1 - free.width - 2 * free.left) * scale,
      HALF_HEIGHT * (1 - free.height - 2 * free.top) * scale,
    ],
  }
}
