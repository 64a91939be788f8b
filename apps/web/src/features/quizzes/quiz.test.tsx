import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { describe, expect, it } from 'vitest'
import {
  ATTEMPT_ID,
  buildAttempt,
  LIMITS,
  leaderboardRow,
  openQuiz,
  ordered,
  playEachQuizAnew,
  type QuizPage,
  questionId,
  quizCalls,
  TREND,
  WHY,
} from '../../app/testing/open-quiz'

let page: QuizPage | undefined
const open = async (options: Parameters<typeof openQuiz>[0] = { account: buildAccount() }) => {
  page = await openQuiz(options)
  return page
}
const begun = async (options?: Parameters<typeof openQuiz>[0]) => {
  const on = await open(options)
  await on.pressButton('Start Quiz')
  await on.until(() => expect(on.text()).toContain('Question 1 of'))
  return on
}
const answeredWith = () => quizCalls.answer.mock.calls.map(([input]) => (input as { choice: number }).choice)

playEachQuizAnew(() => {
  const leftOpen = page
  page = undefined
  return leftOpen
})

describe('the intro of a quiz (QZ-02)', () => {
  it('tells of the trend, the questions, the limit, who writes them, and the five best', async () => {
    const entries = [1, 2, 3, 4, 5, 6].map((number) => leaderboardRow(number, { isSample: number === 1 }))
    quizCalls.leaderboard.mockResolvedValue({ data: { entries, own: null } })
    const on = await open()
    await on.until(() => expect(on.element.querySelectorAll('.leaderboard tbody tr')).toHaveLength(5))
    // OP-85
    expect(quizCalls.leaderboard.mock.calls[0]?.[0]).toEqual({ trendId: TREND.id, difficulty: 'medium' })
    expect(on.text()).toContain('Medium quizzes about this trend')
    expect(on.find('h1').textContent).toBe(TREND.name)
    expect(on.find('.trend-hero .portrait-box')).toBeTruthy()
    for (const part of [TREND.description, '5 questions', '5 minute limit', 'by people, by AI', 'Sample']) {
      expect(on.text()).toContain(part)
    }
    expect(on.find('main a[href="/trends"]').textContent).toContain('All trends')
  })

  it('says before it begins, and on its first question, why its result is not ranked', async () => {
    quizCalls.generate.mockImplementation(async () => ordered({ unranked: 'network_full' }))
    const on = await begun({ account: buildAccount() })
    expect(on.text()).toContain('Not ranked: 3 people on your network already have a place on this leaderboard today.')
    await on.answer()
    expect(on.text()).not.toContain('Not ranked')
    await on.remove()
    const again = await open({ account: buildAccount({ emailVerified: false }) })
    expect(again.text()).toContain('Verify your email address first if you want your result to be ranked.')
    await again.remove()
    expect((await open()).text()).not.toContain('Verify your email address first')
  })

  it('says that the leaderboard is empty, and goes on without it when it cannot be read', async () => {
    const on = await open()
    await on.until(() => expect(on.text()).toContain('No scores yet. Be the first on this leaderboard.'))
    await on.remove()
    quizCalls.leaderboard.mockRejectedValue(new AppError('internal_error', 'x', { retryable: true }))
    const again = await open()
    await again.until(() => expect(again.text()).toContain('The leaderboard didn’t load'))
    expect(again.button('Start Quiz')).toBeTruthy()
  })

  it('tells a guest what an account brings, and no member', async () => {
    const member = await open()
    await member.until(() => expect(member.text()).toContain('No scores yet. Be the first on this leaderboard.'))
    expect(member.text()).not.toContain('free account')
    await member.remove()
    const guest = await open({})
    await guest.until(() =>
      expect(guest.text()).toContain('Create a free account and be the first on this leaderboard.'),
    )
  })

  it.each([
    [0, [], '5 questions about other stories.'],
    [0, [{ name: 'Iran', questions: 5 }], '5 questions about Iran.'],
    [2, [{ name: 'Iran', questions: 3 }], '2 about this story and 3 about Iran.'],
    [1, [{ name: 'Iran', questions: 3 }], '1 about this story, 3 about Iran and 1 about another story.'],
  ])('says what it asks where %d questions are about the story (OP-95)', async (ownQuestions, topics, words) => {
    quizCalls.running.mockResolvedValue({ data: { attemptId: null, ownQuestions, topics } })
    const on = await open()
    await on.until(() => expect(on.text()).toContain(words))
    expect(on.element.querySelector('#start')).toBeTruthy()
  })

  it.each([5, null])('says nothing of it where all are about the story, or a model writes them (%s)', async (own) => {
    quizCalls.running.mockResolvedValue({ data: { attemptId: null, ownQuestions: own, topics: [] } })
    const on = await open()
    await on.until(() => expect(on.element.querySelector('#start')).toBeTruthy())
    expect(on.text()).not.toContain('about other stories')
  })

  it('resumes a quiz that was begun', async () => {
    quizCalls.running.mockResolvedValue({ data: { attemptId: ATTEMPT_ID, ownQuestions: 5, topics: [] } })
    const on = await open()
    await on.until(() => expect(on.button('Continue your quiz')).toBeTruthy())
  })

  it('says that there is no such trend, with a way back to the others (QZ-01)', async () => {
    const on = await open({ readTrend: () => Promise.reject(new AppError('trend_not_found', 'x')) })
    expect(on.find('h1').textContent).toBe('Trend Not Found')
    expect(on.find('a[href="/trends"]')).toBeTruthy()
  })

  it('stays closed to whoever may take no more today, and says why (OP-25)', async () => {
    const message = 'Daily quiz limit reached! You can take 3 more quizzes tomorrow.'
    quizCalls.limits.mockResolvedValue({
      data: { ...LIMITS, features: { quiz: { allowed: false, reason: 'limit_reached', message } }, trial: {} },
    })
    const on = await open()
    await on.until(() => expect(on.text()).toContain(message))
    await on.pressButton('Start Quiz')
    expect(quizCalls.generate).not.toHaveBeenCalled()
  })
})

