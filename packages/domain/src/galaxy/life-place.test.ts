import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashedFraction } from './life-hash'
import { GALAXY, lifePlace } from './life-place'
import { anyLife } from './lives.fixtures'

const NOW = 60_000
const ARMS = 13
const distance = ({ x, z }: { x: number; z: number }): number => Math.hypot(x, z)

describe('hashed fractions', () => {
  it('spread evenly over neighbouring numbers', () => {
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let number = 1; number <= 10_000; number += 1) {
      const tenth = Math.floor(10 * hashedFraction(number, 3))
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    for (const count of tenths) expect(Math.abs(count - 1_000)).toBeLessThan(120)
  })

  it('are what they were in every version, for a place is stored nowhere', () => {
    expect([1, 2, 0xffff_ffff].map((seed) => Math.floor(hashedFraction(seed, 1) * 2 ** 24))).toMatchInlineSnapshot(`
      [
        9871609,
        11813403,
        3595957,
      ]
    `)
  })
})

describe('the place of a life', () => {
  it('is at the heart when it is born, and further out every day', () => {
    fc.assert(
      fc.property(anyLife(NOW, ARMS), fc.integer({ min: 1, max: 50_000 }), (life, hours) => {
        const born = distance(lifePlace(life, life.bornHour, ARMS))
        const heart = GALAXY.heart * (1 + GALAXY.familyDrift + GALAXY.starDrift)
        expect(born).toBeLessThan(heart)
        expect(distance(lifePlace(life, life.bornHour + hours, ARMS))).toBeGreaterThan(born)
        expect(lifePlace(life, life.bornHour - hours, ARMS)).toEqual(lifePlace(life, life.bornHour, ARMS))
      }),
    )
  })

  it('stays in the arm of its category', () => {
    fc.assert(
      fc.property(anyLife(NOW, ARMS), fc.integer({ min: 0, max: 50_000 }), (life, hours) => {
        const { x, z } = lifePlace(life, life.bornHour + hours, ARMS)
        const unwound = Math.atan2(z, x) - GALAXY.twist * Math.hypot(x, z)
        const arms = (unwound / (2 * Math.PI)) * ARMS - life.category
        const off = arms - ARMS * Math.round(arms / ARMS)
        expect(Math.abs(off)).toBeLessThanOrEqual(GALAXY.armShare + GALAXY.familyShare + 1e-9)
      }),
    )
  })

  it('is nearer to its constellation than to the arm', () => {
    const born = { bornHour: 0, category: 2 }
    const related = [1, 2, 3, 4].map((number) => lifePlace({ ...born, number, family: 7 }, 2_400, ARMS))
    const others = [1, 2, 3, 4].map((number) => lifePlace({ ...born, number, family: 100 * number }, 2_400, ARMS))
    const width = (places: readonly { x: number; z: number }[]): number =>
      Math.max(...places.flatMap((a) => places.map((b) => Math.hypot(a.x - b.x, a.z - b.z))))
    expect(width(related)).toBeLessThan(width(others))
  })

  it('moves by little in an hour, so that nothing jumps while time runs', () => {
    fc.assert(
      fc.property(anyLife(NOW, ARMS), fc.integer({ min: 0, max: 50_000 }), (life, hours) => {
        const from = lifePlace(life, life.bornHour + hours, ARMS)
        const to = lifePlace(life, life.bornHour + hours + 1, ARMS)
        expect(Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)).toBeLessThan(0.12)
      }),
    )
  })

  it('is written where it is asked to be', () => {
    const into = { x: 0, y: 0, z: 0 }
    const life = { number: 5, bornHour: 3, category: 1, family: 9 }
    expect(lifePlace(life, 50, ARMS, into)).toBe(into)
    expect(into).toEqual(lifePlace(life, 50, ARMS))
  })
})
