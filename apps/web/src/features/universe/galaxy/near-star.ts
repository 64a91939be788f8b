import type { TrendLife } from '@trendverse/domain/galaxy/life'
import type { Place } from '@trendverse/domain/galaxy/life-place'

/** A star that may be drawn as the planet of its trend, because it is known which trend that is. */
export type NearStar = {
  readonly row: number
  readonly life: TrendLife
  readonly trendId: string
  readonly category: string
}

/** A planet in the picture, written in place frame by frame. */
export type NearPlanet = {
  star: NearStar | null
  /** Its surface is painted. */
  isPainted: boolean
  /** 0 to 1 while it comes and goes. */
  presence: number
  /** How much of it is seen in place of its star, 0 to 1, and its radius, pixels of the picture. */
  share: number
  radius: number
  light: number
  readonly place: Place
}
