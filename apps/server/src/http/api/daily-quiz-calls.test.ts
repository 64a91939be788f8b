import { consumeAttempt } from '@trendverse/application/accounts/throttle'
import { endOverdueQuizzes } from '@trendverse/application/quizzes/end-overdue-quizzes'
import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { DAY_MS, HOUR_MS } from '@trendverse/domain/primitives/time'
import { ANSWER_GRACE_MS, LATE_ANSWERS_MS } from '@trendverse/domain/quizzes/attempt-rules'
import { dailyQuizId } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { askedQuestionId } from '@trendverse/domain/quizzes/question-id'
import { listClassics } from '@trendverse/starter-content/handwritten'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import { visitorOf } from '../../testing/visitor'

type Asked = { readonly id: string; readonly question: string; readonly options: readonly string[] }
type Begun = {
  readonly id: string
  readonly quiz: { readonly trendId: string; readonly questions: readonly Asked[] }
  readonly resumed: boolean
}
type Today = {
  readonly day: string
  readonly quizId: string
  readonly nextAt: string
  readonly running: string | null
  readonly taken: { readonly attemptId: string; readonly score: number; readonly total: number } | null
  readonly streak: number | null
}
type Finished = {
  readonly score: number
  readonly ranked: boolean
  readonly board: { readonly entries: readonly { readonly username: string; readonly score: number }[] }
}

const trends = starterTrendDetails()
const DAY = '2026-01-02'

let server: TestServer

beforeEach(async () => {
  server = await startTestServer({
    trends: trends.map(({ featured, ...record }) => ({ ...record, featuredByAdmin: featured })),
    details: new Map(trends.map((detail) => [detail.id, detail])),
    nowMs: Date.parse(`${DAY}T19:00:00Z`),
  })
})
afterEach(() => server.stop(1_000))

function visitor(token: string | null = null) {
  const call = visitorOf(server, token)
  return {
    call,
    today: async () => (await call<Today>('GET', '/quizzes/today')).data,
    begin: () => call<Begun>('POST', '/quizzes/today'),
    submit: (attemptId: string) => call<Finished>('POST', '/quizzes/submit', { attemptId }),
  }
}

type Visitor = ReturnType<typeof visitor>
const person = async (n: number) => visitor((await signInAs(portsOfWorld(server.world), n, 'user')).token)

/** Begins, answers everything, so many right, and ends it. */
async function take(who: Visitor, right: number) {
  const { data: begun } = await who.begin()
  const kept = server.world.store.quizAttempts.get(begun.id)?.attempt
  for (const [index, { correctAnswer }] of (kept?.quiz.questions ?? []).entries()) {
    // Leave time to read: faster answers aren't ranked.
    server.world.nowMs += 2_000
    const choice = (correctAnswer + (index < right ? 0 : 1)) % 4
    await who.call('POST', '/quizzes/answer', {
      attemptId: begun.id,
      questionId: askedQuestionId(begun.id, index),
      choice,
    })
  }
  return { id: begun.id, ...(await who.submit(begun.id)) }
}

