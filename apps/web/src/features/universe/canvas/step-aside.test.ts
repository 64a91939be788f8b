import { layoutPlanets } from '@trendverse/domain/trends/planets/planet-layout'
import { describe, expect, it } from 'vitest'
import { freeShare, type PanelSide, planetView } from './camera-views'
import { seenFrom } from './seen-from.fixtures'
import { type Neighbour, stepAside } from './step-aside'

const SCREENS = [
  [1440, 900, 'right', 76],
  [1024, 768, 'right', 76],
  [768, 1024, 'right', 76],
  [375, 812, 'bottom', 128],
] as const satisfies readonly (readonly [number, number, PanelSide, number])[]
const RINGS = [2, 1.6, 1, 1, 1.8, 1]

function planetsFor(width: number, height: number): Neighbour[] {
  const insets = { top: 76 / height, right: 0.02, bottom: 188 / height, left: 0.02 }
  const places = layoutPlanets(
    RINGS.map((ringOuter) => ({ ringOuter })),
    width / height,
    insets,
  )
  return places.map(({ x, y, z, radiusScene }, index) => ({ x, y, z, reach: radiusScene * (RINGS[index] ?? 1) }))
}

describe('neighbours of a selected planet', () => {
  it.each(SCREENS)('leave it, the bar and each other alone at %d x %d', (width, height, panelSide, top) => {
    const planets = planetsFor(width, height)
    const picture = { widthPx: width, heightPx: height, panelSide, top, bottom: 0, list: null }
    const free = freeShare(picture)
    let seen = 0
    for (const [index, selected] of planets.entries()) {
      const ring = RINGS[index] ?? 1
      const view = planetView({ ...selected, radius: selected.reach / ring, ring }, picture)
      const others = planets.filter((planet) => planet !== selected)
      const middle = seenFrom(view, { ...selected, radius: selected.reach }, width, height)
      const discs = stepAside(selected, others, view, picture)
        .map((place, at) => seenFrom(view, { ...place, radius: others[at]?.reach ?? 1 }, width, height))
        .filter(({ visible }) => visible)
      seen += discs.length
      for (const [at, disc] of discs.entries()) {
        const distance = Math.hypot(disc.x - middle.x, disc.y - middle.y)
        expect(distance).toBeGreaterThan(middle.radius + disc.radius)
        expect(disc.y - disc.radius).toBeGreaterThan(height * free.top - 0.5)
        for (const other of discs.slice(at + 1)) {
          expect(Math.hypot(disc.x - other.x, disc.y - other.y)).toBeGreaterThan(disc.radius + other.radius)
        }
      }
    }
    // Sending everybody away would keep all of that.
    expect(seen).toBeGreaterThan(0)
  })

  it('are not hidden under the list of a search', () => {
    const list = { left: 705, top: 68, right: 970, bottom: 560 }
    const picture = { widthPx: 1440, heightPx: 900, panelSide: undefined, top: 76, bottom: 188, list }
    const [selected, ...others] = planetsFor(1440, 900)
    if (selected === undefined) throw new Error('there are no planets')
    const view = planetView({ ...selected, radius: selected.reach / 2, ring: 2 }, picture)
    const discs = stepAside(selected, others, view, picture).map((place, at) =>
      seenFrom(view, { ...place, radius: others[at]?.reach ?? 1 }, 1440, 900),
    )
    const seen = discs.filter(({ x, radius, visible }) => visible && x + radius > 0 && x - radius < 1440)
    expect(seen.length).toBeGreaterThan(1)
    for (const { x, y, radius } of seen) {
      const nearX = Math.min(list.right, Math.max(list.left, x))
      const nearY = Math.min(list.bottom, Math.max(list.top, y))
      expect(Math.hypot(x - nearX, y - nearY)).toBeGreaterThanOrEqual(radius - 0.5)
    }
  })

  it('stay where they are when they are in nobody’s way, and keep their distance when they are', () => {
    const picture = { widthPx: 1440, heightPx: 900, panelSide: 'right' as const, top: 76, bottom: 0, list: null }
    const selected = { x: 0, y: 0, z: 0, reach: 6 }
    const view = planetView({ ...selected, radius: 6, ring: 1 }, picture)
    const behind = { x: 4, y: -2, z: -14, reach: 3 }
    const afar = { x: -400, y: 0, z: -10, reach: 3 }
    const [aside, same] = stepAside(selected, [behind, afar], view, picture)
    expect(same).toEqual(afar)
    const before = seenFrom(view, { ...behind, radius: 3 }, 1440, 900)
    const after = seenFrom(view, { ...behind, ...aside, radius: 3 }, 1440, 900)
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeGreaterThan(40)
    expect(after.radius / before.radius).toBeCloseTo(1, 1)
  })
})
