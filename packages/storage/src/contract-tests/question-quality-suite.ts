import type { StoragePorts } from '@trendverse/application/ports/ports'
import type { KnownQuestion } from '@trendverse/application/ports/quizzes'
import type { QuizTaker } from '@trendverse/domain/quizzes/attempt'
import { TOO_HARD_FLAG_ANSWERS, TOO_HARD_RETIRE_ANSWERS } from '@trendverse/domain/quizzes/judge-question'
import type { QuestionReport } from '@trendverse/domain/quizzes/question-report'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { byGuest, byUser } from './quiz-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

/** The n-th question, about the first trend. */
function knownQuestion(n: number, changes: Partial<KnownQuestion> = {}): KnownQuestion {
  return {
    id: idOf(n),
    question: `Which is number ${n}?`,
    rightOption: `Number ${n}`,
    trendId: idOf(900),
    trendName: 'Trend',
    ...changes,
  }
}

function reportBy(reporter: QuizTaker, n: number, changes: Partial<QuestionReport> = {}): QuestionReport {
  return { questionId: idOf(n), reporter, reason: 'unclear', note: '', reportedAtMs: NOON_MS, ...changes }
}

/** What every QuestionQualityRepository promises. */
export function questionQualitySuite(fresh: () => Promise<StoragePorts>): void {
  const everything = { page: 1, pageSize: 50, status: null }
  const open = async () => {
    const ports = await fresh()
    const { questionQuality } = ports
    /** Answers of one attempt. */
    const answer = (questions: readonly KnownQuestion[], isRight: boolean, restShare = 0.5, nowMs = NOON_MS) =>
      questionQuality.record(
        questions.map((question) => ({ question, outcome: { questionId: question.id, isRight, restShare } })),
        nowMs,
      )
    const answerOften = async (question: KnownQuestion, times: number, isRight: boolean) => {
      for (let n = 0; n < times; n++) await answer([question], isRight)
    }
    const only = async (n: number) => {
      const { questions } = await questionQuality.list(everything)
      return questions.find(({ id }) => id === idOf(n))
    }
    return { ...ports, answer, answerOften, only }
  }

  it('adds up what attempts say about their questions', async () => {
    const { answer, only, questionQuality } = await open()
    await answer([knownQuestion(2), knownQuestion(1)], true, 0.75, NOON_MS + 1)
    await answer([knownQuestion(1)], false, 0.25, NOON_MS)
    await questionQuality.record([], NOON_MS)
    expect(await only(1)).toEqual({
      ...knownQuestion(1),
      figures: { answers: 2, right: 1, restSum: 1, restSquareSum: 0.625, restSumOfRight: 0.75 },
      reporters: 0,
      decision: null,
      evidence: null,
      status: 'unjudged',
      updatedAtMs: NOON_MS + 1,
      reports: [],
    })
    expect(await only(2)).toMatchObject({ figures: { answers: 1, right: 1, restSum: 0.75 } })
    expect((await questionQuality.list(everything)).total).toBe(2)
  })

  it('tells how several questions turned out, and nothing of those nobody answered', async () => {
    const { answer, questionQuality } = await open()
    await answer([knownQuestion(1), knownQuestion(2)], true)
    await answer([knownQuestion(1)], false)
    await questionQuality.report(knownQuestion(3), reportBy(byGuest('a'), 3))
    const figures = await questionQuality.figuresOf([idOf(1), idOf(2), idOf(3), idOf(4), HOSTILE_TEXT])
    const told = Object.fromEntries([...figures].map(([id, { answers, right }]) => [id, [answers, right]]))
    expect(told).toEqual({ [idOf(1)]: [2, 1], [idOf(2)]: [1, 1] })
    expect((await questionQuality.figuresOf([])).size).toBe(0)
  })

  it('loses nothing of attempts that end at once, whatever the order of their questions', async () => {
    const { answer, only } = await open()
    const questions = [1, 2, 3, 4, 5].map((n) => knownQuestion(n))
    await Promise.all(
      Array.from({ length: 24 }, (_, n) => answer(n % 2 === 0 ? questions : questions.toReversed(), n % 3 === 0, 0.25)),
    )
    for (const n of [1, 2, 3, 4, 5]) {
      expect(await only(n)).toMatchObject({
        figures: { answers: 24, right: 8, restSum: 6, restSquareSum: 1.5, restSumOfRight: 2 },
      })
    }
  })

  it('judges a question anew with every answer, and lists by verdict', async () => {
    const { answerOften, answer, questionQuality } = await open()
    const statusOf = async (status: 'unjudged' | 'kept' | 'flagged' | 'retired') => {
      const { questions, total } = await questionQuality.list({ ...everything, status })
      expect(total).toBe(questions.length)
      return questions.map(({ id }) => id)
    }
    await answerOften(knownQuestion(1), TOO_HARD_FLAG_ANSWERS - 1, false)
    await answerOften(knownQuestion(2), TOO_HARD_FLAG_ANSWERS, true)
    expect([await statusOf('unjudged'), await statusOf('kept')]).toEqual([[idOf(1)], [idOf(2)]])
    await answer([knownQuestion(1)], false)
    expect(await statusOf('flagged')).toEqual([idOf(1)])
    expect(await questionQuality.listRetired([idOf(900)])).toEqual([])
    await answerOften(knownQuestion(1), TOO_HARD_RETIRE_ANSWERS - TOO_HARD_FLAG_ANSWERS, false)
    expect([await statusOf('retired'), await statusOf('flagged')]).toEqual([[idOf(1)], []])
  })

  it('names the retired questions of some trends, and of no other', async () => {
    const { answer, questionQuality } = await open()
    const elsewhere = knownQuestion(3, { trendId: idOf(901) })
    await answer([knownQuestion(1), knownQuestion(2), elsewhere], true)
    for (const n of [1, 3]) await questionQuality.decide(idOf(n), 'retired', NOON_MS)
    await questionQuality.decide(idOf(2), 'kept', NOON_MS)
    expect(await questionQuality.listRetired([idOf(900)])).toEqual([idOf(1)])
    expect(await questionQuality.listRetired([idOf(901), idOf(902)])).toEqual([idOf(3)])
    expect((await questionQuality.listRetired([idOf(900), idOf(901)])).toSorted()).toEqual([idOf(1), idOf(3)])
    for (const none of [[], [idOf(902)]]) expect(await questionQuality.listRetired(none)).toEqual([])
  })

  it('takes one report of a question from each reader, and flags it at the third', async () => {
    const { accounts, questionQuality, only } = await open()
    await accounts.create(sampleAccount(1))
    await accounts.create(sampleAccount(2))
    const question = knownQuestion(5)
    const first = reportBy(byUser(1), 5, { reason: 'wrong_answer', note: 'It is the second.' })
    expect(await questionQuality.report(question, first)).toBe(true)
    expect(await questionQuality.report(question, { ...first, reason: 'other', note: 'And again' })).toBe(false)
    expect(await questionQuality.report(question, reportBy(byGuest('g'), 5, { reportedAtMs: NOON_MS + 1 }))).toBe(true)
    expect(await questionQuality.report(question, reportBy(byGuest('g'), 5))).toBe(false)
    expect(await only(5)).toMatchObject({ reporters: 2, status: 'unjudged' })
    // somebody else's id in another kind of name is another reader
    expect(await questionQuality.report(question, reportBy(byGuest(idOf(1)), 5, { reportedAtMs: NOON_MS + 2 }))).toBe(
      true,
    )
    expect(await only(5)).toEqual({
      ...question,
      figures: { answers: 0, right: 0, restSum: 0, restSquareSum: 0, restSumOfRight: 0 },
      reporters: 3,
      decision: null,
      evidence: null,
      status: 'flagged',
      updatedAtMs: NOON_MS + 2,
      reports: [
        { reason: 'unclear', note: '', reportedAtMs: NOON_MS + 2 },
        { reason: 'unclear', note: '', reportedAtMs: NOON_MS + 1 },
        { reason: 'wrong_answer', note: 'It is the second.', reportedAtMs: NOON_MS },
      ],
    })
    expect(await questionQuality.report(knownQuestion(6), reportBy(byUser(2), 6))).toBe(true)
    expect(await only(6)).toMatchObject({ reporters: 1 })
  })

  it('counts a reader once who reports many times at once, and loses no other', async () => {
    const { questionQuality, only, answer } = await open()
    const kept = await Promise.all([
      ...Array.from({ length: 8 }, () => questionQuality.report(knownQuestion(1), reportBy(byGuest('one'), 1))),
      ...Array.from({ length: 8 }, (_, n) =>
        questionQuality.report(knownQuestion(1), reportBy(byGuest(`other ${n}`), 1)),
      ),
      ...Array.from({ length: 4 }, async () => (await answer([knownQuestion(1)], true), false)),
    ])
    expect(kept.filter(Boolean)).toHaveLength(9)
    expect(await only(1)).toMatchObject({ reporters: 9, figures: { answers: 4 } })
  })

  it('keeps what an administrator decided, whatever comes after', async () => {
    const { questionQuality, answer, answerOften, only } = await open()
    await answer([knownQuestion(1), knownQuestion(2)], true)
    const decided = await questionQuality.decide(idOf(1), 'kept', NOON_MS + 5)
    expect(decided).toMatchObject({
      id: idOf(1),
      decision: 'kept',
      status: 'kept',
      updatedAtMs: NOON_MS + 5,
      reports: [],
    })
    await answerOften(knownQuestion(1), TOO_HARD_RETIRE_ANSWERS, false)
    expect(await only(1)).toMatchObject({ decision: 'kept', status: 'kept' })
    expect(await questionQuality.decide(idOf(1), 'retired', NOON_MS)).toMatchObject({ status: 'retired' })
    expect(await only(2)).toMatchObject({ decision: null, status: 'unjudged' })
  })

  it('lists the most reported first, then the latest, in pages, with the latest twenty reports of each', async () => {
    const { questionQuality, answer } = await open()
    await answer([knownQuestion(1)], true, 0.5, NOON_MS + 1)
    await answer([knownQuestion(2), knownQuestion(3)], true, 0.5, NOON_MS + 2)
    for (let n = 0; n < 21; n++) {
      const report = reportBy(byGuest(`guest ${n}`), 4, { note: `note ${n}`, reportedAtMs: NOON_MS - 100 + n })
      await questionQuality.report(knownQuestion(4), report)
    }
    const { questions, total } = await questionQuality.list({ page: 1, pageSize: 3, status: null })
    expect([total, ...questions.map(({ id }) => id)]).toEqual([4, idOf(4), idOf(3), idOf(2)])
    expect(questions[0]?.reports.map(({ note }) => note)).toEqual(
      Array.from({ length: 20 }, (_, index) => `note ${20 - index}`),
    )
    expect((await questionQuality.list({ page: 2, pageSize: 3, status: null })).questions).toMatchObject([
      { id: idOf(1) },
    ])
    expect(await questionQuality.list({ page: 3, pageSize: 3, status: null })).toEqual({ questions: [], total: 4 })
  })

  it('lists the reports of an account and takes them along with it; the question keeps its count', async () => {
    const { accounts, questionQuality, only } = await open()
    for (const n of [1, 2]) await accounts.create(sampleAccount(n))
    const later = reportBy(byUser(1), 1, { reportedAtMs: NOON_MS + 9, note: 'later' })
    const earlier = reportBy(byUser(1), 2, { note: 'earlier' })
    await questionQuality.report(knownQuestion(1), later)
    await questionQuality.report(knownQuestion(2), earlier)
    await questionQuality.report(knownQuestion(1), reportBy(byUser(2), 1, { note: 'stays' }))
    expect(await questionQuality.listReportsOf(idOf(1))).toEqual([earlier, later])
    await accounts.remove(idOf(1))
    expect(await questionQuality.listReportsOf(idOf(1))).toEqual([])
    expect(await only(1)).toMatchObject({ reporters: 2, reports: [{ note: 'stays' }] })
    expect(await questionQuality.report(knownQuestion(3), reportBy(byUser(1), 3))).toBe(false)
    expect(await only(3)).toBeUndefined()
  })

  it("forgets guests' old reports, and no others", async () => {
    const { accounts, questionQuality, only } = await open()
    await accounts.create(sampleAccount(1))
    await questionQuality.report(knownQuestion(1), reportBy(byUser(1), 1, { note: 'of an account' }))
    await questionQuality.report(knownQuestion(1), reportBy(byGuest('a'), 1, { note: 'old' }))
    await questionQuality.report(
      knownQuestion(1),
      reportBy(byGuest('b'), 1, { note: 'new', reportedAtMs: NOON_MS + 1 }),
    )
    expect(await questionQuality.removeGuestReports(NOON_MS + 1)).toBe(1)
    const question = await only(1)
    expect(question?.reporters).toBe(3)
    expect(question?.reports.map(({ note }) => note)).toEqual(['new', 'of an account'])
  })

  it('forgets questions without a verdict nothing was heard of, and no others', async () => {
    const { questionQuality, answer, answerOften } = await open()
    await answer([knownQuestion(1), knownQuestion(2)], true)
    await questionQuality.report(knownQuestion(1), reportBy(byGuest('a'), 1))
    await answer([knownQuestion(3)], true, 0.5, NOON_MS + 1)
    await questionQuality.decide(idOf(2), 'retired', NOON_MS)
    await answerOften(knownQuestion(4), TOO_HARD_FLAG_ANSWERS, false)
    expect(await questionQuality.removeUnjudged(NOON_MS + 1)).toBe(1)
    const { questions } = await questionQuality.list(everything)
    expect(questions.map(({ id }) => id).toSorted()).toEqual([2, 3, 4].map(idOf))
    // its report went with it
    expect(await questionQuality.report(knownQuestion(1), reportBy(byGuest('a'), 1))).toBe(true)
  })

  it('keeps hostile texts, and finds nothing by ids that are none', async () => {
    const { questionQuality, only } = await open()
    const hostile = knownQuestion(1, { question: HOSTILE_TEXT, rightOption: HOSTILE_TEXT, trendName: HOSTILE_TEXT })
    await questionQuality.report(hostile, reportBy(byGuest(HOSTILE_TEXT), 1, { note: HOSTILE_TEXT }))
    expect(await questionQuality.report(hostile, reportBy(byGuest(HOSTILE_TEXT), 1))).toBe(false)
    const kept = await only(1)
    for (const text of [kept?.question, kept?.rightOption, kept?.trendName, kept?.reports[0]?.note]) {
      expect(text).toMatch(/^ab .*drop table trends.* end$/)
    }
    for (const id of [idOf(99), '', 'nonsense', '\0', '__proto__', HOSTILE_TEXT]) {
      expect(await questionQuality.decide(id, 'kept', NOON_MS)).toBeNull()
      expect(await questionQuality.listRetired([id])).toEqual([])
      expect(await questionQuality.listReportsOf(id)).toEqual([])
      expect(await questionQuality.report(knownQuestion(2), reportBy({ kind: 'user', id }, 2))).toBe(false)
    }
    expect(await only(2)).toBeUndefined()
  })
}
