import { describe, expect, it } from 'vitest'
import { catalogueOf, NOW, star } from './catalogue.fixtures'
import { homePose, isAtHome } from './galaxy-stage'

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
