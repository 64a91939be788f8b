import { DAY_MS } from '@trendverse/domain/primitives/time'
import { LATE_ANSWERS_MS } from '@trendverse/domain/quizzes/attempt-rules'
import { askedQuestionId, questionId as keptQuestionId } from '@trendverse/domain/quizzes/question-id'
import { starterTrendDetails } from '@trendverse/starter-content/to-trend-detail'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import { type Answer, visitorOf } from '../../testing/visitor'

type Asked = { readonly id: string; readonly question: string; readonly options: readonly string[] }
type Begun = {
  readonly id: string
  readonly quiz: { readonly questions: readonly Asked[]; readonly duration: number; readonly fallback: boolean }
  readonly startedAt: string
  readonly deadline: string
  readonly answers: readonly { readonly isRight: boolean }[]
  readonly finished: boolean
  readonly resumed: boolean
}
type Reviewed = Asked & {
  readonly correctAnswer: number
  readonly explanation: string
  readonly choice: number | null
  readonly source: { readonly quote: string }
}
type Verdict = { readonly isRight: boolean; readonly correctAnswer: number; readonly answered: number }
type Finished = {
  readonly attemptId: string
  readonly score: number
  readonly total: number
  readonly percent: number
  readonly passed: boolean
  readonly ranked: boolean
  readonly late: boolean
  readonly questions: readonly Reviewed[]
  readonly board: { readonly entries: readonly Row[]; readonly own: Row | null }
}
type Row = { readonly username: string; readonly score: number; readonly isOwn: boolean }

const ER_57 = 'Your free trial has been used. Please sign up to take more quizzes!'

let server: TestServer
const trends = starterTrendDetails()
const [trend] = trends

beforeEach(async () => {
  server = await startTestServer({
    trends: trends.map(({ featured, ...record }) => ({ ...record, featuredByAdmin: featured })),
    details: new Map(trends.map((detail) => [detail.id, detail])),
  })
})
afterEach(() => server.stop(1_000))

/** Somebody who calls, and what they can do with a quiz. */
function visitor(token: string | null = null) {
  const call = visitorOf(server, token)
  return {
    call,
    /** A quiz that is ready at once; of a refusal there is no data. */
    begin: async (input: Readonly<Record<string, unknown>> = {}): Promise<Answer<Begun>> => {
      const body = { trendId: trend?.id, count: 5, ...input }
      const { data, ...answer } = await call<{ attempt: Begun } | undefined>('POST', '/quizzes/generate', body)
      // tests of refusals look at code and message alone
      return { ...answer, data: data?.attempt as Begun }
    },
    resume: (id: string) => call<Begun>('GET', `/quizzes/attempts/${id}`),
    answer: (attemptId: string, questionId: string, choice: number) =>
      call<Verdict>('POST', '/quizzes/answer', { attemptId, questionId, choice }),
    submit: (attemptId: string) => call<Finished>('POST', '/quizzes/submit', { attemptId }),
  }
}

const person = async (n: number) => visitor((await signInAs(portsOfWorld(server.world), n, 'user')).token)

/** The right answers, as only the database knows them. */
function rightAnswersOf(attemptId: string): ReadonlyMap<string, number> {
  const attempt = server.world.store.quizAttempts.get(attemptId)?.attempt
  if (attempt === undefined) throw new Error('there should be such an attempt')
  return new Map(
    attempt.quiz.questions.map(({ correctAnswer }, index) => [askedQuestionId(attempt.id, index), correctAnswer]),
  )
}

/** Answers everything, so many of them right, and ends the quiz. */
async function takeQuiz(who: ReturnType<typeof visitor>, right: number): Promise<Answer<Finished>> {
  const { data: begun } = await who.begin()
  const answers = rightAnswersOf(begun.id)
  for (const [index, { id }] of begun.quiz.questions.entries()) {
    server.world.nowMs += 2_000
    const choice = ((answers.get(id) ?? 0) + (index < right ? 0 : 1)) % 4
    expect((await who.answer(begun.id, id, choice)).data).toMatchObject({ isRight: index < right, answered: index + 1 })
  }
  return who.submit(begun.id)
}

