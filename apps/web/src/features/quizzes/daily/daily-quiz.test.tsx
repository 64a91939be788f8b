import { AppError } from '@trendverse/domain/primitives/app-error'
import { dailyQuizId } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it, vi } from 'vitest'
import {
  ATTEMPT_ID,
  buildAttempt,
  buildResult,
  LIMITS,
  leaderboardRow,
  NOW_MS,
  openQuiz,
  playEachQuizAnew,
  type QuizPage,
  quizCalls,
} from '../../../app/testing/open-quiz'
// Loaded with the test, so that only the clock decides when it opens.
import '../guest-invitation'

const DAY = '2026-03-01'
const QUIZ_ID = dailyQuizId(DAY)
const FRIEND_ID = testUuid(77)

const today = vi.fn<(input?: undefined) => Promise<unknown>>()
const beginToday = vi.fn<() => Promise<unknown>>()

const todayIs = (parts: object = {}) => ({
  data: {
    day: DAY,
    quizId: QUIZ_ID,
    nextAt: '2026-03-02T00:00:00.000Z',
    serverNow: '2026-03-01T19:00:00.000Z',
    running: null,
    taken: null,
    streak: null,
    ...parts,
  },
})
const ofToday = { trendId: QUIZ_ID, trendName: 'Quiz of the day, 1 March 2026' }
const story = (number: number) => ({
  id: testUuid(300 + number),
  name: `Story ${number}`,
  category: 'Science',
  color: '#8899ff',
})

/** The quiz of the day with two questions, each about its story. */
function attemptOfToday() {
  const attempt = buildAttempt({ quiz: ofToday })
  const questions = attempt.quiz.questions.map((question, index) => ({ ...question, story: story(index + 1) }))
  return { data: { ...attempt, quiz: { ...attempt.quiz, questions } } }
}

const friendIs = (parts: object = {}) => ({
  data: {
    ...ofToday,
    attemptId: FRIEND_ID,
    difficulty: 'medium',
    score: 1,
    total: 2,
    percent: 50,
    passed: false,
    passingScore: 70,
    time: 61,
    finishedAt: '2026-03-01T08:00:00.000Z',
    takenBy: 'Vito',
    ...parts,
  },
})

let page: QuizPage | undefined
playEachQuizAnew(() => {
  const leftOpen = page
  page = undefined
  return leftOpen
})

async function open(options: Partial<Parameters<typeof openQuiz>[0]> = {}, search = '') {
  today.mockReset().mockImplementation(async () => todayIs({ streak: options.account === undefined ? null : 0 }))
  beginToday.mockReset().mockImplementation(async () => attemptOfToday())
  quizCalls.submit.mockImplementation(async () => ({ data: buildResult(ofToday) }))
  const { limits, health, ...quizzes } = quizCalls
  page = await openQuiz({
    path: `/quiz/today${search}`,
    backend: {
      quizzes: { ...quizzes, today, beginToday },
      account: { limits },
      health: { get: health },
    },
    ...options,
  })
  return page
}
const asMember = { account: buildAccount() }

async function takeAll(on: QuizPage) {
  for (const number of [1, 2]) {
    await on.until(() => expect(on.text()).toContain(`Question ${number} of 2`))
    await on.answer()
  }
  await on.until(() => expect(on.text()).toContain('1 / 2'))
}