describe('answering (QZ-06 to QZ-10)', () => {
  it('goes through by keyboard alone, and tells how each answer was', async () => {
    const on = await begun()
    expect(on.button('Next Question').hasAttribute('disabled')).toBe(true)
    await on.key('Enter')
    expect(quizCalls.answer).not.toHaveBeenCalled()
    await on.key('c')
    await on.key('2')
    expect(on.chosen()).toEqual(['B'])
    await on.key('Enter')
    await on.until(() => expect(on.find('.quiz-why').textContent).toBe(WHY))
    expect(on.text()).toContain('Question 1 of 2')
    expect(on.text()).toContain('Score1')
    await on.key('Enter')
    expect(on.text()).toContain('Question 2 of 2')
    expect(document.activeElement?.textContent).toContain('Question text 2?')
    expect(on.text()).toContain('Score1')
    expect(on.find('[role=progressbar]').getAttribute('aria-valuetext')).toBe('1 of 2 answered')
    expect([...on.element.querySelectorAll('.quiz-letter')].map(({ textContent }) => textContent)).toEqual([
      'A',
      'B',
      'C',
      'D',
    ])
    await on.key('A')
    expect(on.button('Finish Quiz').hasAttribute('disabled')).toBe(false)
    await on.key('Enter')
    await on.key('Enter')
    await on.until(() => expect(on.find('h1').textContent).toContain('1 / 2'))
    expect(answeredWith()).toEqual([1, 0])
  })

  it('leaves keys alone that are typed elsewhere', async () => {
    const on = await begun()
    for (const elsewhere of ['footer input', 'header a', 'footer a']) await on.key('b', on.find(elsewhere))
    expect(on.chosen()).toEqual([])
    await on.key('b', on.find('main'))
    expect(on.chosen()).toEqual(['B'])
  })

  it('names the attempt in the address, which leaves no entry in the history', async () => {
    const on = await begun()
    await on.until(() => expect(on.history.location.search).toBe(`?attempt=${ATTEMPT_ID}`))
    expect(on.history.length).toBe(2)
  })
})

