import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import { beginAttempt, lockAnswer } from '@trendverse/domain/quizzes/attempt-rules'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { buildQuestion, buildQuiz } from '@trendverse/test-support/quizzes/build-quiz'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { expect, it } from 'vitest'
import { readAccount } from '../accounts/read-account'
import { finishQuiz } from './finish-quiz'

/** Finishes a quiz of so many questions without a mistake. */
async function finishWithoutMistake(questions: number) {
  const world = createFakeWorld()
  const ports = { ...portsOfWorld(world), origin: { guestId: null, network: '192.0.2.1' } }
  const { user, token } = await signInAs(ports, 1, 'user')
  const found = await ports.sessions.find(await ports.tokens.hash(token), world.nowMs)
  if (found === null) throw new Error('there should be a session')
  const quiz = buildQuiz({ questions: Array.from({ length: questions }, (_, n) => buildQuestion(n + 1)) })
  const id = testUuid(100)
  await ports.quizzes.begin(beginAttempt(id, { kind: 'user', id: user.id }, quiz, world.nowMs))
  for (const { id: questionId, correctAnswer: choice } of quiz.questions) {
    world.nowMs += 2_000
    await ports.quizzes.updateAnswers(id, (attempt): QuizAttempt | null => {
      const decision = lockAnswer(attempt, { questionId, choice }, world.nowMs)
      return decision.locked ? decision.attempt : null
    })
  }
  await finishQuiz(ports, { kind: 'user', ...found }, id)
  const account = await ports.accounts.findById(user.id)
  const { byCategory, hadPerfectQuiz } = await ports.quizzes.statsOf(user.id)
  const { stats } = await readAccount(ports, account ?? user)
  const entries = await ports.quizzes.listEntries(user.id)
  return {
    scores: account?.quizScores,
    awarded: account?.achievements.map(({ id: achievement }) => achievement),
    hadPerfectQuiz,
    categories: byCategory.length,
    // AC-03
    favorites: stats.favoriteCategories,
    entries: entries.length,
  }
}

it('counts a quiz of five questions everywhere, and a shorter one nowhere', async () => {
  expect(await finishWithoutMistake(5)).toEqual({
    scores: { sum: 100, count: 1 },
    awarded: ['first-quiz', 'perfect-score'],
    hadPerfectQuiz: true,
    categories: 1,
    favorites: ['Music'],
    entries: 1,
  })
  expect(await finishWithoutMistake(4)).toEqual({
    scores: { sum: 0, count: 0 },
    awarded: [],
    hadPerfectQuiz: false,
    categories: 0,
    favorites: [],
    entries: 0,
  })
})
