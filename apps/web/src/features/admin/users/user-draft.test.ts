import { expect, it } from 'vitest'
import { limitProblem, toUserEdit, type UserDraft } from './user-draft'

const DRAFT: UserDraft = {
  firstName: ' Ada ',
  lastName: 'L',
  username: 'ada',
  email: 'ada@example.org',
  role: 'admin',
  memes: ' 5 ',
  quizzes: '',
  games: '-1',
}

it('sends the fields that changed alone, an empty limit as none', () => {
  expect(toUserEdit(DRAFT, ['firstName', 'role'])).toEqual({ firstName: 'Ada', role: 'admin' })
  expect(toUserEdit(DRAFT, ['memes', 'quizzes', 'games'])).toEqual({
    dailyLimits: { memes: 5, quizzes: null, games: -1 },
  })
  expect(toUserEdit(DRAFT, [])).toEqual({})
})

it('takes whole numbers, unlimited and nothing for a limit', () => {
  expect(['', '0', '12', '-1', ' 7 '].map(limitProblem)).toEqual(Array.from({ length: 5 }))
  for (const text of ['-2', '1.5', 'many', '9999999']) expect(limitProblem(text)).toContain('whole number')
})
