import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import { beginAttempt, finishAttempt } from '@trendverse/domain/quizzes/attempt-rules'
import { buildQuiz } from '@trendverse/test-support/quizzes/build-quiz'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import type { FakeWorld } from '@trendverse/test-support/trends/fake-world'
import { portsOfScene } from './ports-of-scene'

/** A running quiz of an account, about another trend than the sample calls name: beginning one there begins a new one. */
export async function addAttempt(
  world: FakeWorld,
  id: string,
  userId: string,
  trendId: string = testUuid(2),
): Promise<void> {
  const quiz = buildQuiz({ trendId })
  const fresh = beginAttempt(id, { kind: 'user', id: userId }, quiz, world.nowMs)
  await portsOfScene(world).quizzes.begin(fresh)
}

/** A quiz an account has finished. */
export async function addFinishedAttempt(
  world: FakeWorld,
  id: string,
  userId: string,
  trendId?: string,
): Promise<void> {
  await addAttempt(world, id, userId, trendId)
  const end = (attempt: QuizAttempt) => ({ attempt: finishAttempt(attempt, world.nowMs), percent: 0, entry: null })
  await portsOfScene(world).quizzes.finish(id, end)
}
