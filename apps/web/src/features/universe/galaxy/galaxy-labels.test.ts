import { describe, expect, it } from 'vitest'
import { catalogueOf, NOW, star } from './catalogue.fixtures'
import type { Frame } from './frame'
import { aimLens, newLens, type Pose } from './galaxy-camera'
import {
  chooseLabels,
  LISTED_STARS,
  type NamedArm,
  NO_LABELS,
  orderLabels,
  type PlacedGalaxyLabel,
  reachOfGalaxy,
} from './galaxy-labels'
import { positionsAt } from './star-catalogue'

const catalogue = catalogueOf(
  Array.from({ length: 300 }, (_, index) => star(index + 1, { bornHour: NOW - 24 * index, reach: index % 250 })),
)
const positions = positionsAt(catalogue, NOW)
const reach = reachOfGalaxy(catalogue)

function frameFrom(pose: Pose): Frame {
  const lens = newLens()
  aimLens(lens, pose)
  return {
    lens,
    hour: NOW,
    passed: 0,
    width: 800,
    height: 600,
    pixelRatio: 1,
    distance: pose.distance,
    isSearching: false,
    fade: 1,
    planets: [],
  }
}
const whole = frameFrom({ x: 0, y: 0, z: 0, distance: 2 * reach, azimuth: 0, polar: 0.5 })
const beside = frameFrom({ x: 16, y: 0, z: 16, distance: 1, azimuth: Math.PI + 0.78, polar: 1.4 })
const NOTHING = { keep: [], focused: null, found: null }

describe('what is named in the galaxy', () => {
  it('keeps the star that is focused, wherever it is', () => {
    const held = { ...NOTHING, keep: [120], focused: 120 }
    expect(chooseLabels(catalogue, positions, beside, reach, NOTHING).stars).toEqual([])
    expect(chooseLabels(catalogue, positions, beside, reach, held).stars.map(({ row }) => row)).toEqual([120])
    const { stars } = chooseLabels(catalogue, positions, whole, reach, held)
    expect(stars).toHaveLength(LISTED_STARS)
    expect(stars.filter(({ row }) => row === 120)).toHaveLength(1)
  })

  it('is what a search found, beside the star that is focused without a word', () => {
    const found = new Set([7, 250])
    const { stars, named } = chooseLabels(catalogue, positions, whole, reach, { keep: [120], focused: 120, found })
    expect(stars.map(({ row }) => row).sort((a, b) => a - b)).toEqual([7, 120, 250])
    expect([...named].sort()).toEqual(['star-250', 'star-7'])
  })

  it('moves with what it was chosen from: an arm grows with the galaxy', () => {
    const { arms } = chooseLabels(catalogue, positions, whole, reach, NOTHING)
    const [first] = arms
    if (first === undefined) throw new Error('a galaxy seen from far away names its arms')
    const early: NamedArm = { ...first, place: { x: 1, y: 0, z: 1 } }
    const placed = [{ label: early, handle: {} as never, isNamed: false }] satisfies PlacedGalaxyLabel[]
    orderLabels(placed, { ...NO_LABELS, arms })
    expect(placed).toMatchObject([{ label: { place: first.place }, isNamed: true }])
  })
})