describe('a quiz', () => {
  it('is begun with five questions and five minutes, and gives no answer away in any byte (QZ-29)', async () => {
    const ada = await person(1)
    const begun = await ada.begin()
    expect(begun.status).toBe(200)
    const { quiz, startedAt, deadline, ...rest } = begun.data
    expect(rest).toMatchObject({ answers: [], finished: false, resumed: false })
    expect([quiz.questions.length, quiz.duration, quiz.fallback]).toEqual([5, 300, false])
    expect(Date.parse(deadline) - Date.parse(startedAt)).toBe(300_000)
    const kept = server.world.store.quizAttempts.get(begun.data.id)?.attempt
    const said: string[] = [begun.text, (await ada.resume(begun.data.id)).text]
    const first = kept?.quiz.questions[0]
    if (first === undefined) throw new Error('there should be a question')
    const verdict = await ada.answer(begun.data.id, quiz.questions[0]?.id ?? '', first.correctAnswer)
    said.push((await ada.begin()).text, (await ada.call('GET', '/quizzes/history')).text)
    said.push((await ada.call('POST', '/account/export')).text)
    // Only the answered question reveals its solution.
    expect(verdict.data).toMatchObject({ correctAnswer: first.correctAnswer, explanation: first.explanation })
    for (const { id, explanation } of kept?.quiz.questions ?? []) {
      for (const secret of id === first.id ? [id] : [id, explanation]) expect(verdict.text).not.toContain(secret)
    }
    for (const text of said) {
      expect(text).not.toContain('correctAnswer')
      for (const { explanation, id } of kept?.quiz.questions ?? []) {
        expect(text).not.toContain(explanation)
        // it is made of the right option: whoever had it could try all four
        expect(text).not.toContain(id)
      }
    }
    const guessed = quiz.questions.flatMap(({ id, question, options }) =>
      options.filter((option) => keptQuestionId(trend?.id ?? '', question, option) === id),
    )
    expect(guessed).toEqual([])
    const { data: result } = await ada.submit(begun.data.id)
    expect(result.questions.map(({ explanation }) => explanation)).toEqual(
      kept?.quiz.questions.map(({ explanation }) => explanation),
    )
  })

  it('ends with totals, every proof and the leaderboard, and answers the same when asked again', async () => {
    const ada = await person(1)
    const done = await takeQuiz(ada, 4)
    expect(done.data).toMatchObject({ score: 4, total: 5, percent: 80, passed: true, ranked: true, late: false })
    expect(done.data.board).toMatchObject({ entries: [{ username: 'person_1', score: 80, isOwn: true }], own: null })
    for (const { source, explanation, choice } of done.data.questions) {
      expect(source.quote).not.toBe('')
      expect(explanation).not.toBe('')
      expect(choice).not.toBeNull()
    }
    expect((await ada.submit(done.data.attemptId)).data).toEqual(done.data)
    const { user } = [...server.world.store.accounts.values()][0] ?? {}
    expect(user).toMatchObject({ quizScores: { sum: 80, count: 1 }, totals: { quizzes: 1 } })
  })

  it('awards a quiz without a mistake, and shows it in activity and history', async () => {
    const ada = await person(1)
    await takeQuiz(ada, 5)
    const { data } = await ada.call<{ achievements: { id: string; awardedAt: string | null }[] }>(
      'GET',
      '/account/activity',
    )
    const awarded = data.achievements.filter(({ awardedAt }) => awardedAt !== null).map(({ id }) => id)
    expect(awarded).toEqual(['first-quiz', 'perfect-score'])
    const history = await ada.call<{ percent: number }[]>('GET', '/quizzes/history')
    expect(history).toMatchObject({
      data: [{ trendId: trend?.id, percent: 100, score: 5, total: 5, passed: true }],
      total: 1,
      byCategory: [{ category: trend?.category, quizzes: 1, averagePercent: 100 }],
    })
    expect(server.world.trends.find(({ id }) => id === trend?.id)?.interactions).toBe(1)
  })

  it('goes on where it was, in any tab, and costs one unit', async () => {
    server.world.settings.set('dailyQuizLimit', 1)
    const ada = await person(1)
    const [one, two] = await Promise.all([ada.begin(), ada.begin()])
    expect(two.data.id).toBe(one.data.id)
    expect(new Set([one.data.resumed, two.data.resumed])).toEqual(new Set([false, true]))
    const [first] = one.data.quiz.questions
    await ada.answer(one.data.id, first?.id ?? '', 0)
    const resumed = await ada.begin()
    expect(resumed.data).toMatchObject({
      id: one.data.id,
      resumed: true,
      answers: [{ questionId: first?.id, choice: 0 }],
    })
    await ada.submit(one.data.id)
    const refused = await ada.begin()
    expect([refused.status, refused.code, refused.message]).toEqual([
      403,
      'limit_reached',
      'Daily quiz limit reached! You can take 1 more quizzes tomorrow.',
    ])
  })

  it('is never the same twice', async () => {
    const ada = await person(1)
    const questions: string[] = []
    for (let round = 0; round < 2; round++) {
      const { data } = await ada.begin()
      questions.push(...data.quiz.questions.map(({ id }) => id))
      await ada.submit(data.id)
    }
    expect(new Set(questions).size).toBe(10)
  })
})

