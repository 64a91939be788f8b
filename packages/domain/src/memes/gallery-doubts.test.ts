import { newVerifiedUser } from '@trendverse/domain/accounts/new-user'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../primitives/time'
import { doubtedBy, doubtsAfterDecision, hasStanding, isWithdrawn, NO_DOUBTS } from './gallery-doubts'

const NAMES = { firstName: 'Ada', lastName: 'Quill', username: 'ada', email: 'ada@example.org' }
const ADA = newVerifiedUser(testUuid(1), NAMES, 0)
const [NEW, OLD] = [7 * DAY_MS - 1, 7 * DAY_MS]

describe('doubts about a meme in the gallery', () => {
  const after = (...reports: (readonly ['guest' | 'user', boolean])[]) =>
    isWithdrawn(reports.reduce((doubts, [kind, standing]) => doubtedBy(kind, standing, doubts), NO_DOUBTS))
  const [guest, stranger, member] = [['guest', false] as const, ['user', false] as const, ['user', true] as const]

  it('take it out once an account with standing has one, or two others', () => {
    expect(after(member)).toBe(true)
    expect([after(stranger), after(stranger, stranger)]).toEqual([false, true])
    expect([after(guest, stranger), after(stranger, guest)]).toEqual([true, true])
  })

  it('leave it there however many guests have them, of whom one person can be any number', () => {
    expect(after()).toBe(false)
    expect(after(...Array.from({ length: 50 }, () => guest))).toBe(false)
  })

  it('are over with a decision, and outweigh again once that is taken back', () => {
    expect([isWithdrawn(doubtsAfterDecision(false)), isWithdrawn(doubtsAfterDecision(true))]).toEqual([false, true])
  })
})

describe('the standing of who reports a meme', () => {
  it('comes with a week of a verified account in good order, and with the office', () => {
    expect([hasStanding(ADA, NEW), hasStanding(ADA, OLD)]).toEqual([false, true])
    expect(hasStanding({ ...ADA, role: 'admin' }, 0)).toBe(true)
    const flaws = [
      { emailVerified: false },
      { isActive: false },
      { status: 'permanently_blocked' as const },
      { kycRequired: true },
    ]
    for (const flaw of flaws) expect(hasStanding({ ...ADA, ...flaw }, OLD), JSON.stringify(flaw)).toBe(false)
    expect(hasStanding({ ...ADA, role: 'admin', isActive: false }, OLD)).toBe(false)
  })
})
