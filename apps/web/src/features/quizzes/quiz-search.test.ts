import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { expect, it } from 'vitest'
import { parseQuizSearch } from './quiz-search'

it('reads the attempt of an address, and nothing that cannot be one', () => {
  expect(parseQuizSearch({ attempt: testUuid(1) })).toEqual({ attempt: testUuid(1) })
  for (const attempt of ['', 'x', 7, null, [testUuid(1)], `${testUuid(1)}/..`, undefined]) {
    expect(parseQuizSearch({ attempt })).toEqual({})
  }
})