describe('resuming', () => {
  it('leads into a running quiz from the intro, although no more may be begun today', async () => {
    quizCalls.limits.mockResolvedValue({
      data: { ...LIMITS, features: { quiz: { allowed: false, reason: 'limit_reached', message: 'No more today.' } } },
    })
    quizCalls.running.mockResolvedValue({ data: { attemptId: ATTEMPT_ID, ownQuestions: 5, topics: [] } })
    quizCalls.attempt.mockImplementation(async () => ({ data: buildAttempt({ secondsLeft: 61 }) }))
    const on = await open()
    await on.until(() => expect(on.button('Continue your quiz')).toBeTruthy())
    expect(on.text()).not.toContain('No more today.')
    await on.pressButton('Continue your quiz')
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
    expect(on.history.location.search).toBe(`?attempt=${ATTEMPT_ID}`)
    expect(quizCalls.running.mock.calls).toEqual([[{ trendId: TREND.id }, { signal: expect.any(AbortSignal) }]])
    expect(quizCalls.generate).not.toHaveBeenCalled()
  })

  it('goes on after a reload where the quiz was, with the time that is left', async () => {
    quizCalls.attempt.mockImplementation(async () => ({
      data: buildAttempt({ secondsLeft: 61, answers: [{ questionId: questionId(1), choice: 1, isRight: true }] }),
    }))
    const on = await open({ account: buildAccount(), path: `/quiz/${TREND.id}?attempt=${ATTEMPT_ID}` })
    await on.until(() => expect(on.text()).toContain('Question 2 of 2'))
    expect(on.find('[role=timer]').textContent).toBe('1:01')
    expect(quizCalls.generate).not.toHaveBeenCalled()
  })

  it.each(['not_found', 'invalid_input'] as const)('shows the intro for an attempt that is %s', async (code) => {
    quizCalls.attempt.mockRejectedValue(new AppError(code, 'x'))
    const on = await open({ account: buildAccount(), path: `/quiz/${TREND.id}?attempt=${ATTEMPT_ID}` })
    await on.until(() => expect(on.button('Start Quiz')).toBeTruthy())
    expect(on.element.querySelector('[role=alert]')).toBeNull()
    await on.until(() => expect(on.history.location.search).toBe(''))
  })

  it('shows the intro for an attempt at another trend', async () => {
    quizCalls.attempt.mockImplementation(async () => ({ data: buildAttempt({ quiz: { trendId: questionId(9) } }) }))
    const on = await open({ account: buildAccount(), path: `/quiz/${TREND.id}?attempt=${ATTEMPT_ID}` })
    await on.until(() => expect(on.button('Start Quiz')).toBeTruthy())
  })

  it('waits for a server that does not answer, and goes on by itself', async () => {
    quizCalls.attempt.mockRejectedValueOnce(new AppError('unavailable', 'x', { retryable: true }))
    quizCalls.attempt.mockImplementation(async () => ({ data: buildAttempt() }))
    const on = await open({ account: buildAccount(), path: `/quiz/${TREND.id}?attempt=${ATTEMPT_ID}` })
    await on.until(() => expect(on.text()).toContain('Waiting for a connection...'))
    await on.pass(1_000)
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
  })

  it('can be given up for the intro while the server does not answer', async () => {
    quizCalls.attempt.mockRejectedValue(new AppError('unavailable', 'x', { retryable: true }))
    const on = await open({ account: buildAccount(), path: `/quiz/${TREND.id}?attempt=${ATTEMPT_ID}` })
    await on.until(() => expect(on.text()).toContain('Waiting for a connection...'))
    await on.pressButton('Back to the start')
    await on.until(() => expect(on.button('Start Quiz')).toBeTruthy())
    const asked = quizCalls.attempt.mock.calls.length
    await on.pass(60_000)
    expect(quizCalls.attempt.mock.calls.length).toBe(asked)
  })
})
