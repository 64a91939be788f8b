import { GOES_ON } from '@trendverse/domain/galaxy/life'
import { lifePlace } from '@trendverse/domain/galaxy/life-place'
import { describe, expect, it } from 'vitest'
import { NOW, star } from './catalogue.fixtures'
import type { Frame } from './frame'
import { aimLens, newLens } from './galaxy-camera'
import { createNearPlanets, lookDistance, stepNearPlanets } from './near-planets'
import type { NearPlanet, NearStar } from './near-star'

const SKY = { hours: NOW, arms: 3, crowd: 1 }
/** Nine stars in one place, each greater than the one before it. */
const stars = Array.from({ length: 9 }, (_, index): NearStar => {
  const life = star(1, {
    bornHour: NOW - 4_000,
    lastHours: GOES_ON,
    category: 0,
    family: 7,
    reach: 40 + 20 * index,
  })
  return { row: index, life, trendId: `trend-${index}`, category: 'Music' }
})
const [first, second] = stars as [NearStar, NearStar]

/** The picture of somebody who looks at a star from so near. */
function lookAt({ life }: NearStar, distance: number, planets: readonly NearPlanet[]): Frame {
  const lens = newLens()
  lens.aspect = 1.6
  aimLens(lens, { ...lifePlace(life, NOW, 3), distance, azimuth: 0.4, polar: 1 })
  return {
    lens,
    hour: NOW,
    passed: 0,
    width: 1600,
    height: 1000,
    pixelRatio: 1,
    distance,
    isSearching: false,
    fade: 1,
    planets,
  }
}

const shown = (planets: readonly NearPlanet[]) =>
  planets.filter(({ share }) => share > 0).map(({ star: one }) => one?.row)
/** What the picture does: it paints a surface whenever one is missing. */
function paint(planets: readonly NearPlanet[]): void {
  for (const planet of planets) planet.isPainted = planet.star !== null
}

function settle(planets: readonly NearPlanet[], offered: readonly NearStar[], frame: Frame): void {
  stepNearPlanets(planets, offered, frame, SKY, 0)
  paint(planets)
  for (let frames = 0; frames < 600 && stepNearPlanets(planets, offered, frame, SKY, 1 / 60); frames++) paint(planets)
  expect(stepNearPlanets(planets, offered, frame, SKY, 1 / 60)).toBe(false)
}

describe('stars that come near', () => {
  it('become planets as large as one flies to see them, and no larger however near', () => {
    const planets = createNearPlanets(6)
    settle(planets, [first], lookAt(first, lookDistance(first.life, 10_000), planets))
    expect(planets[0]?.share).toBe(1)
    expect(planets[0]?.radius).toBeCloseTo(120, 0)
    settle(planets, [first], lookAt(first, 0.12, planets))
    expect(planets[0]?.radius).toBeCloseTo(200, 0)
  })

  it('stay stars until their surface is painted, and then come by and by', () => {
    const planets = createNearPlanets(6)
    const frame = lookAt(first, 0.3, planets)
    expect(stepNearPlanets(planets, [first], frame, SKY, 1 / 60)).toBe(false)
    expect(shown(planets)).toEqual([])
    paint(planets)
    expect(stepNearPlanets(planets, [first], frame, SKY, 1 / 60)).toBe(true)
    const { share = 0 } = planets[0] ?? {}
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(0.2)
  })

  it('are planets at once where nothing may move', () => {
    const planets = createNearPlanets(6)
    const frame = lookAt(first, 0.3, planets)
    stepNearPlanets(planets, [first], frame, SKY, Number.POSITIVE_INFINITY)
    paint(planets)
    expect(stepNearPlanets(planets, [first], frame, SKY, Number.POSITIVE_INFINITY)).toBe(false)
    expect(planets[0]?.share).toBe(1)
  })

  it('turn into planets smoothly by distance, and are stars again far away', () => {
    const planets = createNearPlanets(6)
    const shares = [0.3, 1, 1.28, 1.35, 1.42, 1.6].map((distance) => {
      settle(planets, [first], lookAt(first, distance, planets))
      return planets[0]?.share ?? 0
    })
    expect(shares).toEqual([...shares].sort((a, b) => b - a))
    expect(shares.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(1)
    expect(shares.at(-1)).toBe(0)
  })

  it('are never more planets than the page may show, the largest of them (HM-11)', () => {
    for (const most of [6, 4]) {
      const planets = createNearPlanets(most)
      settle(planets, stars, lookAt(first, 1, planets))
      expect(shown(planets)).toHaveLength(most)
      expect(new Set(shown(planets))).toEqual(new Set(stars.slice(-most).map(({ row }) => row)))
    }
  })

  it('give their planet to another when they are listed no more, after it has faded', () => {
    const planets = createNearPlanets(1)
    const frame = lookAt(first, 0.3, planets)
    settle(planets, [first], frame)
    stepNearPlanets(planets, [second], frame, SKY, 1 / 60)
    expect(planets[0]).toMatchObject({ star: { row: 0 } })
    expect(planets[0]?.share).toBeLessThan(1)
    for (let frames = 0; frames < 60; frames++) stepNearPlanets(planets, [second], frame, SKY, 1 / 60)
    expect(planets[0]).toMatchObject({ star: { row: 1 }, isPainted: false, presence: 0 })
  })

  it('are no planets before they are born', () => {
    const planets = createNearPlanets(6)
    const unborn: NearStar = { ...first, life: { ...first.life, bornHour: NOW + 100 } }
    settle(planets, [unborn], lookAt(unborn, 0.3, planets))
    expect(shown(planets)).toEqual([])
  })
})
