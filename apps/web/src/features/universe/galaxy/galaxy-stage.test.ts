import { describe, expect, it } from 'vitest'
import { catalogueOf, NOW, star } from './catalogue.fixtures'
import { homePose, isAtHome } from './galaxy-stage'

describe('the camera over the whole galaxy', () => {
  const early = catalogueOf([star(1)])
  const whole = catalogueOf([star(1)], [star(2, { bornHour: NOW - 9_000 })])

  it('stands farther away from a galaxy that reaches farther', () => {
    expect(homePose(whole).distance).toBeGreaterThan(homePose(early).distance)
  })

  it('is there until somebody moves it, also after whole turns', () => {
    const pose = homePose(early)
    expect(isAtHome(pose, early)).toBe(true)
    expect(isAtHome({ ...pose, azimuth: pose.azimuth + 4 * Math.PI }, early)).toBe(true)
    expect(isAtHome({ ...pose, distance: pose.distance - 0.1 }, early)).toBe(false)
    expect(isAtHome(pose, whole)).toBe(false)
  })
})
