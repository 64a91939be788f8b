import type { StoragePorts } from '@trendverse/application/ports/ports'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import { dailyQuizId } from '@trendverse/domain/quizzes/daily/daily-quiz'
import { expect, it } from 'vitest'
import { sampleAccount } from './account-samples'
import { byGuest, byUser, endsWith, sampleAttempt, sampleQuestion, sampleQuiz } from './quiz-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

const DAY = '2026-03-03'
const DAY_BEFORE = '2026-03-02'

/** The quiz of a day; those with another title are others. */
function quizOf(day: string, title = 'A quiz of the day') {
  const id = dailyQuizId(day)
  const story = { id: idOf(5), name: 'A story', category: 'Science', color: '#00ffff' } as const
  const questions = [1, 2, 3, 4, 5].map((n) => sampleQuestion(n, { story }))
  return sampleQuiz(1, { id, trendId: id, title, category: 'General', questions })
}

/** What every home of quizzes of the day promises, and of the attempts at them. */
export function dailyQuizzesSuite(fresh: () => Promise<StoragePorts>): void {
  it('gives the quiz of a day back as it was first kept', async () => {
    const { dailyQuizzes } = await fresh()
    const made = { day: DAY, quiz: quizOf(DAY, 'A quiz “1” 🪐 \\u0000 { , }') }
    expect(await dailyQuizzes.find(DAY)).toBeNull()
    expect(await dailyQuizzes.keep(made)).toEqual(made)
    expect(await dailyQuizzes.keep({ day: DAY, quiz: quizOf(DAY, 'another') })).toEqual(made)
    expect(await dailyQuizzes.find(DAY)).toEqual(made)
    const hostile = await dailyQuizzes.keep({ day: '2026-03-04', quiz: quizOf('2026-03-04', HOSTILE_TEXT) })
    expect(hostile.quiz.title).toContain('drop table')
    expect(await dailyQuizzes.find('2026-03-04')).toEqual(hostile)
    for (const day of [DAY_BEFORE, '', '\0', '__proto__', HOSTILE_TEXT]) expect(await dailyQuizzes.find(day)).toBeNull()
  })

  it('keeps one of many made at once, and answers it to all', async () => {
    const { dailyQuizzes } = await fresh()
    const made = Array.from({ length: 20 }, (_, n) => ({ day: DAY, quiz: quizOf(DAY, `quiz ${n}`) }))
    const kept = await Promise.all(made.map((one) => dailyQuizzes.keep(one)))
    expect(new Set(kept.map(({ quiz }) => quiz.title)).size).toBe(1)
    expect(await dailyQuizzes.find(DAY)).toEqual(kept[0])
  })

  it('begins an attempt of one id once, however often at once, and never again after its end', async () => {
    const { quizzes, accounts } = await fresh()
    await accounts.create(sampleAccount(1))
    for (const [n, taker] of [byUser(1), byGuest('a guest')].entries()) {
      const begun = await Promise.all(
        Array.from({ length: 20 }, (_, later) =>
          quizzes.beginOnce(sampleAttempt(n, taker, quizOf(DAY), NOON_MS + later)),
        ),
      )
      expect(begun.filter((one) => one?.isNew)).toHaveLength(1)
      expect(new Set(begun.map((one) => one?.attempt.startedAtMs)).size).toBe(1)
      await quizzes.finish(idOf(800 + n), endsWith(60, null, NOON_MS + 99))
      const again = await quizzes.beginOnce(sampleAttempt(n, taker, quizOf(DAY), NOON_MS + 100))
      expect(again).toMatchObject({ isNew: false, attempt: { finishedAtMs: NOON_MS + 99 } })
    }
    expect(await quizzes.beginOnce(sampleAttempt(5, byUser(2), quizOf(DAY)))).toBeNull()
    expect(await quizzes.beginOnce(sampleAttempt(5, { kind: 'user', id: 'nobody' }, quizOf(DAY)))).toBeNull()
  })

  it('lists the days an account took the quiz, the latest first: not what it left unanswered or has not ended', async () => {
    const { quizzes, accounts } = await fresh()
    for (const n of [1, 2]) await accounts.create(sampleAccount(n))
    const days = [DAY_BEFORE, DAY, '2025-12-31', '2026-03-04', '2026-03-05']
    for (const [n, day] of days.entries()) {
      await quizzes.beginOnce(sampleAttempt(n, byUser(1), quizOf(day)))
      const isAnswered = day !== '2026-03-04'
      const answer = { questionId: idOf(1), choice: 1, isRight: true, answeredAtMs: NOON_MS }
      if (isAnswered) await quizzes.updateAnswers(idOf(800 + n), (attempt) => ({ ...attempt, answers: [answer] }))
      if (day !== '2026-03-05') await quizzes.finish(idOf(800 + n), endsWith(60, null, NOON_MS + 9))
    }
    await quizzes.begin(sampleAttempt(9, byUser(1)))
    await quizzes.finish(idOf(809), endsWith(60, null, NOON_MS + 9))
    expect(await quizzes.listDaysTaken(idOf(1))).toEqual([DAY, DAY_BEFORE, '2025-12-31'])
    for (const id of [idOf(2), idOf(77), '', 'nobody']) expect(await quizzes.listDaysTaken(id)).toEqual([])
  })

  it('counts a perfect quiz of the day, in no category', async () => {
    const { quizzes, accounts } = await fresh()
    await accounts.create(sampleAccount(1))
    await quizzes.beginOnce(sampleAttempt(1, byUser(1), quizOf(DAY)))
    await quizzes.finish(idOf(801), endsWith(100, null, NOON_MS))
    // An id as trends have it, by the clock.
    const trendId = uuidV7(NOON_MS, new Uint8Array(10))
    await quizzes.begin(sampleAttempt(2, byUser(1), sampleQuiz(1, { category: 'General', trendId })))
    await quizzes.finish(idOf(802), endsWith(40, null, NOON_MS))
    expect(await quizzes.statsOf(idOf(1))).toEqual({
      hadPerfectQuiz: true,
      byCategory: [{ category: 'General', quizzes: 1, averagePercent: 40 }],
    })
  })
}
