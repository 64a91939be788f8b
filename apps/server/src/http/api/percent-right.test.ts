import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { expect, it } from 'vitest'
import { startTestServer } from '../../testing/start-test-server'
import { visitorOf } from '../../testing/visitor'

it('tells at the end of a quiz how many of those who answered a question got it, once ten have', async () => {
  const [trend] = starterTrendDetails()
  if (trend === undefined) throw new Error('the catalogue should not be empty')
  const { featured, ...record } = trend
  const server = await startTestServer({
    trends: [{ ...record, featuredByAdmin: featured }],
    details: new Map([[trend.id, trend]]),
  })
  const ports = portsOfWorld(server.world)
  const call = visitorOf(server, (await signInAs(ports, 1, 'user')).token)
  const body = { trendId: trend.id, count: 5 }
  const { data: begun } = await call<{ attempt: { id: string } }>('POST', '/quizzes/generate', body)
  const [known] = server.world.store.quizAttempts.get(begun.attempt.id)?.attempt.quiz.questions ?? []
  if (known === undefined) throw new Error('there should be a question')
  const question = { id: known.id, question: known.question, rightOption: '', trendId: trend.id, trendName: '' }
  for (let n = 0; n < 12; n++) {
    const outcome = { questionId: known.id, isRight: n < 3, restShare: 0.5 }
    await ports.questionQuality.record([{ question, outcome }], 0)
  }
  const { data } = await call<{ questions: readonly { percentRight: number | null }[] }>('POST', '/quizzes/submit', {
    attemptId: begun.attempt.id,
  })
  expect(data.questions.map(({ percentRight }) => percentRight)).toEqual([25, null, null, null, null])
  await server.stop(1_000)
})