describe('the page of the quiz of the day (OP-84)', () => {
  it('says what it is, when the next one comes and who did best, and begins', async () => {
    quizCalls.leaderboard.mockResolvedValue({ data: { entries: [leaderboardRow(1)], own: null } })
    const on = await open(asMember)
    await on.until(() => expect(on.text()).toContain('Next quiz in 5 h.'))
    expect(on.find('h1').textContent).toBe('Quiz of the day')
    expect(on.text()).toContain('1 March 2026')
    expect(quizCalls.leaderboard.mock.calls[0]?.[0]).toEqual({ trendId: QUIZ_ID, difficulty: 'medium' })
    await on.until(() => expect(on.text()).toContain('player1'))
    await on.pressButton('Start Quiz')
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
    expect(on.text()).toContain('Story 1')
    // The planet of its story, and the one that comes next, unseen.
    const planets = () => [...on.element.querySelectorAll('.quiz-planet > .portrait-box')]
    expect(planets().map(({ classList }) => classList.contains('quiz-planet-next'))).toEqual([false, true])
    const [, next] = planets()
    await on.answer()
    expect(on.text()).toContain('Story 2')
    expect(planets()).toEqual([next])
    expect(next?.classList.contains('quiz-planet-next')).toBe(false)
    expect(quizCalls.generate).not.toHaveBeenCalled()
  })

  it('says before its one try that an unverified address is not ranked', async () => {
    const on = await open({ account: buildAccount({ emailVerified: false }) })
    await on.until(() => expect(on.text()).toContain('Verify your email address first'))
    await on.remove()
    const verified = await open(asMember)
    await verified.until(() => verified.button('Start Quiz'))
    expect(verified.text()).not.toContain('Verify your email address first')
  })

  it('shows the row of planets, the streak and ways to share after it, and no second try', async () => {
    const on = await open(asMember)
    await on.until(() => on.button('Start Quiz'))
    await on.pressButton('Start Quiz')
    today.mockImplementation(async () => todayIs({ taken: { attemptId: ATTEMPT_ID, score: 1, total: 2 }, streak: 4 }))
    await takeAll(on)
    await on.until(() => expect(on.text()).toContain('Your streak: 4 days. Next quiz in 5 h.'))
    expect(on.find('.daily-row').textContent).toBe('🪐🌑')
    expect(on.find('.daily-row').getAttribute('aria-label')).toBe('1 of 2 right')
    expect(on.text()).not.toContain('Try Again')
    await on.until(() => expect(on.text()).toContain('Copy text'))
    expect(on.text()).toContain('🪐🌑 1/2 · 4 days in a row')
    expect(on.text()).toContain('Everyone who took it today')
  })

  it('shows what was made of it where it was taken already, and leads to the answers', async () => {
    const taken = { attemptId: ATTEMPT_ID, isShareable: false, score: 1, total: 2 }
    quizCalls.attempt.mockImplementation(async () => ({ data: { ...attemptOfToday().data, finished: true } }))
    const opened = open(asMember)
    today.mockImplementation(async () => todayIs({ taken, streak: 1 }))
    const on = await opened
    await on.until(() =>
      expect(on.text()).toContain('You got 1 of 2 today. Your streak has started: 1 day. Next quiz in 5 h.'),
    )
    expect(beginToday).not.toHaveBeenCalled()
    await on.pressButton('See your answers')
    await on.until(() => expect(on.text()).toContain('1 / 2'))
    // Taken as a guest, before they signed up: a link to it would lead nowhere.
    await on.until(() => expect(on.text()).toContain('Come back tomorrow'))
    expect(on.text()).not.toContain('Share your result')
  })

  it('resumes a running one', async () => {
    quizCalls.attempt.mockImplementation(async () => attemptOfToday())
    const opened = open(asMember)
    today.mockImplementation(async () => todayIs({ running: ATTEMPT_ID, streak: 0 }))
    const on = await opened
    await on.until(() => on.button('Continue your quiz'))
    await on.pressButton('Continue your quiz')
    await on.until(() => expect(on.text()).toContain('Question 1 of 2'))
  })

  it('says so when it cannot be read, and tries again', async () => {
    const opened = open(asMember)
    today.mockRejectedValue(new AppError('internal_error', 'x'))
    const on = await opened
    await on.until(() => expect(on.text()).toContain("Today's quiz didn’t load."))
    today.mockImplementation(async () => todayIs({ streak: 0 }))
    await on.pressButton('Try again')
    await on.until(() => on.button('Start Quiz'))
  })

  it('says why it was refused: taken meanwhile in another tab', async () => {
    const on = await open(asMember)
    const message = "You've already taken today's quiz. The next one opens in 5 h."
    beginToday.mockRejectedValue(new AppError('conflict', message))
    await on.until(() => on.button('Start Quiz'))
    await on.pressButton('Start Quiz')
    await on.until(() => expect(on.text()).toContain(message))
  })

  it('is free for a guest, trial spent or not, who copies the row and shares nothing', async () => {
    const message = 'Your free trial has been used. Please sign up to take more quizzes!'
    quizCalls.limits.mockResolvedValue({
      data: { ...LIMITS, features: { quiz: { allowed: false, reason: 'trial_used', message } } },
    })
    const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText: copied } }))
    const on = await open()
    await on.until(() => expect(on.text()).toContain('Free every day, without an account.'))
    await on.pressButton('Start Quiz')
    await takeAll(on)
    await on.until(() => expect(on.text()).toContain('Come back tomorrow'))
    await on.until(() => on.button('Copy your result'))
    await on.pressButton('Copy your result')
    await on.until(() => expect(copied).toHaveBeenCalledOnce())
    const [text = ''] = copied.mock.calls[0] ?? []
    expect(text).toContain('🪐🌑 1/2')
    expect(text).toMatch(/\/quiz\/today$/)
    // What is asked after the trial would come by now.
    await on.pass(2_500)
    await on.pass(2_500)
    expect(on.text()).not.toContain('Great Job on Your Free Quiz!')
    expect(on.text()).not.toContain('Share your result')
    vi.unstubAllGlobals()
  })

  it('is open to a member whose allowance is used up', async () => {
    const message = 'Daily quiz limit reached! You can take 3 more quizzes tomorrow.'
    quizCalls.limits.mockResolvedValue({
      data: { ...LIMITS, features: { quiz: { allowed: false, reason: 'limit_reached', message } }, trial: {} },
    })
    const on = await open(asMember)
    await on.until(() => on.button('Start Quiz'))
    await on.pressButton('Start Quiz')
    await on.until(() => expect(beginToday).toHaveBeenCalledOnce())
  })

  it('keeps the time it began with: the clock of the device moves on', async () => {
    const on = await open(asMember)
    await on.until(() => expect(on.text()).toContain('Next quiz in 5 h.'))
    vi.setSystemTime(NOW_MS + 4.5 * 3_600_000)
    await on.pass(30_000)
    expect(on.text()).toContain('Next quiz in 30 min.')
  })
})

