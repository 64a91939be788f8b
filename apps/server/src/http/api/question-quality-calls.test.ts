import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { beginAttempt } from '@trendverse/domain/quizzes/attempt-rules'
import { askedQuestionId } from '@trendverse/domain/quizzes/question-id'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { buildQuestion, buildQuiz } from '@trendverse/test-support/quizzes/build-quiz'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addAttempt, addFinishedAttempt } from '../../testing/sample-attempts'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import { visitorOf } from '../../testing/visitor'

type Row = {
  readonly id: string
  readonly question: string
  readonly rightOption: string
  readonly trendName: string
  readonly answers: number
  readonly shareRight: number | null
  readonly discrimination: number | null
  readonly status: string
  readonly reasons: readonly string[]
  readonly decision: string | null
  readonly reporters: number
  readonly reports: readonly { readonly reason: string; readonly note: string; readonly reportedAt: string }[]
}
type Begun = { readonly id: string; readonly quiz: { readonly questions: readonly { readonly id: string }[] } }
/** A quiz that is ready at once. */
type Ordered = { readonly attempt: Begun }
type Call = ReturnType<typeof visitorOf>

const QUESTION = buildQuestion(1)
const ATTEMPT = testUuid(500)

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.stop(1_000))

const ports = () => portsOfWorld(server.world)
async function person(n: number, kind: 'user' | 'admin' = 'user') {
  const { token, user } = await signInAs(ports(), n, kind)
  return { call: visitorOf(server, token), id: user.id }
}
const admin = async () => (await person(90, 'admin')).call
const report = (call: Call, parts: Readonly<Record<string, unknown>> & { readonly attemptId?: string } = {}) =>
  call<{ received: boolean }>('POST', '/reports', {
    kind: 'question',
    id: askedQuestionId(parts.attemptId ?? ATTEMPT, 0),
    attemptId: ATTEMPT,
    reason: 'wrong_answer',
    ...parts,
  })
const listed = async (call: Call, query = '') => (await call<readonly Row[]>('GET', `/admin/questions${query}`)).data

