import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { askedQuestionId } from '@trendverse/domain/quizzes/question-id'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import { visitorOf } from '../../testing/visitor'

type Result = {
  readonly ranked: boolean
  readonly unranked: string | null
  readonly board: { readonly entries: readonly { readonly username: string }[] }
}
type Visitor = ReturnType<typeof visitorOf>

const trends = starterTrendDetails()
const [trend] = trends

let server: TestServer

beforeEach(async () => {
  server = await startTestServer({
    trends: trends.map(({ featured, ...record }) => ({ ...record, featuredByAdmin: featured })),
    details: new Map(trends.map((detail) => [detail.id, detail])),
    nowMs: Date.parse('2026-01-02T12:00:00Z'),
  })
})
afterEach(() => server.stop(1_000))

const person = async (n: number, emailVerified = true): Promise<Visitor> =>
  visitorOf(server, (await signInAs(portsOfWorld(server.world), n, 'user', { emailVerified })).token)

type Begun = { readonly id: string; readonly unranked: string | null }
const openDaily = async (call: Visitor): Promise<Begun> => (await call<Begun>('POST', '/quizzes/today')).data
const openTrend = async (call: Visitor): Promise<Begun> =>
  (await call<{ attempt: Begun }>('POST', '/quizzes/generate', { trendId: trend?.id, count: 5 })).data.attempt
const beginDaily = async (call: Visitor): Promise<string> => (await openDaily(call)).id
const beginTrend = async (call: Visitor): Promise<string> => (await openTrend(call)).id

/** Answers all of a quiz rightly, so fast, and ends it. */
async function answerAll(call: Visitor, attemptId: string, secondsEach = 2): Promise<Result> {
  const quiz = server.world.store.quizAttempts.get(attemptId)?.attempt.quiz
  for (const [index, { correctAnswer: choice }] of (quiz?.questions ?? []).entries()) {
    server.world.nowMs += secondsEach * 1_000
    await call('POST', '/quizzes/answer', { attemptId, questionId: askedQuestionId(attemptId, index), choice })
  }
  return (await call<Result>('POST', '/quizzes/submit', { attemptId })).data
}

describe.each([
  ['the quiz of the day', openDaily],
  ['a quiz about a trend', openTrend],
])('%s', (_name, open) => {
  const begin = async (call: Visitor): Promise<string> => (await open(call)).id

  it('says as it begins why its result will have no place', async () => {
    const reasons: (string | null)[] = []
    for (let n = 1; n <= 4; n += 1) reasons.push((await open(await person(n))).unranked)
    expect(reasons).toEqual([null, null, null, 'network_full'])
    expect((await open(await person(5, false))).unranked).toBe('unverified')
    expect((await open(visitorOf(server))).unranked).toBeNull()
  })

  it('takes one place for one account that begins it twice at once', async () => {
    const [ada, bo, cy] = [await person(1), await person(2), await person(3)]
    await Promise.all([open(ada), open(ada), open(ada), open(ada)])
    for (const call of [bo, cy]) expect((await open(call)).unranked).toBeNull()
  })

  it('leaves out accounts without a verified address, and says so', async () => {
    const ada = await person(1, false)
    const result = await answerAll(ada, await begin(ada))
    expect(result).toMatchObject({ ranked: false, unranked: 'unverified', board: { entries: [] } })
  })

  it('leaves out answers given faster than anyone can read', async () => {
    const ada = await person(1)
    const result = await answerAll(ada, await begin(ada), 1.9)
    expect(result).toMatchObject({ ranked: false, unranked: 'too_fast', board: { entries: [] } })
  })

  it('ranks three accounts of one network a day, however many it sends', async () => {
    const results: Result[] = []
    for (let n = 1; n <= 12; n += 1) {
      const one = await person(n)
      results.push(await answerAll(one, await begin(one)))
    }
    expect(results.map(({ unranked }) => unranked)).toEqual([null, null, null, ...Array(9).fill('network_full')])
    expect(results.at(-1)?.board.entries).toHaveLength(3)
    // who stands there already takes no place of anybody
    server.world.nowMs += DAY_MS
    const thirteenth = await person(13)
    expect((await answerAll(thirteenth, await begin(thirteenth))).ranked).toBe(true)
  })
})

it('lets an account better its own place on a board whose network is full', async () => {
  const people = [await person(1), await person(2), await person(3)]
  for (const one of people) await answerAll(one, await beginTrend(one), 4)
  const [first = await person(4)] = people
  expect((await answerAll(first, await beginTrend(first), 3)).ranked).toBe(true)
})

it('takes one place for one account that begins a quiz about a trend again and again', async () => {
  const [ada, bo, cy, di] = [await person(1), await person(2), await person(3), await person(4)]
  for (let n = 0; n < 3; n += 1) {
    const attempt = await openTrend(ada)
    expect(attempt.unranked).toBeNull()
    await answerAll(ada, attempt.id, 1)
  }
  for (const call of [bo, cy]) expect((await openTrend(call)).unranked).toBeNull()
  expect((await openTrend(di)).unranked).toBe('network_full')
})

describe('the answers of today’s quiz', () => {
  it('stay hidden from players who gave none while others can still answer', async () => {
    const guest = visitorOf(server)
    const attemptId = await beginDaily(guest)
    const quiz = server.world.store.quizAttempts.get(attemptId)?.attempt.quiz
    const ended = await guest('POST', '/quizzes/submit', { attemptId })
    for (const { explanation, source } of quiz?.questions ?? []) {
      expect(ended.text).not.toContain(JSON.stringify(explanation))
      expect(ended.text).not.toContain(JSON.stringify(source.quote))
    }
    expect(ended.text).toContain('"correctAnswer":null')
    server.world.nowMs += 13 * HOUR_MS
    expect((await guest('POST', '/quizzes/submit', { attemptId })).text).not.toContain('"correctAnswer":null')
  })

  it('are told for what was answered', async () => {
    const guest = visitorOf(server)
    const attemptId = await beginDaily(guest)
    await guest('POST', '/quizzes/answer', { attemptId, questionId: askedQuestionId(attemptId, 0), choice: 0 })
    const { data } = await guest<{ questions: { correctAnswer: number | null }[] }>('POST', '/quizzes/submit', {
      attemptId,
    })
    expect(data.questions.map(({ correctAnswer }) => correctAnswer !== null)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
