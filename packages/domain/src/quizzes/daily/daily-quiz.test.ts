import { testUuid } from '@trendverse/test-support/trends/build-trend'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUuid } from '../../primitives/is-uuid'
import { uuidV7 } from '../../primitives/uuid'
import { dailyAttemptId } from './daily-attempt'
import { DAILY_ID_END, dailyQuizDay, dailyQuizId, dailyQuizName, dayOfDailyQuiz, nextDailyQuizMs } from './daily-quiz'

const instants = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2090, 0, 1) })

describe('the id of a quiz of the day', () => {
  it('tells its day, and is a UUID that no trend has', () => {
    fc.assert(
      fc.property(instants, (atMs) => {
        const day = dailyQuizDay(atMs)
        const id = dailyQuizId(day)
        expect(isUuid(id)).toBe(true)
        expect(dayOfDailyQuiz(id)).toBe(day)
        expect(dayOfDailyQuiz(id.toUpperCase())).toBe(day)
        expect(dayOfDailyQuiz(uuidV7(atMs, new Uint8Array(10)))).toBeNull()
        expect(id.endsWith(DAILY_ID_END)).toBe(true)
      }),
      { seed: 4 },
    )
  })

  it.each(['20260230-da11-8000-8000-000000000000', '20261325-da11-8000-8000-000000000000', testUuid(1), '', 'today'])(
    'is not %s',
    (id) => {
      expect(dayOfDailyQuiz(id)).toBeNull()
    },
  )
})

describe('a day of quizzes', () => {
  it('ends at midnight UTC', () => {
    const lastMs = Date.UTC(2026, 10, 25, 23, 59, 59, 999)
    expect([dailyQuizDay(lastMs), dailyQuizDay(lastMs + 1)]).toEqual(['2026-11-25', '2026-11-26'])
    expect(nextDailyQuizMs(lastMs)).toBe(lastMs + 1)
    expect(nextDailyQuizMs(lastMs + 1)).toBe(Date.UTC(2026, 10, 27))
  })

  it('has a name', () => {
    expect(dailyQuizName('2026-11-05')).toBe('Quiz of the day, 5 November 2026')
  })
})

it('gives every taker one attempt a day', () => {
  const user = { kind: 'user', id: testUuid(1) } as const
  const ids = [
    dailyAttemptId('2026-11-25', user),
    dailyAttemptId('2026-11-26', user),
    dailyAttemptId('2026-11-25', { kind: 'guest', id: testUuid(1) }),
    dailyAttemptId('2026-11-25', { kind: 'user', id: testUuid(2) }),
  ]
  expect(new Set(ids).size).toBe(4)
  expect(dailyAttemptId('2026-11-25', { ...user })).toBe(ids[0])
  for (const id of ids) expect(isUuid(id)).toBe(true)
})
