import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { isUuid } from '../primitives/is-uuid'
import { questionId } from './question-id'

describe('the id of a question', () => {
  const id = questionId(testUuid(1), 'Which year was it?', '1999')

  it('is a UUID, the same for the same words whatever their case and spacing', () => {
    expect(isUuid(id)).toBe(true)
    expect(questionId(testUuid(1), '  which YEAR was\u00a0it? ', '1999')).toBe(id)
  })

  it('is another for another trend, question or answer', () => {
    const others = [
      questionId(testUuid(2), 'Which year was it?', '1999'),
      questionId(testUuid(1), 'Which year is it?', '1999'),
      questionId(testUuid(1), 'Which year was it?', '2000'),
    ]
    expect(new Set([id, ...others]).size).toBe(4)
  })

  it('does not meet itself among many', () => {
    const ids = new Set(
      Array.from({ length: 20_000 }, (_, n) => questionId(testUuid(1), `What came ${n}th?`, `Answer ${n % 7}`)),
    )
    expect(ids.size).toBe(20_000)
    expect([...ids].every(isUuid)).toBe(true)
  })
})