describe('a report of a question', () => {
  it('names the topic of a question without a page for it, and links a trend', async () => {
    const ada = await person(1)
    await addFinishedAttempt(server.world, ATTEMPT, ada.id)
    await report(ada.call)
    const call = await admin()
    const pageOf = async () => {
      const cases = await call<readonly { subject: { trendId: string | null } }[]>('GET', '/admin/review')
      return cases.data.map(({ subject }) => subject.trendId)
    }
    const [trendId] = await pageOf()
    expect(trendId).toEqual(expect.any(String))
    const story = { id: trendId ?? '', name: 'Iran', category: 'General', color: '#aabbcc' } as const
    server.world.topics = [{ story, name: 'Iran', spellings: ['Iran'], questions: [] }]
    expect(await pageOf()).toEqual([null])
  })

  it('is kept with its words, without who made it, and counted once', async () => {
    const ada = await person(1)
    await addFinishedAttempt(server.world, ATTEMPT, ada.id)
    const sent = await report(ada.call, { note: '  It is <b>number 2</b>. ' })
    expect([sent.status, sent.data]).toEqual([200, { received: true }])
    expect((await report(ada.call, { reason: 'other', note: 'And again.' })).data).toEqual({ received: true })
    const answer = await (await admin())<readonly Row[]>('GET', '/admin/questions')
    expect(answer.data).toMatchObject([
      {
        id: QUESTION.id,
        question: QUESTION.question,
        rightOption: 'Number 1',
        trendName: 'Trend 1',
        answers: 0,
        shareRight: null,
        discrimination: null,
        status: 'unjudged',
        reasons: [],
        decision: null,
        reporters: 1,
        reports: [{ reason: 'wrong_answer', note: 'It is <b>number 2</b>.', reportedAt: '2026-01-02T12:00:00.000Z' }],
      },
    ])
    for (const name of [ada.id, 'person_1', 'person.1@']) expect(answer.text).not.toContain(name)
  })

  it('flags the question at the third reader', async () => {
    const call = await admin()
    for (const n of [1, 2, 3]) {
      expect(await listed(call, '?status=flagged')).toEqual([])
      const reader = await person(n)
      await addFinishedAttempt(server.world, testUuid(500 + n), reader.id)
      expect((await report(reader.call, { attemptId: testUuid(500 + n) })).status).toBe(200)
    }
    expect(await listed(call, '?status=flagged')).toMatchObject([{ reporters: 3, reasons: ['reported'] }])
  })

  it('is for whoever was asked, and nobody else', async () => {
    const ada = await person(1)
    await addFinishedAttempt(server.world, ATTEMPT, ada.id)
    for (const call of [(await person(2)).call, visitorOf(server), await admin()]) {
      const refused = await report(call)
      expect([refused.status, refused.code, refused.message]).toEqual([404, 'not_found', 'This quiz doesn’t exist.'])
    }
    expect(server.world.store.questionReports.size).toBe(0)
  })

  it('waits for the end of the quiz', async () => {
    const ada = await person(1)
    await addAttempt(server.world, ATTEMPT, ada.id)
    const early = await report(ada.call)
    expect([early.status, early.message]).toEqual([409, 'Please finish the quiz first.'])
    await ada.call('POST', '/quizzes/submit', { attemptId: ATTEMPT })
    expect((await report(ada.call)).status).toBe(200)
  })

  it.each([
    ['a question that was not in the quiz', { id: testUuid(99) }, 404, []],
    ['a quiz that is not there', { attemptId: testUuid(99) }, 404, []],
    ['ids that are none', { id: 'x', attemptId: '../..' }, 422, ['attemptId', 'id']],
    ['a reason of one’s own', { reason: 'boring' }, 422, ['reason']],
    ['no reason', { reason: undefined }, 422, ['reason']],
    ['501 characters', { note: 'x'.repeat(501) }, 422, ['note']],
    ['a note that is no text', { note: { $ne: 1 } }, 422, ['note']],
    ['another kind of thing', { kind: 'game' }, 422, ['kind']],
    ['no kind', { kind: undefined }, 422, ['kind']],
    ['somebody else as its reader', { reporter: testUuid(70_002) }, 422, ['reporter']],
  ])('is refused for %s', async (_, parts, status, fields) => {
    const ada = await person(1)
    await addFinishedAttempt(server.world, ATTEMPT, ada.id)
    const refused = await report(ada.call, parts)
    expect([refused.status, Object.keys(refused.fields ?? {}).toSorted()]).toEqual([status, fields])
    expect(server.world.store.questionReports.size).toBe(0)
  })

  it('takes 500 characters, whatever they are', async () => {
    const ada = await person(1)
    await addFinishedAttempt(server.world, ATTEMPT, ada.id)
    const note = `"'; drop table users; -- \u202E🪐`.padEnd(500, 'x')
    expect((await report(ada.call, { note })).status).toBe(200)
    expect((await listed(await admin()))[0]?.reports).toMatchObject([{ note }])
  })

  it('is refused after twenty in an hour, and taken again after it', async () => {
    const ada = await person(1)
    await addFinishedAttempt(server.world, ATTEMPT, ada.id)
    for (let n = 0; n < THROTTLES.reportPerson.tries; n++) expect((await report(ada.call)).status).toBe(200)
    const refused = await report(ada.call)
    expect([refused.status, refused.code]).toEqual([429, 'rate_limited'])
    server.world.nowMs += THROTTLES.reportPerson.windowMs
    expect((await report(ada.call)).status).toBe(200)
  })

  it('is refused from a network that sends too many, whoever sends them', async () => {
    for (let n = 1; n <= 3; n++) {
      const reader = await person(n)
      await addFinishedAttempt(server.world, testUuid(500 + n), reader.id)
      for (let times = 0; times < 20; times++) await report(reader.call, { attemptId: testUuid(500 + n) })
    }
    const last = await person(4)
    await addFinishedAttempt(server.world, ATTEMPT, last.id)
    expect((await report(last.call)).status).toBe(429)
  })

  it('is a guest’s to make as well, and goes with an account that goes', async () => {
    const guest = visitorOf(server)
    const trends = starterTrendDetails()
    const [trend] = trends
    server.world.trends.push(...trends.map(({ featured, ...record }) => ({ ...record, featuredByAdmin: featured })))
    for (const detail of trends) server.world.details.set(detail.id, detail)
    server.invalidate()
    const { data } = await guest<Ordered>('POST', '/quizzes/generate', { trendId: trend?.id, count: 5 })
    await guest('POST', '/quizzes/submit', { attemptId: data.attempt.id })
    const question = data.attempt.quiz.questions[0]?.id
    expect((await report(guest, { id: question, attemptId: data.attempt.id })).status).toBe(200)
    expect([...server.world.store.questionReports.values()]).toMatchObject([{ reporter: { kind: 'guest' } }])
    const ada = await person(1)
    await addFinishedAttempt(server.world, ATTEMPT, ada.id)
    await report(ada.call, { note: 'Mine.' })
    const exported = await ada.call<{ questionReports: unknown }>('POST', '/account/export')
    expect(exported.text).toContain('"note":"Mine."')
    const call = await admin()
    await call('DELETE', `/admin/users/${ada.id}`)
    expect(server.world.store.questionReports.size).toBe(1)
    expect((await listed(call)).map(({ reporters, reports }) => [reporters, reports.length])).toEqual([
      [1, 1],
      [1, 0],
    ])
  })
})

