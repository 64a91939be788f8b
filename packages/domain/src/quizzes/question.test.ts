import { buildQuestion } from '@trendverse/test-support/quizzes/build-quiz'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { expect, it } from 'vitest'
import { askedOf } from './question'

it('asks without anything that gives the answer away (QZ-29)', () => {
  const asked = askedOf(buildQuestion(1), testUuid(7))
  expect(Object.keys(asked).sort()).toEqual(['difficulty', 'id', 'options', 'question', 'tags', 'type'])
  expect(JSON.stringify(asked)).not.toMatch(/secret|proof|paper/)
})
