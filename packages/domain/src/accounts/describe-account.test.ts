import { describe, expect, it } from 'vitest'
import { describeAccount } from './describe-account'
import { newUser } from './new-user'
import type { PendingTimeZone } from './user'

const FIELDS = { firstName: 'Ada', lastName: 'Quill', username: 'ada', email: 'ada@example.org' }
const NOW_MS = Date.parse('2026-03-01T09:00:00Z')
const facts = (nowMs: number) => ({
  systemLimits: { dailyMemeLimit: 10, dailyQuizLimit: 10, dailyGameLimit: 10 },
  usageToday: { memes: 0, quizzes: 0, games: 0 },
  favoriteCategories: [],
  nowMs,
})

describe('a newly chosen time zone (OP-22)', () => {
  const pendingTimeZone: PendingTimeZone = { timeZone: 'Asia/Tokyo', fromDay: '2026-03-02', heldDay: '2026-03-01' }
  const user = {
    ...newUser('00000000-0000-7000-8000-000000000001', { ...FIELDS, timeZone: 'Europe/Zurich' }, NOW_MS),
    pendingTimeZone,
  }

  it('is told beside the one that still counts', () => {
    expect(describeAccount(user, facts(NOW_MS))).toMatchObject({
      timeZone: 'Europe/Zurich',
      nextTimeZone: 'Asia/Tokyo',
    })
  })

  it('is the only one told once it counts', () => {
    expect(describeAccount(user, facts(Date.parse('2026-03-02T09:00:00Z')))).toMatchObject({
      timeZone: 'Asia/Tokyo',
      nextTimeZone: null,
    })
    expect(describeAccount({ ...user, pendingTimeZone: null }, facts(NOW_MS)).nextTimeZone).toBeNull()
  })
})
