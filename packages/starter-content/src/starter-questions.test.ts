import { describe, expect, test } from 'vitest'
import { STARTER_QUESTIONS } from './starter-questions'
import { STARTER_TRENDS } from './starter-trends'
import { checkQuestions } from './testing/check-questions'

describe('questions written by hand', () => {
  checkQuestions(
    Object.entries(STARTER_QUESTIONS).flatMap(([key, questions]) =>
      questions.map((question) => ({ key, ...question })),
    ),
  )

  test('are eight to twelve for every starter trend, and for no other', () => {
    expect(Object.keys(STARTER_QUESTIONS).toSorted()).toEqual(STARTER_TRENDS.map(({ key }) => key).toSorted())
    const wrongCounts = Object.entries(STARTER_QUESTIONS).filter(([, { length }]) => length < 8 || length > 12)
    expect(wrongCounts.map(([key, { length }]) => `${key}: ${length}`)).toEqual([])
  })
})
