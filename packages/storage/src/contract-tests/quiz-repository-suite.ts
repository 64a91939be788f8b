import type { StoragePorts } from '@trendverse/application/ports/ports'
import type { QuizAttempt } from '@trendverse/domain/quizzes/attempt'
import { lockAnswer } from '@trendverse/domain/quizzes/attempt-rules'
import { dailyQuizId } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { byGuest, byUser, endsWith, sampleAttempt, sampleQuestion, sampleQuiz } from './quiz-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

/** Ids nobody has, and texts that are none. */
const NOBODY = [idOf(99), '', 'nonsense', '\0', '__proto__', HOSTILE_TEXT]

/** What every QuizRepository promises of attempts. */
export function quizRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  const withPeople = async () => {
    const ports = await fresh()
    for (const n of [1, 2]) await ports.accounts.create(sampleAccount(n))
    const scoresOf = async (n: number) => (await ports.accounts.findById(idOf(n)))?.quizScores
    return { ...ports, scoresOf }
  }
  const hundred = <T>(call: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 100 }, (_, n) => call(n + 1)))
  const answering = (n: number, choice: number) => (attempt: QuizAttempt) => {
    const decision = lockAnswer(attempt, { questionId: idOf(n), choice }, NOON_MS + n)
    return decision.locked ? decision.attempt : null
  }

  it.each([
    ['an account', byUser(1)],
    ['a guest', byGuest('device')],
  ])('gives an attempt of %s back as it was begun', async (_, taker) => {
    const { quizzes } = await withPeople()
    const attempt = sampleAttempt(1, taker)
    expect(await quizzes.begin(attempt)).toEqual(attempt)
    expect(await quizzes.find(attempt.id)).toEqual(attempt)
    expect(await quizzes.findUnfinished(taker, idOf(1))).toEqual(attempt)
    expect(await quizzes.findUnfinished(taker, idOf(2))).toBeNull()
  })

  it.each([
    ['an account', byUser(1)],
    ['a guest', byGuest(idOf(1))],
  ])('keeps one of a hundred attempts %s begins at once of one trend, and answers it to all', async (_, taker) => {
    const { quizzes } = await withPeople()
    const begun = await hundred((n) => quizzes.begin(sampleAttempt(n, taker)))
    expect(new Set(begun.map((attempt) => attempt?.id)).size).toBe(1)
    expect(await quizzes.begin(sampleAttempt(101, taker))).toEqual(begun[0])
    const kept = [...(await hundred((n) => quizzes.find(idOf(800 + n)))), await quizzes.find(idOf(901))]
    expect(kept.filter((attempt) => attempt !== null)).toEqual([begun[0]])
  })

  it('keeps attempts of several takers and trends apart', async () => {
    const { quizzes } = await withPeople()
    // a guest may bear the id of an account
    const takers = [byUser(1), byUser(2), byGuest(idOf(1)), byGuest(idOf(2))]
    const begun = takers.flatMap((taker, n) =>
      [1, 2].map((trend) => sampleAttempt(10 * n + trend, taker, sampleQuiz(trend))),
    )
    for (const attempt of begun) expect(await quizzes.begin(attempt)).toEqual(attempt)
    for (const attempt of begun) {
      expect(await quizzes.findUnfinished(attempt.taker, attempt.quiz.trendId)).toEqual(attempt)
    }
  })

  it('begins nothing for an account that is not there', async () => {
    const { quizzes, accounts } = await withPeople()
    await accounts.remove(idOf(1))
    for (const id of [idOf(1), ...NOBODY]) {
      expect(await quizzes.begin(sampleAttempt(1, { kind: 'user', id }))).toBeNull()
    }
    expect(await quizzes.find(idOf(801))).toBeNull()
  })

  it('loses no answer of two tabs that answer at once, and keeps the first to a question (OP-38)', async () => {
    const { quizzes } = await withPeople()
    await quizzes.begin(sampleAttempt(1, byUser(1)))
    await Promise.all(
      [1, 2, 3, 4, 5].flatMap((n) => [0, 1].map((choice) => quizzes.updateAnswers(idOf(801), answering(n, choice)))),
    )
    const { answers } = (await quizzes.find(idOf(801))) ?? { answers: [] }
    expect(answers.map(({ questionId }) => questionId).toSorted()).toEqual([1, 2, 3, 4, 5].map(idOf))
    const before = await quizzes.find(idOf(801))
    expect(await quizzes.updateAnswers(idOf(801), answering(1, 3))).toEqual(before)
    expect(await quizzes.updateAnswers(idOf(801), () => null)).toEqual(before)
  })

  it('changes nothing of an attempt but its answers', async () => {
    const { quizzes } = await withPeople()
    const attempt = sampleAttempt(1, byUser(1))
    await quizzes.begin(attempt)
    const answer = { questionId: idOf(1), choice: 1, isRight: true, answeredAtMs: NOON_MS + 1 }
    const other = { ...attempt, id: idOf(899), deadlineMs: 0, finishedAtMs: 5, answers: [answer] }
    expect(await quizzes.updateAnswers(attempt.id, () => other)).toEqual({ ...attempt, answers: [answer] })
    expect(await quizzes.find(attempt.id)).toEqual({ ...attempt, answers: [answer] })
  })

  it('counts the end of an attempt once, however often it is asked for at once', async () => {
    const { quizzes, scoresOf } = await withPeople()
    const attempt = sampleAttempt(1, byUser(1))
    await quizzes.begin(attempt)
    const ends = await hundred((n) => quizzes.finish(attempt.id, endsWith(60, 100, NOON_MS + n)))
    expect(ends.filter((end) => end?.isFirst)).toHaveLength(1)
    expect(new Set(ends.map((end) => end?.attempt.finishedAtMs)).size).toBe(1)
    expect(await quizzes.find(attempt.id)).toEqual(ends[0]?.attempt)
    expect(await scoresOf(1)).toEqual({ sum: 60, count: 1 })
    expect(await scoresOf(2)).toEqual({ sum: 0, count: 0 })
  })

  it('adds up the scores of several trends that end at once', async () => {
    const { quizzes, scoresOf } = await withPeople()
    const trends = Array.from({ length: 20 }, (_, n) => n + 1)
    for (const n of trends) await quizzes.begin(sampleAttempt(n, byUser(1), sampleQuiz(n)))
    await Promise.all(trends.map((n) => quizzes.finish(idOf(800 + n), endsWith(n, 100, NOON_MS))))
    expect(await scoresOf(1)).toEqual({ sum: 210, count: 20 })
  })

  it('keeps nothing of an end that fails', async () => {
    const { quizzes, guests, scoresOf } = await withPeople()
    const takers = [byUser(1), byGuest('device')]
    for (const [n, taker] of takers.entries()) {
      const attempt = sampleAttempt(n, taker)
      await quizzes.begin(attempt)
      const goesOn = (one: QuizAttempt) => ({ attempt: one, percent: 60, entry: null })
      await expect(quizzes.finish(attempt.id, goesOn)).rejects.toThrow('goes on')
      const fails = () => {
        throw new Error('no decision')
      }
      await expect(quizzes.finish(attempt.id, fails)).rejects.toThrow('no decision')
      expect(await quizzes.find(attempt.id)).toEqual(attempt)
    }
    expect(await scoresOf(1)).toEqual({ sum: 0, count: 0 })
    expect(await guests.trialUsedAtMs('device')).toBeNull()
  })

  it('begins anew after the end, and keeps what ended', async () => {
    const { quizzes } = await withPeople()
    await quizzes.begin(sampleAttempt(1, byUser(1)))
    await quizzes.finish(idOf(801), endsWith(60, 100, NOON_MS + 1))
    expect(await quizzes.findUnfinished(byUser(1), idOf(1))).toBeNull()
    expect(await quizzes.begin(sampleAttempt(2, byUser(1)))).toMatchObject({ id: idOf(802) })
    expect(await quizzes.find(idOf(801))).toMatchObject({ finishedAtMs: NOON_MS + 1 })
  })

  it('notes with the end that the trial of a guest is spent, and ends no other of theirs (OP-26)', async () => {
    const { quizzes, guests } = await withPeople()
    const [first, second] = [1, 2].map((n) => sampleAttempt(n, byGuest('device'), sampleQuiz(n)))
    if (first === undefined || second === undefined) throw new Error('there should be two')
    for (const attempt of [first, second]) await quizzes.begin(attempt)
    expect(await guests.trialUsedAtMs('device')).toBeNull()
    const end = { isFirst: true, attempt: { finishedAtMs: NOON_MS + 1 } }
    expect(await quizzes.finish(first.id, endsWith(60, null, NOON_MS + 1))).toMatchObject(end)
    expect(await guests.trialUsedAtMs('device')).toBe(NOON_MS + 1)
    const refused = await quizzes.finish(second.id, endsWith(60, null, NOON_MS + 2))
    expect(refused).toEqual({ attempt: second, isFirst: false })
    expect(await quizzes.find(second.id)).toEqual(second)
    expect(await guests.trialUsedAtMs('device')).toBe(NOON_MS + 1)
    // asked again, the trial answers the same
    expect(await quizzes.finish(first.id, endsWith(60, null, NOON_MS + 3))).toMatchObject({ ...end, isFirst: false })
  })

  it('spends no trial of a guest with a quiz of the day, and ends one beside a spent trial (OP-84)', async () => {
    const { quizzes, guests } = await withPeople()
    const ofDay = (n: number, day: string) => {
      const quiz = { ...sampleQuiz(n), trendId: dailyQuizId(day) }
      return sampleAttempt(n, byGuest('device'), quiz)
    }
    const [first, second] = [ofDay(1, '2026-11-28'), ofDay(3, '2026-11-29')]
    const trial = sampleAttempt(2, byGuest('device'), sampleQuiz(2))
    for (const attempt of [first, trial, second]) await quizzes.begin(attempt)
    expect(await quizzes.finish(first.id, endsWith(60, null, NOON_MS + 1))).toMatchObject({ isFirst: true })
    expect(await guests.trialUsedAtMs('device')).toBeNull()
    expect(await quizzes.finish(trial.id, endsWith(60, null, NOON_MS + 2))).toMatchObject({ isFirst: true })
    expect(await quizzes.finish(second.id, endsWith(60, null, NOON_MS + 3))).toMatchObject({ isFirst: true })
    expect(await guests.trialUsedAtMs('device')).toBe(NOON_MS + 2)
  })

  it('lets exactly one of many quizzes a guest ends at once be the trial (LM-08)', async () => {
    const { quizzes, guests } = await withPeople()
    const trends = Array.from({ length: 20 }, (_, n) => n + 1)
    for (const n of trends) await quizzes.begin(sampleAttempt(n, byGuest('device'), sampleQuiz(n)))
    const ends = await Promise.all(trends.map((n) => quizzes.finish(idOf(800 + n), endsWith(60, null, NOON_MS + n))))
    const ended = ends.filter((end) => end?.isFirst)
    expect(ended).toHaveLength(1)
    expect(await guests.trialUsedAtMs('device')).toBe(ended[0]?.attempt.finishedAtMs)
    const kept = await Promise.all(trends.map((n) => quizzes.find(idOf(800 + n))))
    expect(kept.filter((attempt) => attempt !== null && attempt.finishedAtMs !== null)).toEqual([ended[0]?.attempt])
  })

  it('forgets any attempt that goes on, when that is wanted, and none that ended', async () => {
    const { quizzes } = await withPeople()
    for (const n of [1, 2, 3]) await quizzes.begin(sampleAttempt(n, byUser(1), sampleQuiz(n)))
    await quizzes.updateAnswers(idOf(802), answering(1, 0))
    await quizzes.finish(idOf(803), endsWith(0, null, NOON_MS))
    for (const id of [idOf(801), idOf(802), idOf(803), ...NOBODY]) await quizzes.discard(id, 'unfinished')
    expect((await quizzes.listOf(idOf(1))).map(({ id }) => id)).toEqual([idOf(803)])
  })

  it('forgets an attempt nobody answered anything of, and no other', async () => {
    const { quizzes } = await withPeople()
    for (const n of [1, 2, 3]) await quizzes.begin(sampleAttempt(n, byUser(1), sampleQuiz(n)))
    await quizzes.updateAnswers(idOf(802), answering(1, 0))
    await quizzes.finish(idOf(803), endsWith(0, null, NOON_MS))
    for (const id of [idOf(801), idOf(802), idOf(803), ...NOBODY]) await quizzes.discard(id, 'unanswered')
    expect((await quizzes.listOf(idOf(1))).map(({ id }) => id)).toEqual([idOf(802), idOf(803)])
  })

  it('lists finished attempts of an account in pages, the latest first', async () => {
    const { quizzes } = await withPeople()
    for (const [n, finishedAtMs] of [NOON_MS + 5, NOON_MS + 9, NOON_MS + 9, NOON_MS + 1].entries()) {
      await quizzes.begin(sampleAttempt(n, byUser(1)))
      await quizzes.finish(idOf(800 + n), endsWith(60, 100, finishedAtMs))
    }
    await quizzes.begin(sampleAttempt(8, byUser(1)))
    await quizzes.begin(sampleAttempt(9, byUser(2)))
    await quizzes.finish(idOf(809), endsWith(60, 100, NOON_MS))
    const pages = await Promise.all([1, 2, 3].map((page) => quizzes.listFinished(idOf(1), { page, pageSize: 3 })))
    expect(pages.map(({ attempts, total }) => [attempts.map(({ id }) => id), total])).toEqual([
      [[idOf(802), idOf(801), idOf(800)], 4],
      [[idOf(803)], 4],
      [[], 4],
    ])
    expect(pages[0]?.attempts[0]).toEqual(await quizzes.find(idOf(802)))
  })

  it('lists every attempt of an account, the oldest first', async () => {
    const { quizzes } = await withPeople()
    for (const [n, startedAtMs] of [NOON_MS + 3, NOON_MS + 1, NOON_MS + 1].entries()) {
      await quizzes.begin(sampleAttempt(n, byUser(1), sampleQuiz(n + 1), startedAtMs))
    }
    await quizzes.begin(sampleAttempt(9, byGuest(idOf(1))))
    await quizzes.finish(idOf(801), endsWith(60, 100, NOON_MS + 9))
    expect((await quizzes.listOf(idOf(1))).map(({ id }) => id)).toEqual([idOf(801), idOf(802), idOf(800)])
  })

  it('tells how quizzes came out by category, most taken first', async () => {
    const { quizzes } = await withPeople()
    const taken = [
      ['Science', 50],
      ['Music', 99],
      ['Technology', 33],
      ['Technology', 34],
      ['Technology', 34],
    ] as const
    for (const [n, [category, percent]] of taken.entries()) {
      await quizzes.begin(sampleAttempt(n, byUser(1), sampleQuiz(1, { category })))
      await quizzes.finish(idOf(800 + n), endsWith(percent, null, NOON_MS))
    }
    await quizzes.begin(sampleAttempt(8, byUser(1), sampleQuiz(2, { category: 'Food' })))
    expect(await quizzes.statsOf(idOf(1))).toEqual({
      hadPerfectQuiz: false,
      byCategory: [
        { category: 'Technology', quizzes: 3, averagePercent: 101 / 3 },
        { category: 'Music', quizzes: 1, averagePercent: 99 },
        { category: 'Science', quizzes: 1, averagePercent: 50 },
      ],
    })
    await quizzes.finish(idOf(808), endsWith(100, null, NOON_MS))
    expect(await quizzes.statsOf(idOf(1))).toMatchObject({ hadPerfectQuiz: true })
    expect(await quizzes.statsOf(idOf(2))).toEqual({ hadPerfectQuiz: false, byCategory: [] })
  })

  it('counts a quiz that is too short in no average and no score, and keeps it', async () => {
    const { quizzes, scoresOf } = await withPeople()
    for (const [n, percent] of [null, 40, null].entries()) {
      await quizzes.begin(sampleAttempt(n, byUser(1)))
      const end = await quizzes.finish(idOf(800 + n), endsWith(percent, null, NOON_MS + n))
      expect(end).toMatchObject({ isFirst: true, attempt: { finishedAtMs: NOON_MS + n } })
    }
    expect(await scoresOf(1)).toEqual({ sum: 40, count: 1 })
    expect(await quizzes.statsOf(idOf(1))).toEqual({
      hadPerfectQuiz: false,
      byCategory: [{ category: 'Technology', quizzes: 1, averagePercent: 40 }],
    })
    expect((await quizzes.listFinished(idOf(1), { page: 1, pageSize: 9 })).total).toBe(3)
  })

  it('lists unfinished attempts whose deadline has passed, the oldest first and not more than asked for', async () => {
    const { quizzes } = await withPeople()
    const deadlineMs = sampleAttempt(0, byUser(1)).deadlineMs
    for (const [n, laterMs] of [3, 1, 2, 0].entries()) {
      await quizzes.begin(sampleAttempt(n, byGuest(`guest ${n}`), sampleQuiz(1), NOON_MS + laterMs))
    }
    await quizzes.finish(idOf(803), endsWith(0, null, NOON_MS))
    const overdue = async (beforeMs: number, limit: number) =>
      (await quizzes.listOverdue(beforeMs, limit)).map(({ id }) => id)
    expect(await overdue(deadlineMs + 1, 9)).toEqual([])
    expect(await overdue(deadlineMs + 2, 9)).toEqual([idOf(801)])
    expect(await overdue(deadlineMs + 9, 2)).toEqual([idOf(801), idOf(802)])
    expect(await overdue(deadlineMs + 9, 9)).toHaveLength(3)
  })

  it('forgets what guests began long ago, finished or not, and nothing of accounts', async () => {
    const { quizzes } = await withPeople()
    for (const n of [0, 1, 2]) {
      await quizzes.begin(sampleAttempt(n, byGuest(`guest ${n}`), sampleQuiz(1), NOON_MS + n))
    }
    await quizzes.finish(idOf(801), endsWith(0, null, NOON_MS + 9))
    await quizzes.begin(sampleAttempt(3, byUser(1)))
    expect(await quizzes.removeGuestAttempts(NOON_MS + 2)).toBe(2)
    expect(await quizzes.removeGuestAttempts(NOON_MS + 2)).toBe(0)
    const left = await Promise.all([0, 1, 2, 3].map((n) => quizzes.find(idOf(800 + n))))
    expect(left.map((attempt) => attempt !== null)).toEqual([false, false, true, true])
  })

  it('takes the attempts of an account along with it, and no others', async () => {
    const { quizzes, accounts } = await withPeople()
    for (const [n, taker] of [byUser(1), byUser(2), byGuest(idOf(1))].entries()) {
      await quizzes.begin(sampleAttempt(n, taker))
    }
    await quizzes.begin(sampleAttempt(5, byUser(1), sampleQuiz(2)))
    await quizzes.finish(idOf(805), endsWith(60, 100, NOON_MS))
    await accounts.remove(idOf(1))
    expect(await quizzes.finish(idOf(800), endsWith(60, 100, NOON_MS))).toBeNull()
    await accounts.create(sampleAccount(1))
    expect(await quizzes.listOf(idOf(1))).toEqual([])
    for (const id of [800, 805]) expect(await quizzes.find(idOf(id))).toBeNull()
    for (const id of [801, 802]) expect(await quizzes.find(idOf(id))).not.toBeNull()
  })

  it('lets quizzes end and an account go at the same time, and keeps nothing of it', async () => {
    const { quizzes, accounts } = await withPeople()
    const trends = Array.from({ length: 20 }, (_, n) => n + 1)
    for (const n of trends) await quizzes.begin(sampleAttempt(n, byUser(1), sampleQuiz(n)))
    const ends = trends.map((n) => quizzes.finish(idOf(800 + n), endsWith(60, 100, NOON_MS)))
    expect((await Promise.all([...ends, accounts.remove(idOf(1))])).at(-1)).toBe(true)
    expect(await quizzes.listOf(idOf(1))).toEqual([])
    expect(await quizzes.listEntries(idOf(1))).toEqual([])
  })

  it('keeps hostile texts', async () => {
    const { quizzes } = await withPeople()
    const guest = HOSTILE_TEXT.slice(0, 200)
    const question = sampleQuestion(1, { question: HOSTILE_TEXT, options: ['\0', HOSTILE_TEXT, '"', '\\u0000'] })
    const quiz = sampleQuiz(1, { title: HOSTILE_TEXT, trendName: HOSTILE_TEXT, questions: [question] })
    const begun = await quizzes.begin(sampleAttempt(1, byGuest(guest), quiz))
    expect(begun).toEqual(await quizzes.findUnfinished(byGuest(guest), idOf(1)))
    expect(begun?.quiz.questions[0]?.options).toMatchObject(['', expect.stringContaining('drop table'), '"', '\\u0000'])
    await quizzes.updateAnswers(idOf(801), answering(1, 1))
    expect(await quizzes.finish(idOf(801), endsWith(100, null, NOON_MS))).toMatchObject({ isFirst: true })
    expect(await quizzes.find(idOf(801))).toMatchObject({ answers: [{ choice: 1, isRight: true }] })
  })

  it('makes public what its own account shares, once it has ended, and nothing else (OP-64)', async () => {
    const { quizzes } = await withPeople()
    const attempts = [
      sampleAttempt(1, byUser(1)),
      sampleAttempt(2, byUser(1), sampleQuiz(2)),
      sampleAttempt(3, byGuest('device')),
    ]
    for (const attempt of attempts) await quizzes.begin(attempt)
    const [first, second, third] = attempts.map(({ id }) => id)
    expect(await quizzes.share(first ?? '', idOf(1), NOON_MS)).toBeNull()
    for (const id of [first, third]) await quizzes.finish(id ?? '', endsWith(50, null, NOON_MS))
    for (const [id, person] of [
      [first, 2],
      [second, 1],
      [third, 1],
    ] as const) {
      expect(await quizzes.share(id ?? '', idOf(person), NOON_MS)).toBeNull()
    }
    for (const id of [first, second, third]) expect(await quizzes.findShared(id ?? '')).toBeNull()

    const atOnce = await Promise.all(Array.from({ length: 8 }, () => quizzes.share(first ?? '', idOf(1), NOON_MS)))
    expect(atOnce.filter((answer) => answer?.isFirst)).toHaveLength(1)
    const attempt = await quizzes.find(first ?? '')
    expect(await quizzes.share(first ?? '', idOf(1), NOON_MS + 1)).toEqual({ attempt, isFirst: false })
    await quizzes.updateAnswers(first ?? '', (before) => before)
    expect(await quizzes.findShared(first ?? '')).toEqual(attempt)
  })

  it('knows nothing by an id that is none', async () => {
    const { quizzes } = await withPeople()
    await quizzes.begin(sampleAttempt(1, byUser(1)))
    for (const id of NOBODY) {
      expect(await quizzes.find(id)).toBeNull()
      expect(await quizzes.findUnfinished({ kind: 'user', id }, idOf(1))).toBeNull()
      expect(await quizzes.findUnfinished(byGuest(id), idOf(1))).toBeNull()
      expect(await quizzes.findUnfinished(byUser(1), id)).toBeNull()
      expect(await quizzes.updateAnswers(id, (attempt) => attempt)).toBeNull()
      expect(await quizzes.finish(id, endsWith(60, 100, NOON_MS))).toBeNull()
      expect(await quizzes.listFinished(id, { page: 1, pageSize: 9 })).toEqual({ attempts: [], total: 0 })
      expect(await quizzes.listOf(id)).toEqual([])
      expect(await quizzes.share(id, idOf(1), NOON_MS)).toBeNull()
      expect(await quizzes.share(idOf(801), id, NOON_MS)).toBeNull()
      expect(await quizzes.findShared(id)).toBeNull()
      expect(await quizzes.statsOf(id)).toEqual({ hadPerfectQuiz: false, byCategory: [] })
    }
  })
}
