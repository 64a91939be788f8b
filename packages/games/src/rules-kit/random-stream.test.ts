import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomStream } from './random-stream'

const first = (seed: string, count: number): number[] => {
  const random = randomStream(seed)
  return Array.from({ length: count }, () => random.next())
}

describe('a stream of random numbers', () => {
  // Runs that are kept depend on these very numbers.
  it('is the same for a seed for ever', () => {
    expect(first('trend-quiz-2026-11-22/daily', 4)).toEqual([710159256, 2160960510, 1386187732, 645503743])
  })

  it('differs for seeds that differ in one character, from the first number on', () => {
    const starts = Array.from({ length: 1_000 }, (_, index) => first(`day/${index}`, 1)[0])
    expect(new Set(starts).size).toBe(1_000)
  })

  it('answers whole numbers within the bounds asked for, both included', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -9_216, max: 9_216 }), fc.nat(18_432), (seed, low, span) => {
        const drawn = randomStream(seed).between(low, low + span)
        expect(Number.isSafeInteger(drawn) && drawn >= low && drawn <= low + span).toBe(true)
      }),
    )
    const dice = randomStream('dice')
    expect(new Set(Array.from({ length: 200 }, () => dice.between(1, 6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  it('spreads evenly: of 60,000 dice each number falls 9,700 to 10,300 times', () => {
    const dice = randomStream('even')
    const falls = [0, 0, 0, 0, 0, 0]
    for (let round = 0; round < 60_000; round += 1) {
      const face = dice.between(0, 5)
      falls[face] = (falls[face] ?? 0) + 1
    }
    expect(Math.min(...falls)).toBeGreaterThan(9_700)
    expect(Math.max(...falls)).toBeLessThan(10_300)
  })
})
