import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import {
  ATTEMPT_ID,
  buildAttempt,
  openQuiz,
  playEachQuizAnew,
  type QuizPage,
  quizCalls,
  TREND,
} from '../../app/testing/open-quiz'

const account = buildAccount()
const ADDRESS = `/quiz/${TREND.id}?attempt=${ATTEMPT_ID}`
const refused = (code: 'authentication_required' | 'not_found') => () => Promise.reject(new AppError(code, 'x'))

let page: QuizPage | undefined
const begun = async (options: Parameters<typeof openQuiz>[0] = { account }) => {
  page = await openQuiz(options)
  const on = page
  await on.pressButton(options.account === undefined ? 'Start FREE Trial Quiz' : 'Start Quiz')
  await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
  return on
}
const answer = async (on: QuizPage) => {
  await on.key('b')
  await on.key('Enter')
}
const heading = (on: QuizPage) => on.find('h1').textContent

playEachQuizAnew(() => {
  const leftOpen = page
  page = undefined
  return leftOpen
})

describe('a quiz that its home takes no more answers for', () => {
  it('says that one is signed out, and leads back to the very same quiz', async () => {
    const on = await begun()
    quizCalls.answer.mockImplementation(refused('authentication_required'))
    await answer(on)
    await on.until(() => expect(heading(on)).toBe('You’re no longer signed in'))
    expect(document.activeElement).toBe(on.find('h1'))
    const link = on.find('.quiz-stage a')
    expect(link.textContent).toBe('Sign in again')
    expect(new URL(link.getAttribute('href') ?? '', 'https://a.example').searchParams.get('from')).toBe(ADDRESS)
  })

  it('keeps the answers meanwhile, and gives them once signed in again', async () => {
    const on = await begun()
    quizCalls.answer.mockImplementationOnce(refused('authentication_required'))
    await answer(on)
    await on.until(() => expect(heading(on)).toBe('You’re no longer signed in'))
    await on.remove()
    quizCalls.attempt.mockImplementation(async () => ({ data: buildAttempt({ resumed: true }) }))
    page = await openQuiz({ account, path: ADDRESS })
    const again = page
    await again.until(() => expect(again.text()).toContain('Question 2 of 2'))
    await again.until(() => expect(again.text()).toContain('Question 1: Right'))
  })

  it('knows that an unknown quiz of somebody who just signed out elsewhere is not lost', async () => {
    const on = await begun()
    quizCalls.answer.mockImplementation(refused('not_found'))
    await act(async () => on.session.close())
    await answer(on)
    await on.until(() => expect(heading(on)).toBe('You’re no longer signed in'))
  })

  it.each([{ account }, {}])('says that it is gone, with the ways on', async (options) => {
    const on = await begun(options)
    quizCalls.answer.mockImplementation(refused('not_found'))
    await answer(on)
    await on.until(() => expect(heading(on)).toBe('This quiz is no longer available'))
    expect(on.find('.quiz-stage a').getAttribute('href')).toBe('/trends')
    await on.pressButton('Back to the start')
    await on.until(() => expect(on.history.location.search).toBe(''))
    expect(heading(on)).toBe(TREND.name)
  })

  it.each([
    ['authentication_required', 'You’re no longer signed in'],
    ['not_found', 'This quiz is no longer available'],
  ] as const)('says the same when the result is refused as %s', async (code, title) => {
    const on = await begun()
    quizCalls.submit.mockImplementation(refused(code))
    await on.answer()
    await on.answer()
    await on.until(() => expect(heading(on)).toBe(title))
  })
})