describe('the figures of questions', () => {
  /** Takes the quiz of five: the first `answered` questions, with the outcome each gets. */
  async function take(taker: QuizTaker, attemptId: string, outcomes: readonly boolean[], parts = {}) {
    const attempt = { ...beginAttempt(attemptId, taker, buildQuiz(parts), server.world.nowMs) }
    await ports().quizzes.begin(attempt)
    await ports().quizzes.updateAnswers(attemptId, (current) => ({
      ...current,
      answers: outcomes.map((isRight, index) => ({
        questionId: buildQuestion(index + 1).id,
        choice: 0,
        isRight,
        answeredAtMs: server.world.nowMs,
      })),
    }))
  }
  const submit = (call: Call, attemptId: string) => call('POST', '/quizzes/submit', { attemptId })

  it('count every answer of a quiz that ends once, and none that was not given', async () => {
    const ada = await person(1)
    await take({ kind: 'user', id: ada.id }, ATTEMPT, [true, false, true])
    await Promise.all([submit(ada.call, ATTEMPT), submit(ada.call, ATTEMPT)])
    await submit(ada.call, ATTEMPT)
    const rows = await listed(await admin())
    const counted = rows.map(({ answers, shareRight }) => `${answers} ${shareRight}`)
    expect(counted.toSorted()).toEqual(['1 0', '1 1', '1 1'])
  })

  it('leave out questions the taker was asked before', async () => {
    const ada = await person(1)
    await take({ kind: 'user', id: ada.id }, ATTEMPT, [true, true, true, true, true])
    await submit(ada.call, ATTEMPT)
    await take({ kind: 'user', id: ada.id }, testUuid(501), [true, true, true, true, true])
    await submit(ada.call, testUuid(501))
    expect((await listed(await admin())).map(({ answers }) => answers)).toEqual([1, 1, 1, 1, 1])
  })

  it('retire a question nearly everyone misses, and tell how hard and how telling it is', async () => {
    const call = await admin()
    for (let n = 1; n <= 50; n++) {
      const reader = await person(n)
      const isGood = n % 2 === 0
      const rest = [isGood, isGood, isGood, true]
      await take({ kind: 'user', id: reader.id }, testUuid(500 + n), [false, ...rest])
      await submit(reader.call, testUuid(500 + n))
      if (n === 19) expect(await listed(call, '?status=flagged')).toEqual([])
      if (n === 20) expect(await listed(call, '?status=flagged')).toMatchObject([{ id: QUESTION.id, answers: 20 }])
    }
    expect(await listed(call, '?status=retired')).toMatchObject([
      { id: QUESTION.id, answers: 50, shareRight: 0, discrimination: null, reasons: ['too_hard'] },
    ])
    const kept = await listed(call, '?status=kept')
    expect(kept).toHaveLength(4)
    expect(kept.filter(({ discrimination }) => (discrimination ?? 0) > 0.9)).toHaveLength(3)
  })
})

