import type { Quality } from '@trendverse/domain/device/device-score'
import { QUALITY_TIERS } from '@trendverse/domain/device/quality-tiers'
import { useEffect, useRef } from 'react'
import type { ChosenLabels, NamedStar } from './galaxy-labels'
import type { GalaxyStage } from './galaxy-stage'
import { PLANETS_FROM } from './near-planets'
import type { NearStar } from './near-star'
import type { MapTier } from './planet-maps'
import type { StarCatalogue } from './star-catalogue'
import type { StarNames } from './star-names'

/** Wide enough for the largest planet there is here, which is smaller than those at home. */
const WIDEST_MAP = 512

function tierOf(quality: Quality): MapTier {
  const { firstBakeWidth, bakeRows } = QUALITY_TIERS[quality]
  return { mapWidth: Math.min(WIDEST_MAP, 2 * firstBakeWidth), bakeRows }
}

type NearPlanets = {
  readonly stage: GalaxyStage
  readonly chosen: ChosenLabels
  readonly names: StarNames
  readonly catalogue: StarCatalogue
  readonly quality: Quality
}

/**
 * Offers the picture the stars that are listed, once it is known of which trends they are: near ones become their planets. The
 * code of planets comes when the camera is near for the first time; without it stars stay stars.
 */
export function useNearPlanets({ stage, chosen, names, catalogue, quality }: NearPlanets): void {
  const known = useRef(new Map<string, NearStar>())
  const isAsked = useRef(false)

  // After every drawing: names come when they come, and nothing else is worked out anew for them.
  useEffect(() => {
    const { engine } = stage
    if (engine === null) return
    const starOf = ({ key, row, life }: NamedStar): NearStar[] => {
      const trendId = names.get(life.number)?.id
      if (trendId === undefined) return []
      const star = known.current.get(key) ?? {
        row,
        life,
        trendId,
        category: catalogue.categories[life.category] ?? '',
      }
      known.current.set(key, star)
      return [star]
    }
    const stars = chosen.stars.flatMap(starOf)
    engine.offerPlanets(stars)
    if (isAsked.current || stars.length === 0 || engine.wanted.distance >= PLANETS_FROM.none) return
    isAsked.current = true
    import('./planet-picture').then(
      ({ createPlanetPicture }) => stage.engine?.openPlanets(createPlanetPicture, tierOf(quality)),
      (error: unknown) => {
        isAsked.current = false
        console.warn('Stars stay stars.', error)
      },
    )
  })
}
