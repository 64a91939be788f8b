import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import {
  ATTEMPT_ID,
  NOW_MS,
  openQuiz,
  playEachQuizAnew,
  type QuizPage,
  quizCalls,
  TREND,
} from '../../app/testing/open-quiz'

const ADDRESS = `/quiz/${TREND.id}?r=${ATTEMPT_ID}`
const CARD = 'section[aria-label="Shared result"]'

const shared = (parts: object = {}) => ({
  data: {
    attemptId: ATTEMPT_ID,
    trendId: TREND.id,
    trendName: TREND.name,
    difficulty: 'hard',
    score: 4,
    total: 5,
    percent: 80,
    passed: true,
    passingScore: 70,
    time: 151,
    finishedAt: new Date(NOW_MS - 3 * 86_400_000).toISOString(),
    takenBy: 'Grace',
    ...parts,
  },
})

let page: QuizPage | undefined
const open = async (options: Parameters<typeof openQuiz>[0] = {}) => {
  page = await openQuiz({ path: ADDRESS, ...options })
  return page
}

playEachQuizAnew(() => {
  const leftOpen = page
  page = undefined
  return leftOpen
})

describe('a shared result (OP-64, SH-07)', () => {
  it('tells a guest above the intro who did how well, at what level and when, and leads to the way in', async () => {
    quizCalls.shared.mockImplementation(async () => shared())
    const on = await open()
    await on.until(() => expect(on.find(CARD).textContent).toContain('Grace got 4 of 5 right'))
    expect(quizCalls.shared.mock.calls).toEqual([[{ id: ATTEMPT_ID }, { signal: expect.any(AbortSignal) }]])
    const facts = [...on.element.querySelectorAll(`${CARD} li`)].map(({ textContent }) => textContent)
    expect(facts).toEqual(['Hard', 'Passed', '2:31 min', '3 days ago'])
    expect(on.element.querySelectorAll(`${CARD} [data-lit]`)).toHaveLength(4)
    const isAbove = on.find(CARD).compareDocumentPosition(on.find('h1')) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(isAbove).toBeTruthy()
    await on.until(() => expect(on.button('Start FREE Trial Quiz')).toBeTruthy())
    await on.pressButton('Take this quiz')
    expect(document.activeElement).toBe(on.button('Start FREE Trial Quiz'))
    expect(quizCalls.generate).not.toHaveBeenCalled()
  })

  it('says that it was not passed, and by nobody’s name where there is none', async () => {
    quizCalls.shared.mockImplementation(async () =>
      shared({ takenBy: 'Anonymous', score: 0, percent: 0, passed: false }),
    )
    const on = await open()
    await on.until(() => expect(on.find(CARD).textContent).toContain('Anonymous got 0 of 5 right'))
    expect(on.find(CARD).textContent).toContain('Not passed')
    expect(on.element.querySelector(`${CARD} [data-lit]`)).toBeNull()
  })

  it('is there for members as well, and gone once they take the quiz', async () => {
    quizCalls.shared.mockImplementation(async () => shared())
    const on = await open({ account: buildAccount() })
    await on.until(() => expect(on.find(CARD).textContent).toContain('Grace'))
    await on.pressButton('Start Quiz')
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
    expect(on.element.querySelector(CARD)).toBeNull()
  })

  it('keeps its place while it is on the way', async () => {
    quizCalls.shared.mockImplementation(() => new Promise(() => undefined))
    const on = await open()
    await on.until(() => expect(quizCalls.shared).toHaveBeenCalled())
    expect(on.find('.quiz-shared').textContent).toBe('')
    expect(on.element.querySelector(CARD)).toBeNull()
  })

  it.each([
    ['is not shared', () => Promise.reject(new AppError('not_found', 'x')), {}, 'This result isn’t shared.'],
    ['is of another quiz', async () => shared({ trendId: testUuid(2) }), {}, 'This result isn’t shared.'],
    ['does not arrive', () => Promise.reject(new AppError('internal_error', 'x')), {}, 'Reload the page to try again.'],
    [
      'is not on this device, without a server',
      () => Promise.reject(new AppError('not_found', 'x')),
      { runtime: 'browser' },
      'isn’t on this device',
    ],
  ] as const)('says so when it %s, and the quiz is open all the same', async (_, answer, options, words) => {
    quizCalls.shared.mockImplementation(answer)
    const on = await open(options)
    await on.until(() => expect(on.find(`${CARD} [role=status]`).textContent).toContain(words))
    await on.until(() => expect(on.find('#start').textContent).toContain('Start'))
    expect(on.find(CARD).textContent).not.toContain('Grace')
  })

  it('asks for nothing where the address carries no result, or none that could be one', async () => {
    const on = await open({ path: `/quiz/${TREND.id}?r=1%20or%201` })
    await on.until(() => expect(on.find('#start')).toBeTruthy())
    expect(on.element.querySelector('.quiz-shared')).toBeNull()
    expect(quizCalls.shared).not.toHaveBeenCalled()
  })
})
