import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Question } from './question'
import { dealPositions, shuffleOptions } from './shuffle-options'

const question = (number: number, correctAnswer: number): Question => ({
  id: `00000000-0000-8000-8000-${String(number).padStart(12, '0')}`,
  type: 'knowledge',
  question: `Question ${number}?`,
  options: [0, 1, 2, 3].map((option) => `${number}-${option === correctAnswer ? 'right' : option}`),
  correctAnswer,
  explanation: 'So it is.',
  source: { quote: 'So it is.', title: 'Record', publisher: null, url: null },
  difficulty: 'medium',
  tags: [],
})

describe('dealPositions', () => {
  it('makes no letter right more than once oftener than another, however long the quiz', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer(), (questions, seed) => {
        const positions = dealPositions(questions, seededNumbers(seed))
        const counts = [0, 1, 2, 3].map((position) => positions.filter((one) => one === position).length)
        expect(positions).toHaveLength(questions)
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      }),
      { seed: 11 },
    )
  })

  it('begins with each letter about equally often', () => {
    const random = seededNumbers(3)
    const firsts = Array.from({ length: 4_000 }, () => dealPositions(5, random)[0])
    for (const letter of [0, 1, 2, 3]) {
      expect(firsts.filter((first) => first === letter).length).toBeGreaterThan(900)
    }
  })
})

describe('shuffleOptions', () => {
  it('keeps every option, and the right one right', () => {
    const before = [0, 1, 2, 3, 0, 1].map((right, number) => question(number, right))
    const after = shuffleOptions(before, seededNumbers(8))
    after.forEach((one, index) => {
      expect(one.options[one.correctAnswer]).toBe(`${index}-right`)
      expect(one.options.toSorted()).toEqual(before[index]?.options.toSorted())
    })
    expect(after.map(({ options }) => options)).not.toEqual(before.map(({ options }) => options))
    expect(before[0]).toEqual(question(0, 0))
  })
})