describe('an answer', () => {
  it('stays as it was given first, from whichever tab', async () => {
    const ada = await person(1)
    const { data } = await ada.begin()
    const question = data.quiz.questions[0]?.id ?? ''
    const answers = await Promise.all([0, 1, 2, 3, 0, 1].map((choice) => ada.answer(data.id, question, choice)))
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken.length).toBeGreaterThan(0)
    expect(new Set(taken.map(({ data: { answered } }) => answered))).toEqual(new Set([1]))
    const [choice] = (await ada.resume(data.id)).data.answers as unknown as [{ choice: number }]
    expect((await ada.answer(data.id, question, choice.choice)).status).toBe(200)
    const other = await ada.answer(data.id, question, (choice.choice + 1) % 4)
    expect([other.status, other.message]).toEqual([409, 'This question is already answered.'])
  })

  it('counts late, but is not ranked, and comes too late after ten minutes (OP-38)', async () => {
    const ada = await person(1)
    const { data } = await ada.begin()
    const [first, second] = data.quiz.questions
    const right = rightAnswersOf(data.id).get(first?.id ?? '') ?? 0
    server.world.nowMs = Date.parse(data.deadline) + LATE_ANSWERS_MS
    expect((await ada.answer(data.id, first?.id ?? '', right)).data).toMatchObject({ isRight: true, score: 1 })
    server.world.nowMs += 1
    const late = await ada.answer(data.id, second?.id ?? '', 0)
    expect([late.status, late.message]).toEqual([409, 'The time for this quiz ran out too long ago.'])
    const result = await ada.submit(data.id)
    expect(result.data).toMatchObject({
      score: 1,
      percent: 20,
      late: true,
      ranked: false,
      board: { entries: [], own: null },
    })
  })

  it.each([
    ['a question of no quiz', { questionId: '00000000-0000-7000-8000-000000000099' }, 404],
    ['an option that is not there', { choice: 4 }, 422],
    ['half an option', { choice: 0.5 }, 422],
    ['an option as text', { choice: '0' }, 422],
    ['an attempt that is not there', { attemptId: '00000000-0000-7000-8000-000000000099' }, 404],
    ['no id at all', { attemptId: 'x' }, 422],
    ['more than is asked', { isRight: true }, 422],
  ])('is refused for %s', async (_, parts, status) => {
    const ada = await person(1)
    const { data } = await ada.begin()
    const answer = { attemptId: data.id, questionId: data.quiz.questions[0]?.id, choice: 0, ...parts }
    expect((await ada.call('POST', '/quizzes/answer', answer)).status).toBe(status)
    expect((await ada.resume(data.id)).data.answers).toEqual([])
  })

  it('is nobody else’s to give, see or end', async () => {
    const ada = await person(1)
    const { data } = await ada.begin()
    const question = data.quiz.questions[0]?.id ?? ''
    for (const other of [await person(2), visitor()]) {
      expect((await other.resume(data.id)).status).toBe(404)
      expect((await other.answer(data.id, question, 0)).status).toBe(404)
      expect((await other.submit(data.id)).status).toBe(404)
    }
    expect((await ada.resume(data.id)).data).toMatchObject({ answers: [], finished: false })
  })

  it('comes too late after the end', async () => {
    const ada = await person(1)
    const { data } = await ada.begin()
    await ada.submit(data.id)
    const answer = await ada.answer(data.id, data.quiz.questions[0]?.id ?? '', 0)
    expect([answer.status, answer.message]).toEqual([409, 'This quiz is finished.'])
  })
})