describe('the quiz of the day (OP-84)', () => {
  it('is the same for everybody, also where two ask first at once, and gives no answer away', async () => {
    const [ada, bob, guest] = [await person(1), await person(2), visitor()]
    const begun = await Promise.all([ada, bob, guest].map((who) => who.begin()))
    const asked = begun.map(({ data }) => data.quiz.questions.map(({ question, options }) => [question, options]))
    expect(asked[0]).toHaveLength(5)
    expect([asked[1], asked[2]]).toEqual([asked[0], asked[0]])
    expect(server.world.store.dailyQuizzes.size).toBe(1)
    const [quiz] = [...server.world.store.dailyQuizzes.values()]
    for (const { text } of begun) {
      expect(text).not.toContain('correctAnswer')
      for (const { id, explanation } of quiz?.quiz.questions ?? []) {
        expect(text).not.toContain(id)
        expect(text).not.toContain(explanation)
      }
    }
  })

  it('tells who asks how it stands, and makes nothing by that', async () => {
    const ada = await person(1)
    const untouched = {
      day: DAY,
      quizId: dailyQuizId(DAY),
      nextAt: '2026-01-03T00:00:00.000Z',
      running: null,
      taken: null,
    }
    expect(await ada.today()).toMatchObject({ ...untouched, streak: 0 })
    expect(await visitor().today()).toMatchObject({ ...untouched, streak: null })
    expect(server.world.store.dailyQuizzes.size).toBe(0)
    const { data: begun } = await ada.begin()
    expect(await ada.today()).toMatchObject({ running: begun.id, taken: null, streak: 0 })
  })

  it('is taken once a day: a second try is refused and says when the next one comes', async () => {
    const ada = await person(1)
    const first = await take(ada, 4)
    expect(first.data).toMatchObject({ score: 4, ranked: true })
    const again = await ada.begin()
    expect([again.status, again.message]).toEqual([
      409,
      "You've already taken today's quiz. The next one opens in 5 h.",
    ])
    expect(await ada.today()).toMatchObject({ taken: { attemptId: first.id, score: 4, total: 5 }, streak: 1 })
    server.world.nowMs += 5 * HOUR_MS
    expect(await ada.today()).toMatchObject({ day: '2026-01-03', taken: null, streak: 1 })
    expect((await take(ada, 5)).data.score).toBe(5)
    expect(await ada.today()).toMatchObject({ streak: 2 })
  })

  it('is one attempt across several tabs, and cannot be restarted at the moment it ends', async () => {
    const ada = await person(1)
    const begun = await Promise.all(Array.from({ length: 8 }, () => ada.begin()))
    expect(new Set(begun.map(({ data }) => data.id)).size).toBe(1)
    expect(begun.filter(({ data }) => !data.resumed)).toHaveLength(1)
    const [ended, ...tries] = await Promise.all([
      ada.submit(begun[0]?.data.id ?? ''),
      ...Array.from({ length: 4 }, () => ada.begin()),
    ])
    expect(ended.status).toBe(200)
    for (const { status, data } of tries) expect(status === 409 || data.id === begun[0]?.data.id).toBe(true)
    expect((await ada.begin()).status).toBe(409)
  })

  it('is the only try of a member who saw the questions and left: it counts in no average', async () => {
    const ada = await person(1)
    const { data: begun } = await ada.begin()
    server.world.nowMs += 300_000 + LATE_ANSWERS_MS + 1
    await endOverdueQuizzes(portsOfWorld(server.world))
    expect((await ada.begin()).status).toBe(409)
    expect(await ada.today()).toMatchObject({ taken: { attemptId: begun.id, score: 0 }, streak: 0 })
    const { data: me } = await ada.call<{ stats: { avgQuizScore: number; totalQuizzes: number } }>('GET', '/auth/me')
    expect(JSON.stringify(me)).toContain('"totalQuizzes":1')
    expect(JSON.stringify(me)).toContain('"avgQuizScore":0')
  })

  it('refuses a second try also where the first one was left with its time up', async () => {
    const ada = await person(1)
    await ada.begin()
    server.world.nowMs += 300_000 + ANSWER_GRACE_MS + 1
    expect((await ada.begin()).status).toBe(409)
  })

  it('takes nothing of the daily allowance, and is open where that is used up', async () => {
    server.world.settings.set('dailyQuizLimit', 1)
    const ada = await person(1)
    await take(ada, 5)
    const body = { trendId: trends[0]?.id, count: 5 }
    expect((await ada.call('POST', '/quizzes/generate', body)).status).toBe(200)
    const bob = await person(2)
    await bob.call('POST', '/quizzes/generate', body)
    expect((await bob.call('POST', '/quizzes/generate', { ...body, trendId: trends[1]?.id })).status).toBe(403)
    expect((await bob.begin()).status).toBe(200)
  })

  it('ranks members on a board of its day, and no guest', async () => {
    const [ada, bob, guest] = [await person(1), await person(2), visitor()]
    await take(ada, 3)
    await take(guest, 5)
    const { data: board } = await bob.call<Finished['board']>('GET', `/quizzes/leaderboard/${dailyQuizId(DAY)}`)
    expect(board.entries.map(({ username, score }) => [username, score])).toEqual([['person_1', 60]])
    expect((await take(bob, 4)).data.board.entries.map(({ username }) => username)).toEqual(['person_2', 'person_1'])
    server.world.nowMs += DAY_MS
    expect((await take(ada, 1)).data.board.entries.map(({ score }) => score)).toEqual([20])
  })

  it('is free for a guest, once a day and every day, beside the one trial (GN-03)', async () => {
    const guest = visitor()
    const { id } = await take(guest, 2)
    expect(await guest.today()).toMatchObject({ taken: { attemptId: id, score: 2 }, streak: null })
    expect((await guest.begin()).status).toBe(409)
    type Ordered = { readonly attempt: { readonly id: string } }
    const order = () => guest.call<Ordered>('POST', '/quizzes/generate', { trendId: trends[0]?.id, count: 5 })
    const trial = await order()
    expect(trial.status).toBe(200)
    await guest.submit(trial.data.attempt.id)
    const spent = 'Your free trial has been used. Please sign up to take more quizzes!'
    const other = await order()
    expect([other.status, other.message]).toEqual([403, spent])
    server.world.nowMs += DAY_MS
    expect((await take(guest, 4)).data.score).toBe(4)
    expect(await guest.today()).toMatchObject({ taken: { score: 4 }, streak: null })
  })

  it('is refused to a network that begins more of them a day than a school does', async () => {
    const { dailyNetwork } = THROTTLES
    const ports = portsOfWorld(server.world)
    for (let n = 1; n < dailyNetwork.tries; n += 1) await consumeAttempt(ports, dailyNetwork, '127.0.0.1')
    expect((await visitor().begin()).status).toBe(200)
    expect((await visitor().begin()).status).toBe(429)
    const ada = await person(1)
    expect((await ada.begin()).status).toBe(200)
  })

  it('counts as taken after signing up if it was taken as a guest', async () => {
    const guest = visitor()
    const { id } = await take(guest, 5)
    const { token } = await signInAs(portsOfWorld(server.world), 1, 'user')
    const call = visitorOf(server, token, guest.call.cookie())
    expect((await call<Today>('GET', '/quizzes/today')).data).toMatchObject({
      // It is no account's, so there is nothing to share.
      taken: { attemptId: id, isShareable: false },
      streak: 0,
    })
    expect((await call('POST', '/quizzes/today')).status).toBe(409)
  })

  it('is shared by its member alone, and tells a friend no more than the result', async () => {
    const [ada, bob] = [await person(1), await person(2)]
    const { id } = await take(ada, 4)
    const shared = () => bob.call<{ score: number; takenBy: string; trendId: string }>('GET', `/quizzes/shared/${id}`)
    expect((await shared()).status).toBe(404)
    const share = { kind: 'quiz', id, platform: null, method: 'copy_link' }
    await bob.call('POST', '/social/shares', share)
    expect((await shared()).status).toBe(404)
    await ada.call('POST', '/social/shares', share)
    const { data, text } = await shared()
    expect(data).toMatchObject({ score: 4, trendId: dailyQuizId(DAY) })
    expect(text).not.toContain('question')
  })

  it('is a day of activity of its member, though no unit was booked', async () => {
    const ada = await person(1)
    await take(ada, 5)
    type Activity = { readonly days: readonly object[]; readonly streak: { readonly current: number } }
    const { data } = await ada.call<Activity>('GET', '/account/activity')
    expect(data.days).toEqual([{ day: DAY, memes: 0, quizzes: 1, games: 0 }])
    expect(data.streak.current).toBe(1)
  })

  it('says what a question is about, and its record is that of the story', async () => {
    const ada = await person(1)
    await take(ada, 5)
    const [kept] = [...server.world.store.dailyQuizzes.values()]
    for (const { id, story } of kept?.quiz.questions ?? []) {
      expect(server.world.store.questions.get(id)).toMatchObject({ trendId: story?.id, trendName: story?.name })
    }
  })

  it('is in the history under its name', async () => {
    const ada = await person(1)
    await take(ada, 5)
    const { text } = await ada.call('GET', '/quizzes/history')
    expect(text).toContain('Quiz of the day, 2 January 2026')
    expect(text).toContain('"byCategory":[]')
  })

  it('is not there where too little is known, and is made once it is', async () => {
    server.world.classics = []
    const ada = await person(1)
    expect((await ada.begin()).status).toBe(503)
    expect(server.world.store.quizAttempts.size).toBe(0)
    server.world.classics = listClassics()
    expect((await ada.begin()).status).toBe(200)
  })
})
