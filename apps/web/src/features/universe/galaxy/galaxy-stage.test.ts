import { lifePlace } from '@trendverse/domain/galaxy/life-place'
import { describe, expect, it } from 'vitest'
import { catalogueOf, NOW, star } from './catalogue.fixtures'
import type { GalaxyEngine } from './galaxy-engine'
import { createGalaxyStage, flyToStar, homePose, isAtHome } from './galaxy-stage'
import { PLANETS_FROM } from './near-planets'
import { showHour } from './timeline'

describe('the camera over the whole galaxy', () => {
  const room = { aspect: 1.6, top: 0.1, bottom: 0.2 }
  const early = catalogueOf([star(1)])
  const whole = catalogueOf([star(1)], [star(2, { bornHour: NOW - 9_000 })])

  it('stands farther away from a galaxy that reaches farther', () => {
    expect(homePose(whole, room).distance).toBeGreaterThan(homePose(early, room).distance)
  })

  it('stands farther away where the window is narrow or much of it is covered, and looks past what covers it', () => {
    const bare = homePose(whole, { aspect: 1.6, top: 0, bottom: 0 })
    expect(homePose(whole, { aspect: 0.5, top: 0, bottom: 0 }).distance).toBeGreaterThan(2 * bare.distance)
    expect(homePose(whole, { aspect: 1.6, top: 0.1, bottom: 0.4 }).distance).toBeGreaterThan(1.4 * bare.distance)
    expect([bare.x, bare.z]).toEqual([0, 0])
    const covered = homePose(whole, room)
    expect(Math.hypot(covered.x, covered.z)).toBeGreaterThan(0.1)
  })

  it('is there until somebody moves it, also after whole turns', () => {
    const pose = homePose(early, room)
    expect(isAtHome(pose, early, room)).toBe(true)
    expect(isAtHome({ ...pose, azimuth: pose.azimuth + 4 * Math.PI }, early, room)).toBe(true)
    expect(isAtHome({ ...pose, distance: pose.distance - 0.1 }, early, room)).toBe(false)
    expect(isAtHome(pose, whole, room)).toBe(false)
  })
})

describe('the flight to a star', () => {
  const catalogue = catalogueOf([star(1, { bornHour: NOW - 500, peakHours: 40 }), star(2, { bornHour: NOW - 9_000 })])

  /** A stage at an hour, and where its camera is sent. */
  function stageAt(hours: number) {
    const stage = createGalaxyStage()
    const wanted = { x: 0, y: 0, z: 0, distance: 20, azimuth: 0, polar: 1 }
    stage.engine = { wanted, flyTo: (to: object) => Object.assign(wanted, to) } as unknown as GalaxyEngine
    stage.catalogue = catalogue
    stage.timeline.firstHour = catalogue.firstHour
    stage.timeline.nowHour = catalogue.nowHour
    showHour(stage.timeline, hours)
    return { stage, wanted }
  }

  it('goes to where the star is at the hour shown', () => {
    const { stage, wanted } = stageAt(NOW - 100)
    flyToStar(stage, catalogue, 0)
    const { x, y, z } = lifePlace(star(1, { bornHour: NOW - 500 }), NOW - 100, catalogue.categories.length)
    expect(wanted).toMatchObject({ x, y, z, distance: 20 })
    expect(stage.timeline.hours).toBe(NOW - 100)
  })

  it('comes so near that a planet is seen when it is asked to, and never goes away for that', () => {
    const { stage, wanted } = stageAt(NOW)
    flyToStar(stage, catalogue, 0, true)
    expect(wanted.distance).toBeLessThan(PLANETS_FROM.all)
    wanted.distance = 0.2
    flyToStar(stage, catalogue, 1, true)
    expect(wanted.distance).toBe(0.2)
  })

  it('takes time along to the peak of a star that is not born at the hour shown', () => {
    const { stage, wanted } = stageAt(NOW - 5_000)
    stage.timeline.isPlaying = true
    flyToStar(stage, catalogue, 0)
    expect(stage.timeline).toMatchObject({ hours: NOW - 460, isPlaying: false })
    const { x, z } = lifePlace(star(1, { bornHour: NOW - 500 }), NOW - 460, catalogue.categories.length)
    expect(wanted).toMatchObject({ x, z })
  })
})
