import type { QualityTier } from '@trendverse/domain/device/quality-tiers'
import type { PlanetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import type { Bake } from './bake-world'
import type { Body } from './body'

/** Starts painting a surface of a width. */
export type BeginBake = (look: PlanetAppearance, width: number, anisotropy: number) => Bake

type BakeTier = Pick<QualityTier, 'bakeWidth' | 'firstBakeWidth' | 'bakeRows' | 'anisotropy'>

export type BakeQueue = {
  /** Paints one band, or the whole of a quick first surface. False when there is nothing left to paint. */
  readonly step: (bodies: readonly Body[], tier: BakeTier) => boolean
  readonly dispose: () => void
}

/** The next planet to bake: those that are not there yet come before those that are still coarse. */
function nextToBake(bodies: readonly Body[], bakeWidth: number): Body | null {
  let coarse: Body | null = null
  for (let index = 0; index < bodies.length; index++) {
    const body = bodies[index]
    if (body === undefined || body.leaving) continue
    if (body.world === null) return body
    if (coarse === null && body.world.width < bakeWidth) coarse = body
  }
  return coarse
}

/**
 * Paints the planets' surfaces over many frames: first all of them quickly and coarsely, then one after the other finely,
 * band by band. A planet keeps its coarse surface until the fine one is whole.
 */
export function createBakeQueue(begin: BeginBake): BakeQueue {
  let fineBody: Body | null = null
  let fineBake: Bake | null = null

  const dropFine = (): void => {
    fineBake?.dispose()
    fineBake = null
    fineBody = null
  }
  const show = (body: Body, world: Body['world']): void => {
    body.world?.dispose()
    body.world = world
  }

  return {
    step: (bodies, tier) => {
      const body = nextToBake(bodies, tier.bakeWidth)
      if (body !== fineBody) dropFine()
      if (body === null) return false
      if (body.world === null) {
        show(body, begin(body.look, tier.firstBakeWidth, tier.anisotropy).paint(tier.firstBakeWidth / 2))
        return true
      }
      fineBody = body
      fineBake ??= begin(body.look, tier.bakeWidth, tier.anisotropy)
      const world = fineBake.paint(tier.bakeRows)
      if (world === null) return true
      fineBake = null
      fineBody = null
      show(body, world)
      return true
    },
    dispose: dropFine,
  }
}
