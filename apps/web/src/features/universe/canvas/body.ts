import { type PlanetAppearance, planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import type { PlacedPlanet } from '@trendverse/domain/trends/planets/planet-layout'
import type { Trend } from '@trendverse/domain/trends/trend'
import { Vector3 } from 'three'
import type { BakedWorld } from './bake-world'

/** A planet in the scene. Frame callbacks change it in place, outside React; React only learns of its coming and going. */
export type Body = {
  /** The trend's id and its looks: a trend that changes its looks is a new planet. */
  readonly key: string
  readonly trendId: string
  readonly name: string
  readonly relatedIds: readonly string[]
  readonly look: PlanetAppearance
  /** How far planet and ring reach up and down as seen from the resting camera, in radii. */
  readonly ringReach: number
  readonly position: Vector3
  readonly restingPosition: Vector3
  readonly radius: { value: number }
  restingRadius: number
  /** 0 = not there, 1 = fully there; fades and scales the planet. */
  readonly presence: { value: number }
  leaving: boolean
  readonly hover: { value: number }
  /** Null until its turn to be baked has come. */
  world: BakedWorld | null
}

/** Identifies a trend together with everything its looks depend on. */
export function bodyKey(trend: Trend, look: PlanetAppearance): string {
  return [trend.id, look.kind, look.surface[0], look.atmosphere, look.ring === null ? '' : 'ring'].join('|')
}

function ringReachOf(look: PlanetAppearance): number {
  if (look.ring === null) return 1
  const opening = Math.sin(look.tilt) * Math.cos(look.lean)
  return Math.max(1, look.ring.outer * Math.hypot(opening, Math.sin(look.lean)))
}

function createBody(key: string, trend: Trend, look: PlanetAppearance, place: PlacedPlanet): Body {
  return {
    key,
    trendId: trend.id,
    name: trend.name,
    relatedIds: trend.relatedIds,
    look,
    ringReach: ringReachOf(look),
    position: new Vector3(place.x, place.y, place.z),
    restingPosition: new Vector3(place.x, place.y, place.z),
    radius: { value: place.radiusScene },
    restingRadius: place.radiusScene,
    presence: { value: 0 },
    leaving: false,
    hover: { value: 0 },
    world: null,
  }
}

/**
 * Brings the scene's planets in line with a list of trends: those that stay glide to their new places, new ones enter,
 * the others are marked as leaving and stay in the list until `withoutLeavers` takes them out.
 */
export function arrangeBodies(
  current: readonly Body[],
  trends: readonly Trend[],
  places: readonly PlacedPlanet[],
): readonly Body[] {
  const arranged = trends.flatMap((trend, index): Body[] => {
    const place = places[index]
    if (place === undefined) return []
    const look = planetAppearance(trend)
    const key = bodyKey(trend, look)
    const body = current.find((known) => known.key === key) ?? createBody(key, trend, look, place)
    body.leaving = false
    body.restingPosition.set(place.x, place.y, place.z)
    body.restingRadius = place.radiusScene
    return [body]
  })
  const leaving = current.filter((body) => !arranged.includes(body))
  for (const body of leaving) body.leaving = true
  return [...arranged, ...leaving]
}

/** The planets that stay. */
export function withoutLeavers(bodies: readonly Body[]): readonly Body[] {
  return bodies.some((body) => body.leaving) ? bodies.filter((body) => !body.leaving) : bodies
}
