import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ATTEMPT_ID,
  beingMade,
  buildAttempt,
  judge,
  LIMITS,
  openQuiz,
  playEachQuizAnew,
  type QuizPage,
  quizCalls,
  TREND,
  WHY,
} from '../../app/testing/open-quiz'

const lost = () => Promise.reject(new AppError('unavailable', 'x', { retryable: true }))
const unknown = () => Promise.reject(new AppError('not_found', 'This quiz doesn’t exist.'))
const ADDRESS = `/quiz/${TREND.id}?attempt=${ATTEMPT_ID}`

/** What the device knows: no quiz, until a test says otherwise. */
const device = {
  job: vi.fn<() => Promise<unknown>>(),
  attempt: vi.fn<() => Promise<unknown>>(),
  answer: vi.fn<(input: { readonly choice: number }) => Promise<unknown>>(),
}

let page: QuizPage | undefined
const open = async (path?: string) => {
  page = await openQuiz({
    account: buildAccount(),
    device: {
      quizzes: { ...device, leaderboard: async () => ({ data: { entries: [], own: null } }) },
      account: { limits: async () => ({ data: LIMITS }) },
      trends: { recordEvent: async () => ({ data: { views: 1, interactions: 0 } }) },
    },
    ...(path !== undefined && { path }),
  })
  return page
}

beforeEach(() => {
  for (const call of Object.values(device)) call.mockReset().mockImplementation(unknown)
})
playEachQuizAnew(() => {
  const leftOpen = page
  page = undefined
  return leftOpen
})

describe('a quiz and the runtime that keeps it (OP-09, OP-38)', () => {
  it('waits for a server that is lost while it makes the quiz, and never asks the device how far it is', async () => {
    quizCalls.generate.mockImplementation(async () => beingMade('writing'))
    quizCalls.job.mockImplementation(lost)
    const on = await open()
    await on.pressButton('Start Quiz')
    await on.until(() => expect(on.text()).toContain('Writing questions'))
    await on.pass(500)
    await on.until(() => expect(on.text()).toContain('Waiting for a connection...'))
    expect(on.find('h1').textContent).toBe('Making your quiz')
    quizCalls.job.mockImplementation(async () => beingMade('checking'))
    await on.pass(1_000)
    await on.until(() => expect(on.text()).toContain('Checking every answer'))
    expect(on.text()).not.toContain('Waiting for a connection...')
    quizCalls.job.mockImplementation(async () => ({ data: { attempt: buildAttempt(), job: null } }))
    await on.pass(500)
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
    expect(device.job).not.toHaveBeenCalled()
    expect(quizCalls.cancelJob).not.toHaveBeenCalled()
  })

  it('waits for a server that is lost while a quiz is looked up, and does not take the word of the device', async () => {
    quizCalls.attempt.mockImplementation(lost)
    const on = await open(ADDRESS)
    await on.until(() => expect(on.text()).toContain('Waiting for a connection...'))
    quizCalls.attempt.mockImplementation(async () => ({ data: buildAttempt() }))
    await act(async () => void window.dispatchEvent(new Event('online')))
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
    expect(device.attempt).not.toHaveBeenCalled()
    expect(on.history.location.search).toBe(`?attempt=${ATTEMPT_ID}`)
  })

  it('looks a quiz up on the device where no server answers a page that was just opened', async () => {
    quizCalls.health.mockImplementation(lost)
    device.attempt.mockImplementation(async () => ({ data: buildAttempt() }))
    const on = await open(ADDRESS)
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
    expect(quizCalls.attempt).not.toHaveBeenCalled()
  })

  it('goes on with a quiz of the device although the server is back', async () => {
    const { quiz } = buildAttempt()
    const draft = { attemptId: ATTEMPT_ID, keptBy: 'browser', quiz, deadlineMs: Date.now() + 300_000, answers: [] }
    window.localStorage.setItem(`trendverse_quiz_draft_${ATTEMPT_ID}`, JSON.stringify(draft))
    quizCalls.attempt.mockImplementation(unknown)
    device.attempt.mockImplementation(async () => ({ data: buildAttempt() }))
    device.answer.mockImplementation(judge)
    const on = await open(ADDRESS)
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
    await on.key('b')
    await on.key('Enter')
    await on.until(() => expect(on.text()).toContain(WHY))
    expect([quizCalls.attempt.mock.calls.length, quizCalls.answer.mock.calls.length]).toEqual([0, 0])
  })
})
