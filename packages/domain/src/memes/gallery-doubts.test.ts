import { newVerifiedUser } from '@trendverse/domain/accounts/new-user'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../primitives/time'
import {
  doubtedBy,
  doubtsAfterDecision,
  isWithdrawn,
  NO_DOUBTS,
  type ReporterStanding,
  standingOf,
  weightOf,
} from './gallery-doubts'

const NAMES = { firstName: 'Ada', lastName: 'Quill', username: 'ada', email: 'ada@example.org' }
const ADA = newVerifiedUser(testUuid(1), NAMES, 0)
const [NEW, OLD] = [7 * DAY_MS - 1, 7 * DAY_MS]
const UNKNOWN = { upheld: 0, overruled: 0, today: 0 }

describe('doubts about a meme in the gallery', () => {
  const after = (...reports: readonly ReporterStanding[]) =>
    isWithdrawn(
      reports.reduce((doubts, standing) => doubtedBy(doubts, standing, weightOf(standing, UNKNOWN)), NO_DOUBTS),
    )

  it('take it out once an account with standing has one, or two others', () => {
    expect([after('standing'), after('office')]).toEqual([true, true])
    expect([after('member'), after('member', 'member')]).toEqual([false, true])
    expect([after('guest', 'member'), after('member', 'guest')]).toEqual([true, true])
  })

  it('leave it there however many guests have them, of whom one person can be any number', () => {
    expect(after()).toBe(false)
    expect(after(...Array.from({ length: 50 }, () => 'guest' as const))).toBe(false)
    expect(after('spent', 'spent', 'guest')).toBe(false)
  })

  it('are over with a decision, and outweigh again once that is taken back', () => {
    expect([isWithdrawn(doubtsAfterDecision(false)), isWithdrawn(doubtsAfterDecision(true))]).toEqual([false, true])
  })

  it('about what an administrator kept are administrators’ alone', () => {
    for (const standing of ['standing', 'member', 'guest'] as const) {
      expect(doubtedBy(NO_DOUBTS, standing, 2, true)).toEqual(NO_DOUBTS)
    }
    expect(isWithdrawn(doubtedBy(NO_DOUBTS, 'office', weightOf('office', UNKNOWN), true))).toBe(true)
  })
})

describe('the standing of who reports a meme', () => {
  it('comes with a week of a verified account in good order, and with the office', () => {
    expect([standingOf(ADA, NEW), standingOf(ADA, OLD)]).toEqual(['member', 'standing'])
    expect(standingOf({ ...ADA, role: 'admin' }, 0)).toBe('office')
  })

  it('is a guest’s for an account that proved nothing, or is closed or checked', () => {
    const flaws = [
      { emailVerified: false },
      { isActive: false },
      { status: 'permanently_blocked' as const },
      { kycRequired: true },
    ]
    for (const flaw of flaws) expect(standingOf({ ...ADA, ...flaw }, OLD), JSON.stringify(flaw)).toBe('guest')
    expect(standingOf({ ...ADA, role: 'admin', isActive: false }, OLD)).toBe('guest')
  })
})

describe('the weight of a report', () => {
  const weights = (standing: ReporterStanding, records: readonly object[]) =>
    records.map((record) => weightOf(standing, { ...UNKNOWN, ...record }))

  it('is nothing beyond a few a day, and beyond more for whom administrators agreed with', () => {
    expect(weights('standing', [{ today: 2 }, { today: 3 }])).toEqual([2, 0])
    expect(weights('member', [{ today: 2 }, { today: 3 }])).toEqual([1, 0])
    expect(
      weights('standing', [
        { today: 5, upheld: 1 },
        { today: 6, upheld: 1 },
      ]),
    ).toEqual([2, 0])
    expect(weights('standing', [{ today: 3, upheld: 1, overruled: 1 }])).toEqual([0])
    expect(weights('office', [{ today: 99, overruled: 99 }])).toEqual([2])
  })

  it('sinks with every report that was overruled, and rises again with those that were not', () => {
    const overruled = [0, 1, 2, 3].map((count) => ({ overruled: count }))
    expect(weights('standing', overruled)).toEqual([2, 1, 1, 0])
    expect(weights('member', overruled)).toEqual([1, 1, 1, 0])
    expect(weights('standing', [{ upheld: 3, overruled: 3 }])).toEqual([2])
  })
})
