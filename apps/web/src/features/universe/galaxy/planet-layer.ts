import type { Frame } from './frame'
import { createNearPlanets, crowdFactor, type Sky, stepNearPlanets } from './near-planets'
import type { NearPlanet, NearStar } from './near-star'
import type { MapTier } from './planet-maps'
import type { Painted, PlanetPicture } from './planet-picture'

export type OpenPlanetPicture = (gl: WebGL2RenderingContext, tier: MapTier) => PlanetPicture

/** The planets of a galaxy, whose code comes when the first star is near; without it stars stay stars. */
export type PlanetLayer = {
  readonly planets: readonly NearPlanet[]
  /** Stars that may be planets. True when they are others than before. */
  readonly offer: (stars: readonly NearStar[]) => boolean
  readonly open: (openPicture: OpenPlanetPicture, tier: MapTier) => void
  /** Before a frame. True while one comes or goes. */
  readonly step: (frame: Frame, seconds: number) => boolean
  /** Whether the surface of any is still to be painted. */
  readonly isUnfinished: () => boolean
  /** Paints what is missing, a part of it. */
  readonly paint: () => Painted
  readonly draw: (frame: Frame, open: number | null) => void
}

type Galaxy = { readonly arms: number; readonly total: number; readonly most: number }

export function createPlanetLayer(gl: WebGL2RenderingContext, { arms, total, most }: Galaxy): PlanetLayer {
  const planets = createNearPlanets(most)
  const sky: { -readonly [Fact in keyof Sky]: Sky[Fact] } = { hours: 0, arms, crowd: crowdFactor(total) }
  let stars: readonly NearStar[] = []
  let picture: PlanetPicture | null = null

  /** A device that cannot draw planets has drawn stars so far, and goes on with them. */
  function giveUp(error: unknown): void {
    console.warn('Stars stay stars.', error)
    picture = null
    for (const planet of planets) planet.isPainted = false
  }

  return {
    planets,
    offer: (next) => {
      if (next.length === stars.length && next.every((star, index) => star === stars[index])) return false
      stars = next
      return true
    },
    open: (openPicture, tier) => {
      try {
        picture = openPicture(gl, tier)
      } catch (error) {
        giveUp(error)
      }
    },
    step: (frame, seconds) => {
      sky.hours = frame.hour + frame.passed
      return stepNearPlanets(planets, stars, frame, sky, seconds)
    },
    isUnfinished: () => {
      if (picture === null) return false
      for (const { star, isPainted } of planets) if (star !== null && !isPainted) return true
      return false
    },
    paint: () => {
      try {
        return picture?.paint(planets) ?? 'nothing'
      } catch (error) {
        giveUp(error)
        return 'nothing'
      }
    },
    draw: (frame, open) => {
      try {
        picture?.draw(frame, open)
      } catch (error) {
        giveUp(error)
      }
    },
  }
}