describe('a challenge', () => {
  it('tells the result of a friend before, and shows both afterwards', async () => {
    quizCalls.shared.mockImplementation(async () => friendIs())
    const on = await open(asMember, `?r=${FRIEND_ID}`)
    await on.until(() => expect(on.text()).toContain('Vito got 1 of 2. Can you beat that?'))
    await on.pressButton('Start Quiz')
    await takeAll(on)
    await on.until(() => expect(on.find('.daily-duel').textContent).toBe('Vito1 of 2You1 of 2'))
    expect(on.text()).toContain('It’s a tie.')
  })

  it('of another day says so', async () => {
    quizCalls.shared.mockImplementation(async () => friendIs({ trendId: dailyQuizId('2026-02-27') }))
    const on = await open(asMember, `?r=${FRIEND_ID}`)
    await on.until(() => expect(on.text()).toContain("Vito got 1 of 2 on 27 February 2026. Today's quiz is a new one."))
    await on.pressButton('Start Quiz')
    await takeAll(on)
    expect(on.element.querySelector('.daily-duel')).toBeNull()
  })

  it.each([
    ['that is not shared', () => quizCalls.shared.mockRejectedValue(new AppError('not_found', 'x'))],
    ['of another quiz', () => quizCalls.shared.mockImplementation(async () => friendIs({ trendId: testUuid(1) }))],
  ])('%s shows no friend and says so', async (_, answer) => {
    answer()
    const on = await open(asMember, `?r=${FRIEND_ID}`)
    await on.until(() => expect(on.text()).toContain('This challenge doesn’t exist, or isn’t shared.'))
    expect(on.text()).not.toContain('Vito')
    expect(on.button('Start Quiz')).toBeTruthy()
  })
})
