import { CAMERA_DISTANCE } from '@trendverse/domain/trends/planets/planet-layout'
import { describe, expect, it } from 'vitest'
import { freeShare, HOME_VIEW, type PanelSide, planetView } from './camera-views'
import { seenFrom } from './seen-from.fixtures'

const screens = [
  [1440, 900, 'right', 76],
  [1024, 768, 'right', 76],
  [768, 1024, 'bottom', 76],
  [375, 812, 'bottom', 128],
  [1440, 900, undefined, 0],
  [800, 320, 'right', 128],
] as const satisfies readonly (readonly [number, number, PanelSide | undefined, number])[]

describe('views of the camera', () => {
  it('rests 50 units from the origin (HM-15)', () => {
    expect(Math.hypot(...HOME_VIEW.eye)).toBeCloseTo(CAMERA_DISTANCE, 10)
    expect(HOME_VIEW.target).toEqual([0, 0, 0])
  })

  it.each(screens)(
    'shows a selected planet whole and clear of panel and bar at %d x %d',
    (width, height, panelSide, top) => {
      for (const ring of [1, 2]) {
        const planet = { x: -17, y: 4, z: 8, radius: 6, ring }
        const picture = { widthPx: width, heightPx: height, panelSide, top, bottom: 0, list: null }
        const disc = seenFrom(planetView(planet, picture), planet, width, height)
        const free = freeShare(picture)
        expect(disc.visible).toBe(true)
        expect(disc.x).toBeCloseTo((width * free.width) / 2, 0)
        expect(disc.y).toBeCloseTo(height * (free.top + free.height / 2), 0)
        expect(disc.x + disc.radius * ring).toBeLessThanOrEqual(width * free.width)
        expect(disc.x - disc.radius * ring).toBeGreaterThanOrEqual(0)
        expect(disc.y - disc.radius).toBeGreaterThanOrEqual(height * free.top)
        expect(disc.y + disc.radius).toBeLessThanOrEqual(height * (free.top + free.height))
        expect(disc.radius).toBeGreaterThan(Math.min(width * free.width, height * free.height) * 0.15)
      }
    },
  )

  it.each([
    ['left of a list in the middle', 1440, 900, { left: 705, top: 68, right: 970, bottom: 560 }],
    ['right of a list at the left', 768, 1024, { left: 152, top: 68, right: 472, bottom: 500 }],
    ['below a short list', 375, 812, { left: 16, top: 120, right: 359, bottom: 280 }],
  ])('shows what a search found %s', (_, widthPx, heightPx, list) => {
    const picture = { widthPx, heightPx, panelSide: undefined, top: 76, bottom: 220, list }
    for (const ring of [1, 2]) {
      const planet = { x: -17, y: 4, z: 8, radius: 6, ring }
      const disc = seenFrom(planetView(planet, picture), planet, widthPx, heightPx)
      const nearX = Math.min(list.right, Math.max(list.left, disc.x))
      const nearY = Math.min(list.bottom, Math.max(list.top, disc.y))
      expect(Math.hypot(disc.x - nearX, disc.y - nearY)).toBeGreaterThanOrEqual(disc.radius)
      expect(disc.y + disc.radius).toBeLessThanOrEqual(heightPx - picture.bottom)
      expect([disc.x - disc.radius >= 0, disc.x + disc.radius <= widthPx]).toEqual([true, true])
      expect(disc.radius).toBeGreaterThan(20)
    }
  })

  it('stays in the middle under a list that leaves no room', () => {
    const list = { left: 16, top: 120, right: 359, bottom: 560 }
    const picture = { widthPx: 375, heightPx: 812, panelSide: undefined, top: 76, bottom: 220, list }
    expect(freeShare(picture)).toEqual(freeShare({ ...picture, list: null }))
  })

  it('does not show planets behind the camera or around it', () => {
    const planet = { x: 0, y: 9, z: 80, radius: 4 }
    expect(seenFrom(HOME_VIEW, planet, 800, 600).visible).toBe(false)
    expect(seenFrom(HOME_VIEW, { x: 0, y: 9, z: 48, radius: 4 }, 800, 600).visible).toBe(false)
  })
})
