import { describe, expect, it } from 'vitest'
import { findProof } from './find-proof'

const QUESTION = {
  question: 'Which planet shows its rings to small telescopes?',
  options: ['Mars', 'Saturn', 'Venus', 'Mercury'],
  correctAnswer: 1,
}
const PROOF = 'Saturn shows its rings to small telescopes this week.'

describe('findProof (OP-86)', () => {
  it('finds the sentence that holds the right option and shares most with the question', () => {
    const evidence = ['A week of planets. Saturn shows something.', `People look up. ${PROOF} Clouds may come.`]
    expect(findProof(QUESTION, evidence)).toBe(PROOF)
  })

  it.each([
    ['speaks of something else', 'Saturn was sold to another company.'],
    ['holds a wrong option, too', 'Saturn and Mars show rings to small telescopes.'],
    ['holds the right option inside another word', 'Saturnalia shows its rings to small telescopes.'],
    ['holds none', 'A planet shows its rings to small telescopes.'],
    ['is no sentence', ''],
  ])('proves nothing by what %s', (_why, text) => {
    expect(findProof(QUESTION, [text])).toBeNull()
  })
})
