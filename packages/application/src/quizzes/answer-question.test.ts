import { beginAttempt } from '@trendverse/domain/quizzes/attempt-rules'
import { askedQuestionId } from '@trendverse/domain/quizzes/question-id'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { buildQuiz } from '@trendverse/test-support/quizzes/build-quiz'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { expect, it } from 'vitest'
import { answerQuestion } from './answer-question'

const ATTEMPT_ID = testUuid(100)

/** Somebody with a running quiz, and their answers to its questions by place. */
async function begin() {
  const world = createFakeWorld()
  const ports = { ...portsOfWorld(world), origin: { guestId: null, network: '192.0.2.1' } }
  const { user, token } = await signInAs(ports, 1, 'user')
  const found = await ports.sessions.find(await ports.tokens.hash(token), world.nowMs)
  if (found === null) throw new Error('there should be a session')
  await ports.quizzes.begin(beginAttempt(ATTEMPT_ID, { kind: 'user', id: user.id }, buildQuiz(), world.nowMs))
  return (index: number, choice: number) =>
    answerQuestion(
      ports,
      { kind: 'user', ...found },
      { attemptId: ATTEMPT_ID, questionId: askedQuestionId(ATTEMPT_ID, index), choice },
    )
}

it('tells which option is right and why, of the question that is answered', async () => {
  const answer = await begin()
  const why = 'The secret of question 1 is number 1.'
  expect(await answer(0, 3)).toEqual({ isRight: false, correctAnswer: 1, explanation: why, score: 0, answered: 1 })
  expect(await answer(1, 2)).toMatchObject({ isRight: true, correctAnswer: 2, score: 1, answered: 2 })
})

it('tells the same when it is given again', async () => {
  const answer = await begin()
  const first = await answer(0, 3)
  expect(await answer(0, 3)).toEqual(first)
})

it.each([
  ['of another option for an answered question', 3, 'conflict'],
  ['of an option that is not there', 4, 'invalid_input'],
])('tells nothing %s', async (_, choice, code) => {
  const answer = await begin()
  if (code === 'conflict') await answer(0, 1)
  const refused = await answer(0, choice).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code })
  expect(`${String(refused)} ${JSON.stringify(refused)}`).not.toContain('secret')
})
