import type { Lens } from './galaxy-camera'
import type { NearPlanet } from './near-star'

/** One picture of the galaxy; changed in place from picture to picture. */
export type Frame = {
  readonly lens: Lens
  /** Hours since 2020 (UTC): whole ones, and what has passed of the next. */
  hour: number
  passed: number
  /** Of the canvas, in its own pixels. */
  width: number
  height: number
  pixelRatio: number
  /** How far the camera is from what it looks at. */
  distance: number
  /** A search dims what it did not find. */
  isSearching: boolean
  /** 0 to 1 while the galaxy comes up. */
  fade: number
  /** Stars that are drawn as planets, in their order. */
  readonly planets: readonly NearPlanet[]
}
