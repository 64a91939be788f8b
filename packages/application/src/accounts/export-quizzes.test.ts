import { DAY_MS } from '@trendverse/domain/primitives/time'
import { finishAttempt } from '@trendverse/domain/quizzes/attempt-rules'
import { dailyQuizDay, dailyQuizId } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { createAccountWorld, originFrom, SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { buildAttempt, buildQuestion, buildQuiz } from '@trendverse/test-support/quizzes/build-quiz'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { expect, it } from 'vitest'
import { exportAccount } from './export-account'
import { identifyCaller } from './identify-caller'
import { signUp } from './sign-up'

async function openWorld() {
  const { world, ports } = createAccountWorld()
  const { token } = await signUp(ports, originFrom('192.0.2.7'), SIGN_UP)
  const caller = await identifyCaller(ports, token)
  if (caller.kind === 'guest') throw new Error('nobody is signed in')
  const { user } = caller
  /** Begins a quiz of one question, whose answer tells this secret, and answers it wrongly. */
  const takeQuiz = async (n: number, secret: string) => {
    const source = { quote: `${secret} quote`, title: `${secret} title`, publisher: null, url: null }
    const question = buildQuestion(n, { explanation: `${secret} explanation`, source })
    const quiz = buildQuiz({ trendId: testUuid(n), questions: [question] })
    const taker = { kind: 'user', id: user.id } as const
    await ports.quizzes.begin(buildAttempt({ id: testUuid(n), taker, quiz, startedAtMs: world.nowMs }))
    const answer = { questionId: question.id, choice: 3, isRight: false, answeredAtMs: world.nowMs + 1 }
    await ports.quizzes.updateAnswers(testUuid(n), (attempt) => ({ ...attempt, answers: [answer] }))
  }
  /** Ends it, with a place on the leaderboard. */
  const endQuiz = (n: number) => {
    const account = { userId: user.id, username: user.username }
    const ranked = { score: 0, time: 300, achievedAtMs: world.nowMs, isSample: false }
    const entry = { id: testUuid(100 + n), trendId: testUuid(n), difficulty: 'medium' as const, ...account, ...ranked }
    return ports.quizzes.finish(testUuid(n), (attempt) => ({
      attempt: finishAttempt(attempt, world.nowMs + 2),
      percent: 0,
      entry,
    }))
  }
  return { world, ports, user, takeQuiz, endQuiz }
}

it('exports quizzes with their questions and answers, and places on leaderboards', async () => {
  const { ports, user, takeQuiz, endQuiz } = await openWorld()
  await takeQuiz(1, 'open')
  await endQuiz(1)
  const document = await exportAccount(ports, user)
  expect(document.quizzes).toMatchObject([
    {
      id: testUuid(1),
      quiz: { trendName: 'Trend 1' },
      startedAt: '2026-01-02T12:00:00.000Z',
      finishedAt: '2026-01-02T12:00:00.002Z',
      answers: [{ choice: 3, isRight: false, answeredAt: '2026-01-02T12:00:00.001Z' }],
      questions: [{ correctAnswer: 1, explanation: 'open explanation', source: { quote: 'open quote' } }],
      result: { right: 0, total: 1, percent: 0 },
    },
  ])
  expect(document.leaderboards).toMatchObject([{ score: 0, time: 300, achievedAt: '2026-01-02T12:00:00.000Z' }])
})

it('exports nothing that gives an answer away of a quiz that goes on (QZ-29)', async () => {
  const { ports, user, takeQuiz } = await openWorld()
  await takeQuiz(1, 'hidden')
  const document = await exportAccount(ports, user)
  expect(document).toMatchObject({
    quizzes: [
      { finishedAt: null, answers: [{ choice: 3 }], questions: [{ options: expect.any(Array) }], result: null },
    ],
    leaderboards: [],
  })
  for (const secret of ['hidden', 'correctAnswer']) expect(JSON.stringify(document)).not.toContain(secret)
})

it('leaves out the right answers to skipped questions of today’s quiz while others can still take it', async () => {
  const { world, ports, user } = await openWorld()
  const day = dailyQuizDay(world.nowMs)
  const questions = [1, 2].map((n) => buildQuestion(n, { explanation: `explanation ${n}` }))
  const quiz = buildQuiz({ trendId: dailyQuizId(day), questions })
  const taker = { kind: 'user', id: user.id } as const
  await ports.quizzes.begin(buildAttempt({ id: testUuid(1), taker, quiz, startedAtMs: world.nowMs }))
  const answer = { questionId: questions[0]?.id ?? '', choice: 3, isRight: false, answeredAtMs: world.nowMs + 1 }
  await ports.quizzes.updateAnswers(testUuid(1), (attempt) => ({ ...attempt, answers: [answer] }))
  await ports.quizzes.finish(testUuid(1), (attempt) => ({
    attempt: finishAttempt(attempt, world.nowMs + 2),
    percent: 0,
    entry: null,
  }))
  const exported = async () => JSON.stringify((await exportAccount(ports, user)).quizzes)
  expect(await exported()).toContain('explanation 1')
  expect(await exported()).not.toContain('explanation 2')
  world.nowMs += 2 * DAY_MS
  expect(await exported()).toContain('explanation 2')
})

it('exports no quiz of anybody else', async () => {
  const { ports, user, takeQuiz, endQuiz } = await openWorld()
  await takeQuiz(1, 'mine')
  await endQuiz(1)
  const { token } = await signUp(ports, originFrom('192.0.2.8'), { ...SIGN_UP, username: 'grace', email: 'g@x.org' })
  const other = await identifyCaller(ports, token)
  if (other.kind === 'guest') throw new Error('nobody is signed in')
  expect(await exportAccount(ports, other.user)).toMatchObject({ quizzes: [], leaderboards: [] })
  expect(await exportAccount(ports, user)).toMatchObject({ quizzes: [{}], leaderboards: [{}] })
})
