import type { Frame } from './frame'
import { createNearPlanets, crowdFactor, type Sky, stepNearPlanets } from './near-planets'
import type { NearPlanet, NearStar } from './near-star'
import type { MapTier } from './planet-maps'
import type { PlanetPicture } from './planet-picture'

export type OpenPlanetPicture = (gl: WebGL2RenderingContext, tier: MapTier) => PlanetPicture

/** The planets of a galaxy, whose code comes when the first star is near; without it stars stay stars. */
export type PlanetLayer = {
  readonly planets: readonly NearPlanet[]
  /** Stars that may be planets. True when they are others than before. */
  readonly offer: (stars: readonly NearStar[]) => boolean
  readonly open: (openPicture: OpenPlanetPicture, tier: MapTier) => void
  /** Before a frame. True while one comes or goes. */
  readonly step: (frame: Frame, seconds: number) => boolean
  /** Paints what is missing, a part of it. True while something was. */
  readonly paint: () => boolean
  readonly draw: (frame: Frame, open: number | null) => void
}

type Galaxy = { readonly arms: number; readonly total: number; readonly most: number }

export function createPlanetLayer(gl: WebGL2RenderingContext, { arms, total, most }: Galaxy): PlanetLayer {
  const planets = createNearPlanets(most)
  const sky: { -readonly [Fact in keyof Sky]: Sky[Fact] } = { hours: 0, arms, crowd: crowdFactor(total) }
  let stars: readonly NearStar[] = []
  let picture: PlanetPicture | null = null

  /** A device that cannot draw planets has drawn stars so far, and goes on with them. */
  function attempt<T>(work: () => T, otherwise: T): T {
    try {
      return work()
    } catch (error) {
      console.warn('Stars stay stars.', error)
      picture = null
      for (const planet of planets) planet.isPainted = false
      return otherwise
    }
  }

  return {
    planets,
    offer: (next) => {
      if (next.length === stars.length && next.every((star, index) => star === stars[index])) return false
      stars = next
      return true
    },
    open: (openPicture, tier) => {
      picture = attempt(() => openPicture(gl, tier), null)
    },
    step: (frame, seconds) => {
      sky.hours = frame.hour + frame.passed
      return stepNearPlanets(planets, stars, frame, sky, seconds)
    },
    paint: () => attempt(() => picture?.paint(planets) ?? false, false),
    draw: (frame, open) => attempt(() => picture?.draw(frame, open), undefined),
  }
}
