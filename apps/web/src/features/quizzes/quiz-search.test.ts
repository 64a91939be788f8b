import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { expect, it } from 'vitest'
import { parseQuizSearch } from './quiz-search'

it.each(['attempt', 'r'])('reads %s of an address, and nothing that cannot be an attempt', (key) => {
  expect(parseQuizSearch({ [key]: testUuid(1), x: testUuid(2) })).toEqual({ [key]: testUuid(1) })
  for (const id of ['', 'x', 7, null, [testUuid(1)], `${testUuid(1)}/..`, undefined]) {
    expect(parseQuizSearch({ [key]: id })).toEqual({})
  }
})