describe('time', () => {
  it('ends a quiz nobody ended, once the next one begins (QZ-10)', async () => {
    const ada = await person(1)
    const { data: first } = await ada.begin()
    const [question] = first.quiz.questions
    await ada.answer(first.id, question?.id ?? '', rightAnswersOf(first.id).get(question?.id ?? '') ?? 0)
    server.world.nowMs = Date.parse(first.deadline) + 5_001
    const { data: next } = await ada.begin()
    expect(next.resumed).toBe(false)
    expect(await ada.call('GET', '/quizzes/history')).toMatchObject({ data: [{ attemptId: first.id, percent: 20 }] })
  })

  it('forgets one nobody answered anything of', async () => {
    const ada = await person(1)
    const { data: first } = await ada.begin()
    server.world.nowMs = Date.parse(first.deadline) + 5_001
    await ada.begin()
    expect((await ada.resume(first.id)).status).toBe(404)
    expect(await ada.call('GET', '/quizzes/history')).toMatchObject({ data: [], total: 0 })
  })
})

describe('a guest', () => {
  it('has one quiz, at its end, and reads why there is no second (LM-08, ER-57)', async () => {
    const guest = visitor()
    const done = await takeQuiz(guest, 3)
    expect(done.data).toMatchObject({ score: 3, passed: false, ranked: false, board: { entries: [], own: null } })
    const second = await guest.begin()
    expect([second.status, second.code, second.message]).toEqual([403, 'feature_locked', ER_57])
    expect((await guest.begin({ trendId: trends[1]?.id })).status).toBe(403)
  })

  it('has one quiz, also of several begun at once, and may read its result again', async () => {
    const guest = visitor()
    const begun = await Promise.all([guest.begin(), guest.begin({ trendId: trends[1]?.id })])
    // whichever answer came last gave the cookie that counts
    const ids = begun.map(({ data }) => data.id)
    const second = await guest.begin({ trendId: trends[2]?.id })
    expect((await guest.submit(second.data.id)).status).toBe(200)
    expect((await guest.submit(second.data.id)).status).toBe(200)
    const others = await Promise.all(ids.map((id) => guest.submit(id)))
    expect(others.map(({ status }) => status).filter((status) => status === 200)).toEqual([])
    expect(others.some(({ message }) => message === ER_57)).toBe(true)
  })

  it('may begin three a day and not finish them, so that nobody drains what questions cost (OP-26)', async () => {
    const guest = visitor()
    for (const index of [0, 1, 2]) expect((await guest.begin({ trendId: trends[index]?.id })).status).toBe(200)
    const fourth = await guest.begin({ trendId: trends[3]?.id })
    expect([fourth.status, fourth.code]).toEqual([429, 'rate_limited'])
    expect((await guest.begin({ trendId: trends[0]?.id })).data.resumed).toBe(true)
    server.world.nowMs += 24 * 3_600_000
    expect((await guest.begin({ trendId: trends[3]?.id })).status).toBe(200)
  })

  it('keeps what they began when they sign up in the middle', async () => {
    const guest = visitor()
    const { data } = await guest.begin()
    const { token } = await signInAs(portsOfWorld(server.world), 1, 'user')
    const answer = await guest.answer(data.id, data.quiz.questions[0]?.id ?? '', 0)
    expect(answer.status).toBe(200)
    const member = visitor(token)
    expect((await member.submit(data.id)).status).toBe(404)
    expect((await guest.submit(data.id)).status).toBe(200)
  })
})