describe('an administrator’s decision', () => {
  it('stands above figures and reports, and is in the audit log', async () => {
    const ada = await person(1)
    await addFinishedAttempt(server.world, ATTEMPT, ada.id)
    await report(ada.call)
    const call = await admin()
    const path = `/admin/questions/${QUESTION.id.toUpperCase()}/decision`
    const retired = await call<Row>('POST', path, { decision: 'retired' })
    expect([retired.status, retired.data]).toMatchObject([200, { status: 'retired', decision: 'retired', reasons: [] }])
    server.world.nowMs += 1
    expect((await call<Row>('POST', path, { decision: 'kept' })).data).toMatchObject({ status: 'kept' })
    expect(await call('GET', '/admin/audit-log?action=question.decided')).toMatchObject({
      total: 2,
      data: [{ subjectId: QUESTION.id, details: { decision: 'kept' } }, { details: { decision: 'retired' } }],
    })
  })

  it.each([
    ['a question nobody was asked', testUuid(99), { decision: 'kept' }, 404],
    ['no id', 'x', { decision: 'kept' }, 404],
    ['another decision', QUESTION.id, { decision: 'flagged' }, 422],
    ['no decision', QUESTION.id, {}, 422],
    ['something unknown', QUESTION.id, { decision: 'kept', status: 'kept' }, 422],
  ])('is refused about %s', async (_, id, body, status) => {
    const call = await admin()
    expect((await call('POST', `/admin/questions/${id}/decision`, body)).status).toBe(status)
    expect((await call('GET', '/admin/audit-log')).data).toEqual([])
  })

  it('is refused a list of another status', async () => {
    expect((await (await admin())('GET', '/admin/questions?status=bad')).status).toBe(422)
  })
})

it('asks no retired question again, in whatever words', async () => {
  const trends = starterTrendDetails()
  const [trend] = trends
  await server.stop(1_000)
  server = await startTestServer({
    trends: trends.map(({ featured, ...record }) => ({ ...record, featuredByAdmin: featured })),
    details: new Map(trends.map((detail) => [detail.id, detail])),
  })
  const call = await admin()
  const ada = await person(1)
  const { data } = await ada.call<Ordered>('POST', '/quizzes/generate', {
    trendId: trend?.id,
    count: 10,
    difficulty: 'hard',
  })
  await ada.call('POST', '/quizzes/submit', { attemptId: data.attempt.id })
  const keptIdsOf = (attemptId: string) =>
    server.world.store.quizAttempts.get(attemptId)?.attempt.quiz.questions.map(({ id }) => id) ?? []
  // As many as leave a quiz of five: fewer are none.
  const retired = keptIdsOf(data.attempt.id).slice(0, 3)
  for (const [index, id] of retired.entries()) {
    await report(ada.call, { id: askedQuestionId(data.attempt.id, index), attemptId: data.attempt.id })
    expect((await call('POST', `/admin/questions/${id}/decision`, { decision: 'retired' })).status).toBe(200)
  }
  const asked: string[] = []
  for (let n = 2; n <= 8; n++) {
    const reader = await person(n)
    const begun = await reader.call<Ordered>('POST', '/quizzes/generate', {
      trendId: trend?.id,
      count: 10,
      difficulty: 'hard',
    })
    asked.push(...keptIdsOf(begun.data.attempt.id))
  }
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter((id) => retired.includes(id))).toEqual([])
})
