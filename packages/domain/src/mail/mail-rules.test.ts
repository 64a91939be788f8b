import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../primitives/time'
import { chooseSenders, serversInOrder } from './choose-servers'
import { answerWithLink, linkWords, resendAnswer } from './link-delivery'
import { countDelivery, countersAt, successRate } from './mail-counters'
import { mailLink, unsubscribeHeaders } from './mail-links'
import { nextTryMs } from './retry-schedule'

describe('nextTryMs', () => {
  const never = Number.POSITIVE_INFINITY

  it('waits longer after the second failure and gives up after the third (OP-69)', () => {
    expect([1, 2, 3, 4].map((tries) => nextTryMs(tries, 0, never))).toEqual([MINUTE_MS, 5 * MINUTE_MS, null, null])
  })

  it('gives up when the next try would come too late', () => {
    expect(nextTryMs(1, 0, MINUTE_MS + 1)).toBe(MINUTE_MS)
    expect(nextTryMs(1, 0, MINUTE_MS)).toBeNull()
  })
})

describe('serversInOrder', () => {
  const server = (name: string, priority: number, createdAtMs: number, status: 'active' | 'inactive' = 'active') => ({
    name,
    priority,
    createdAtMs,
    status,
  })

  it('takes the smallest priority first and the oldest of equals (EM-02, OP-44)', () => {
    const servers = [server('c', 2, 1), server('b', 1, 9), server('off', 0, 0, 'inactive'), server('a', 1, 3)]
    expect(serversInOrder(servers).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    expect(servers[0]?.name).toBe('c')
  })

  it('hands mail to the fallback only where no server was set up at all', () => {
    const fallback = server('fallback', 1, 0)
    const names = (configured: Parameters<typeof chooseSenders<typeof fallback>>[0], other: typeof fallback | null) =>
      chooseSenders(configured, other).map(({ name }) => name)
    expect(names([], fallback)).toEqual(['fallback'])
    expect(names([], null)).toEqual([])
    expect(names([server('mine', 10, 9)], fallback)).toEqual(['mine'])
    expect(names([server('off', 1, 1, 'inactive')], fallback)).toEqual([])
  })
})

describe('linkWords', () => {
  it('speaks of an inbox only where a server mails the link', () => {
    const words = 'Please check your inbox.'
    expect(linkWords('mailed', words)).toBe(words)
    expect(linkWords('logged', words)).toContain('The link is in the server log.')
    expect(linkWords('unsent', words)).toContain('no link can be sent')
  })
})

describe('who asked for a mail', () => {
  const sent = 'Verification email sent! Please check your inbox.'

  it('always gets the same answer, and where no server mails the link is told where it is (OP-17)', () => {
    const answer = 'A reset link is on its way.'
    expect(answerWithLink('mailed', answer)).toBe(answer)
    expect(answerWithLink('logged', answer)).toBe(`${answer} ${linkWords('logged', '')}`)
  })

  it('is told that it was sent, or that it failed where there will be no link (ER-15)', () => {
    expect(resendAnswer('mailed')).toBe(sent)
    expect(resendAnswer('logged')).toBe(`${sent} ${linkWords('logged', '')}`)
    expect(resendAnswer('unsent')).toBe(
      `Failed to send verification email. Please try again. ${linkWords('unsent', '')}`,
    )
  })
})

describe('counters (OP-51)', () => {
  const counted = { sentToday: 4, sentThisMonth: 9, countedDay: '2026-03-31' }

  it('hold until midnight UTC, then start again, on day 1 the month as well', () => {
    expect(countersAt(counted, Date.UTC(2026, 3, 1) - 1)).toEqual(counted)
    expect(countersAt(counted, Date.UTC(2026, 3, 1))).toEqual({
      sentToday: 0,
      sentThisMonth: 0,
      countedDay: '2026-04-01',
    })
    expect(countersAt({ ...counted, countedDay: '2026-03-30' }, Date.UTC(2026, 2, 31))).toMatchObject({
      sentToday: 0,
      sentThisMonth: 9,
    })
    expect(countersAt({ ...counted, countedDay: '2025-03-31' }, Date.UTC(2026, 2, 31)).sentThisMonth).toBe(0)
  })

  it('survive a clock that is turned back', () => {
    expect(countDelivery(counted, Date.UTC(2026, 2, 30))).toEqual({ ...counted, sentToday: 5, sentThisMonth: 10 })
  })

  it('make a rate of successes once there is something to rate', () => {
    expect(successRate({ succeeded: 0, failed: 0 })).toBeNull()
    expect(successRate({ succeeded: 2, failed: 1 })).toBe(66.7)
    expect(successRate({ succeeded: 0, failed: 3 })).toBe(0)
  })
})

describe('links (EM-07)', () => {
  const link = (type: 'verification' | 'reset', token: string) =>
    mailLink('https://trends.example', { type, variables: { firstName: 'A', token } })

  it('lead to the pages of the specification', () => {
    expect(link('verification', 'abc-_1')).toBe('https://trends.example/verify-email?token=abc-_1')
    expect(link('reset', 'a&b="c')).toBe('https://trends.example/reset-password?token=a%26b%3D%22c')
    expect(mailLink('https://trends.example', { type: 'welcome', variables: { firstName: 'A' } })).toBe(
      'https://trends.example/dashboard',
    )
  })

  it('let mail programs unsubscribe with one click (RFC 8058)', () => {
    expect(unsubscribeHeaders('https://trends.example', 'x>y')).toEqual({
      'List-Unsubscribe': '<https://trends.example/api/newsletter/unsubscribe?token=x%3Ey>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })
})
