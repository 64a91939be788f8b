import { type PlanetAppearance, planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { HALF_HEIGHT, type PlacedPlanet } from '@trendverse/domain/trends/planets/planet-layout'
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
  /** How far planet and ring reach down as seen from the resting camera, in radii. */
  ringReach: number
  readonly position: Vector3
  readonly restingPosition: Vector3
  /** Where it glides to: its resting place, or beside a planet that is selected. */
  readonly wantedPosition: Vector3
  readonly radius: { value: number }
  restingRadius: number
  /** 0 = not there, 1 = fully there; fades and scales the planet. */
  readonly presence: { value: number }
  leaving: boolean
  readonly hover: { value: number }
  /** 1 while the planet sends out a ring of light, see `pulsingTrends`; 0 otherwise. */
  readonly pulse: { value: 0 | 1 }
  /** Null until its turn to be baked has come. */
  world: BakedWorld | null
}

/** Identifies a trend together with everything its looks depend on. */
export function bodyKey(trend: Trend, look: PlanetAppearance): string {
  return [trend.id, look.kind, look.surface[0], look.atmosphere, ...(look.ring?.bands ?? [])].join('|')
}

/** The front of a ring is nearer than its planet, which the lens shows lower than it is. */
function ringReachOf(look: PlanetAppearance, { disc }: PlacedPlanet): number {
  if (look.ring === null) return 1
  const { outer } = look.ring
  const upright = Math.cos(look.tilt) * Math.cos(look.lean)
  const sight = disc.radius * HALF_HEIGHT
  const radiusByDepth = sight / Math.hypot(1, sight)
  return Math.max(1, (outer * Math.sqrt(1 - upright ** 2)) / Math.max(0.4, 1 - outer * upright * radiusByDepth))
}

function createBody(key: string, trend: Trend, look: PlanetAppearance, place: PlacedPlanet): Body {
  return {
    key,
    trendId: trend.id,
    name: trend.name,
    relatedIds: trend.relatedIds,
    look,
    ringReach: 1,
    position: new Vector3(place.x, place.y, place.z),
    restingPosition: new Vector3(place.x, place.y, place.z),
    wantedPosition: new Vector3(place.x, place.y, place.z),
    radius: { value: place.radiusScene },
    restingRadius: place.radiusScene,
    presence: { value: 0 },
    leaving: false,
    hover: { value: 0 },
    pulse: { value: 0 },
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
    body.ringReach = ringReachOf(look, place)
    body.restingPosition.set(place.x, place.y, place.z)
    body.wantedPosition.copy(body.restingPosition)
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
