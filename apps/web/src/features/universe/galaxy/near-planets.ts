import { MOST_REACH, type TrendLife } from '@trendverse/domain/galaxy/life'
import { lifeLight } from '@trendverse/domain/galaxy/life-light'
import { lifePlace, type Place } from '@trendverse/domain/galaxy/life-place'
import { smoothstep } from '@trendverse/domain/primitives/smoothstep'
import type { Frame } from './frame'
import { HALF_VIEW, type Projected, project } from './galaxy-camera'
import type { NearPlanet, NearStar } from './near-star'

/** Diameters in units of space: of a planet nobody counted, and what the greatest reach adds. */
const LEAST_SIZE = 0.07
const SIZE_OF_REACH = 0.09
/** A star turns into its planet between these diameters, CSS pixels. */
const TURNS = { from: 26, to: 64 } as const
/** The camera is this near to what it looks at, or all are stars. */
export const PLANETS_FROM = { none: 1.5, all: 1.2 } as const
/** Of the height of the picture: no planet fills more of it, and so much of it is filled when one flies to a star. */
const LARGEST_SHARE = 0.4
const FLOWN_TO_SHARE = 0.24
const COMES_IN_SECONDS = 0.5
/** A planet grows by this part of itself while it comes. */
const SHRUNK = 0.4
/** Two that are about as large do not take turns. */
const STAYS = 1.15

/** Stars that are drawn in full size; more of them are smaller, so that the picture stays one of stars. */
export const CROWD = 10_000
const MOST_CROWD_FACTOR = 1.2

export const crowdFactor = (total: number): number => Math.min(MOST_CROWD_FACTOR, Math.cbrt(CROWD / Math.max(1, total)))

const sizeOf = ({ reach }: TrendLife, crowd: number): number =>
  crowd * (LEAST_SIZE + SIZE_OF_REACH * (reach / MOST_REACH))

/** From how near a star is looked at that was asked for, in units of space: as near as shows its planet well. */
export function lookDistance(life: TrendLife, total: number): number {
  return sizeOf(life, crowdFactor(total)) / (2 * HALF_VIEW * FLOWN_TO_SHARE)
}

export function createNearPlanets(most: number): NearPlanet[] {
  return Array.from({ length: most }, () => ({
    star: null,
    isPainted: false,
    presence: 0,
    share: 0,
    radius: 0,
    light: 0,
    place: { x: 0, y: 0, z: 0 },
  }))
}

export type Sky = { readonly hours: number; readonly arms: number; readonly crowd: number }

const at: Projected = { x: 0, y: 0, depth: 0 }
const somewhere: Place = { x: 0, y: 0, z: 0 }

/** Diameter of a star's planet, CSS pixels; 0 where it is behind the camera or beside the picture. */
function diameterOf(life: TrendLife, frame: Frame, { hours, arms, crowd }: Sky, place: Place): number {
  lifePlace(life, hours, arms, place)
  project(frame.lens, place.x, place.y, place.z, at)
  if (at.depth < 0.05 || Math.abs(at.x) > 1.4 || Math.abs(at.y) > 1.4) return 0
  const height = frame.height / frame.pixelRatio
  return Math.min(LARGEST_SHARE * height, (sizeOf(life, crowd) * height) / (2 * HALF_VIEW * at.depth))
}

/** What is worked out anew for every frame, which must not allocate: how large the planet of each star would be. */
const sizes = new Float32Array(64)
const isWanted = new Uint8Array(sizes.length)

/** The planet a star is drawn as, or is about to be. */
export function planetOf(planets: readonly NearPlanet[], row: number): NearPlanet | null {
  for (let index = 0; index < planets.length; index++)
    if (planets[index]?.star?.row === row) return planets[index] ?? null
  return null
}

/** Marks the largest stars that may be planets: at most as many as there are planets. */
function chooseStars(planets: readonly NearPlanet[], stars: readonly NearStar[], frame: Frame, sky: Sky): void {
  isWanted.fill(0)
  for (let index = 0; index < stars.length; index++) {
    const { life, row } = stars[index] as NearStar
    const diameter = lifeLight(life, sky.hours) > 0 ? diameterOf(life, frame, sky, somewhere) : 0
    sizes[index] = diameter > TURNS.from ? diameter * (planetOf(planets, row) === null ? 1 : STAYS) : 0
  }
  for (let taken = 0; taken < planets.length; taken++) {
    let largest = -1
    for (let index = 0; index < stars.length; index++) {
      if (isWanted[index] === 1 || sizes[index] === 0) continue
      if (largest < 0 || (sizes[index] ?? 0) > (sizes[largest] ?? 0)) largest = index
    }
    if (largest < 0) return
    isWanted[largest] = 1
  }
}

function isWantedRow(stars: readonly NearStar[], row: number): boolean {
  for (let index = 0; index < stars.length; index++) if (stars[index]?.row === row) return isWanted[index] === 1
  return false
}

function takePlanet(planet: NearPlanet, star: NearStar | null): void {
  planet.star = star
  planet.isPainted = false
  planet.presence = 0
  planet.share = 0
  planet.radius = 0
}

/** Gives wanted stars the planets that are free; a planet that is wanted no more fades first. */
function assign(planets: readonly NearPlanet[], stars: readonly NearStar[]): void {
  for (let index = 0; index < planets.length; index++) {
    const planet = planets[index] as NearPlanet
    if (planet.star === null || planet.presence > 0 || isWantedRow(stars, planet.star.row)) continue
    takePlanet(planet, null)
  }
  for (let index = 0; index < stars.length; index++) {
    const star = stars[index] as NearStar
    if (isWanted[index] !== 1 || planetOf(planets, star.row) !== null) continue
    const free = planets.find((planet) => planet.star === null)
    if (free !== undefined) takePlanet(free, star)
  }
}

/**
 * Turns stars that are near into planets, and back, in place. True while one comes or goes.
 *
 * @param stars Those that are named, nearest first; the others stay stars.
 * @param seconds Since the last frame; infinite where nothing may move.
 */
export function stepNearPlanets(
  planets: readonly NearPlanet[],
  stars: readonly NearStar[],
  frame: Frame,
  sky: Sky,
  seconds: number,
): boolean {
  const isNear = frame.distance < PLANETS_FROM.none
  if (isNear) chooseStars(planets, stars, frame, sky)
  else isWanted.fill(0)
  assign(planets, stars)
  const nearness = smoothstep(PLANETS_FROM.none, PLANETS_FROM.all, frame.distance)
  let isMoving = false
  for (let index = 0; index < planets.length; index++) {
    const planet = planets[index] as NearPlanet
    const { star } = planet
    if (star === null) continue
    const goal = planet.isPainted && isWantedRow(stars, star.row) ? 1 : 0
    const step = isNear ? seconds / COMES_IN_SECONDS : 1
    planet.presence += Math.min(step, Math.max(-step, goal - planet.presence))
    isMoving ||= planet.presence !== goal
    planet.light = lifeLight(star.life, sky.hours)
    const diameter = diameterOf(star.life, frame, sky, planet.place)
    planet.share = planet.light === 0 ? 0 : planet.presence * nearness * smoothstep(TURNS.from, TURNS.to, diameter)
    planet.radius = (diameter * frame.pixelRatio * (1 - SHRUNK * (1 - planet.share))) / 2
  }
  return isMoving
}