describe('asking', () => {
  it.each([
    ['an unknown trend', { trendId: '00000000-0000-7000-8000-000000000099' }, 404, 'trend_not_found'],
    ['no trend', { trendId: 'x' }, 422, 'invalid_input'],
    ['forty questions', { count: 40 }, 422, 'invalid_input'],
    ['no questions', { count: 0 }, 422, 'invalid_input'],
    ['another difficulty', { difficulty: 'extreme' }, 422, 'invalid_input'],
    ['something unknown', { answer: 1 }, 422, 'invalid_input'],
  ])('for %s is refused and costs nothing', async (_, parts, status, code) => {
    server.world.settings.set('dailyQuizLimit', 1)
    const ada = await person(1)
    const refused = await ada.begin(parts)
    expect([refused.status, refused.code]).toEqual([status, code])
    expect((await ada.begin()).status).toBe(200)
  })

  it.each(['easy', 'medium', 'hard'] as const)('for a %s quiz gives what it plans (QZ-22)', async (difficulty) => {
    const ada = await person(1)
    const { data } = await ada.begin({ difficulty, count: undefined })
    const planned = { easy: [5, 225], medium: [7, 420], hard: [10, 900] }[difficulty]
    expect([data.quiz.questions.length, data.quiz.duration]).toEqual(planned)
  })

  it('has a board per difficulty, and a place on it with one answer at least (OP-85)', async () => {
    const ada = await person(1)
    const end = async (difficulty: string, answers: number) => {
      const { data } = await ada.begin({ difficulty, count: 5 })
      server.world.nowMs += 2_000
      for (const { id } of data.quiz.questions.slice(0, answers)) await ada.answer(data.id, id, 0)
      return (await ada.submit(data.id)).data
    }
    const boardOf = async (difficulty: string) =>
      (await visitor().call<Finished['board']>('GET', `/quizzes/leaderboard/${trend?.id}?difficulty=${difficulty}`))
        .data.entries.length
    expect(await end('easy', 0)).toMatchObject({ ranked: false, difficulty: 'easy', board: { entries: [] } })
    expect(await end('hard', 1)).toMatchObject({ ranked: true, difficulty: 'hard', board: { entries: [{}] } })
    expect([await boardOf('easy'), await boardOf('medium'), await boardOf('hard')]).toEqual([0, 0, 1])
    expect((await ada.call('GET', `/quizzes/leaderboard/${trend?.id}?difficulty=any`)).status).toBe(422)
  })

  it('for the leaderboard shows the best of everybody, and one’s own row below (OP-39)', async () => {
    for (let n = 1; n <= 11; n++) {
      server.world.nowMs += DAY_MS
      await takeQuiz(await person(n), n === 11 ? 1 : 3)
    }
    const last = visitor((await signInAs(portsOfWorld(server.world), 12, 'user')).token)
    await takeQuiz(last, 0)
    const { data } = await last.call<Finished['board']>('GET', `/quizzes/leaderboard/${trend?.id}`)
    const names = Array.from({ length: 10 }, (_, index) => `person_${index + 1}`)
    expect(data.entries.map(({ username }) => username)).toEqual(names)
    expect(data.own).toMatchObject({ username: 'person_12', score: 0, isOwn: true })
    const { data: seen } = await visitor().call<Finished['board']>('GET', `/quizzes/leaderboard/${trend?.id}`)
    expect(seen).toMatchObject({ own: null })
    expect(seen.entries.some(({ isOwn }) => isOwn)).toBe(false)
    expect((await last.call('GET', '/quizzes/leaderboard/00000000-0000-7000-8000-000000000099')).status).toBe(404)
    expect((await last.call('GET', '/quizzes/leaderboard/x')).status).toBe(404)
  })
})
