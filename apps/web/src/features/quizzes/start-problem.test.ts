import { AppError } from '@trendverse/domain/primitives/app-error'
import { expect, it } from 'vitest'
import { startProblem } from './start-problem'

it('tells why a quiz did not begin, in the words of whoever refused it (OP-25)', () => {
  const text = 'Daily quiz limit reached! You can take 3 more quizzes tomorrow.'
  expect(startProblem(new AppError('limit_reached', text))).toBe(text)
  expect(startProblem(new AppError('account_suspended', 'Account is suspended'))).toBe('Account is suspended')
})

it('says what to do, and keeps the words of faults to itself', () => {
  for (const fault of [new AppError('internal_error', 'secret'), new TypeError('secret'), 'secret', undefined]) {
    expect(startProblem(fault)).toMatch(/try again/)
    expect(startProblem(fault)).not.toContain('secret')
  }
  expect(startProblem(new AppError('trend_not_found', 'x'))).toMatch(/choose another/)
})
