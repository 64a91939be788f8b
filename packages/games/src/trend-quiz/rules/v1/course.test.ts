import { describe, expect, it } from 'vitest'
import { type Course, CRAFT_RADIUS, cruiseSpeed, GATES, HALF_HEIGHT, HALF_WIDTH, layCourse } from './course'

const COURSES: readonly Course[] = Array.from({ length: 300 }, (_, index) => layCourse(`course/${index}`, true))
/** The longest way within a tick: a rock is met at the first tick behind it. */
const LONGEST_TICK = cruiseSpeed(GATES - 1) + 200

const ofKind = <Kind extends Course['items'][number]['kind']>({ items }: Course, kind: Kind) =>
  items.filter((item): item is Extract<Course['items'][number], { kind: Kind }> => item.kind === kind)

describe('the course of a run', () => {
  it('has a trail that meets no rock, on any of 300 courses', () => {
    const room = COURSES.flatMap((course) => {
      const sparks = ofKind(course, 'spark')
      return ofKind(course, 'rock').flatMap((rock) =>
        sparks
          .filter(({ z }) => z > rock.z - 3 * 1024 && z < rock.z + 3 * 1024 + LONGEST_TICK)
          .map(({ x, y }) => Math.hypot(x - rock.x, y - rock.y) - rock.radius - CRAFT_RADIUS),
      )
    })
    expect(room.length).toBeGreaterThan(50_000)
    expect(room.reduce((least, one) => Math.min(least, one))).toBeGreaterThan(0)
  })

  it('has ten gates in order, clear space around each, and everything within reach', () => {
    for (const course of COURSES) {
      expect(ofKind(course, 'gate').map(({ gate }) => gate)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(course.gates).toEqual(ofKind(course, 'gate').map(({ z }) => z))
      const others = course.items.filter((item) => item.kind !== 'gate')
      for (const gate of course.gates)
        expect(others.some(({ z }) => z > gate - 46 * 1024 && z < gate + 26 * 1024)).toBe(false)
      expect(others.every(({ x, y }) => Math.abs(x) <= HALF_WIDTH && Math.abs(y) <= HALF_HEIGHT)).toBe(true)
      expect(course.end).toBeGreaterThan(course.gates[9] ?? Number.POSITIVE_INFINITY)
    }
  })

  it('is met in order, in whole numbers', () => {
    for (const { items } of COURSES.slice(0, 30)) {
      expect(items.every((item, index) => item.z >= (items[index - 1]?.z ?? 0))).toBe(true)
      expect(
        items
          .flatMap((item) => Object.values(item))
          .every((one) => typeof one === 'string' || Number.isSafeInteger(one)),
      ).toBe(true)
    }
  })

  it('has no rocks in the first sector and up to 32 in the last', () => {
    const rocks = COURSES.map((course) =>
      course.gates.map((gate, sector) => {
        const from = course.gates[sector - 1] ?? 0
        return ofKind(course, 'rock').filter(({ z }) => z > from && z < gate).length
      }),
    )
    expect(rocks.every((sectors) => sectors[0] === 0)).toBe(true)
    expect(Math.max(...rocks.map((sectors) => sectors[9] ?? 0))).toBe(32)
    expect(Math.min(...rocks.map((sectors) => sectors[9] ?? 0))).toBeGreaterThan(15)
  })

  it('is the same for a seed, and differs from one day to the next', () => {
    expect(layCourse('course/7', true)).toEqual(COURSES[7])
    expect(new Set(COURSES.map((course) => JSON.stringify(course.items))).size).toBe(COURSES.length)
  })

  it('has the same trail and gates in calm flight, and no rocks', () => {
    const calm = layCourse('course/7', false)
    expect(calm.items).toEqual(COURSES[7]?.items.filter(({ kind }) => kind !== 'rock'))
    expect(calm.gates).toEqual(COURSES[7]?.gates)
  })
})
