import { expect, it } from 'vitest'
import { isFasterThanReading } from './who-is-ranked'

it.each([
  ['five questions in 9.9 s', 5, 9_999, true],
  ['five questions in 10 s', 5, 10_000, false],
  ['one question in no time', 1, 0, true],
  ['nothing answered', 0, 0, false],
])('judges the pace of %s', (_case, questions, tookMs, expected) => {
  expect(isFasterThanReading(questions, tookMs)).toBe(expected)
})
