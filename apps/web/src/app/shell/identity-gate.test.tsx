import { AppError } from '@trendverse/domain/primitives/app-error'
import { MINUTE_MS, SECOND_MS } from '@trendverse/domain/primitives/time'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLedToCheck, ledToCheck } from '../../backend/session/led-to-check'
import { teachDialogs } from '../../test-support/dialogs'
import { type AppOptions, openApp } from '../testing/open-app'

const SERVER_NOW_MS = Date.UTC(2026, 2, 3, 12)
const NOT_DISMISSABLE =
  'You cannot dismiss this warning. Please complete KYC verification to continue using the service.'
const BLOCKED = buildAccount({
  status: 'permanently_blocked',
  isActive: false,
  blockedReason: 'KYC verification expired',
  blockedAt: '2026-03-03T12:30:00.000Z',
})

type Page = Awaited<ReturnType<typeof openApp>>
type Answer = { flagged: boolean; status: string | null; deadline: string | null; url: string | null; reason?: string }

let page: Page | undefined
let answer: Answer | AppError
let account = buildAccount()
/** How far the server's clock is. */
let serverMs = SERVER_NOW_MS
const kycStatus = vi.fn(async () => {
  if (answer instanceof AppError) throw answer
  return { data: { reason: 'A look', ...answer, serverNow: new Date(serverMs).toISOString() } }
})

const pending = (leftMs: number): Answer => ({
  flagged: true,
  status: 'pending',
  deadline: new Date(serverMs + leftMs).toISOString(),
  url: 'https://id.example/start',
})

async function open(options: AppOptions): Promise<Page> {
  page = await openApp({
    backend: { kyc: { status: kycStatus }, auth: { me: async () => ({ data: account }) } },
    account,
    ...options,
  })
  return page
}

const pass = (ms: number) =>
  act(async () => {
    serverMs += ms
    await vi.advanceTimersByTimeAsync(ms)
  })
const alertText = () => document.querySelector('dialog[role="alertdialog"]')?.textContent ?? null
const clockText = (on: Page) => on.element.querySelector('.kyc-clock-text')?.textContent ?? null

beforeEach(() => {
  teachDialogs()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance', 'Date'] })
  vi.setSystemTime(Date.UTC(2031, 0, 1))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  kycStatus.mockClear()
  serverMs = SERVER_NOW_MS
  account = buildAccount()
  answer = { flagged: false, status: null, deadline: null, url: null }
})
afterEach(async () => {
  ledToCheck.forget()
  await page?.remove()
  page = undefined
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the monitor of identity checks', () => {
  // Whoever was led and walked away sees the warning.
  beforeEach(() => ledToCheck.arrive(account.id))

  it('asks at once and every 30 seconds (KY-05), and shows nothing to whoever is not flagged', async () => {
    const on = await open({ path: '/terms' })
    await on.until(() => expect(kycStatus).toHaveBeenCalledTimes(1))
    await pass(29 * SECOND_MS)
    expect(kycStatus).toHaveBeenCalledTimes(1)
    await pass(SECOND_MS)
    expect(kycStatus).toHaveBeenCalledTimes(2)
    expect(on.element.querySelector('.kyc-warning')).toBeNull()
  })

  it('leaves guests alone', async () => {
    page = await openApp({ path: '/terms', backend: { kyc: { status: kycStatus } } })
    await pass(MINUTE_MS)
    expect(kycStatus).not.toHaveBeenCalled()
  })

  it('counts down by the server’s clock, whatever the device’s says', async () => {
    answer = pending(10 * MINUTE_MS)
    const on = await open({ path: '/terms' })
    await on.until(() => expect(clockText(on)).toBe('10:00'))
    vi.setSystemTime(Date.UTC(1999, 0, 1))
    await pass(20 * SECOND_MS)
    expect(clockText(on)).toBe('9:40')
    expect(on.find('.kyc-warning [role="timer"]').textContent).toBe('10 minutes left.')
    expect(on.find('.kyc-warning a').getAttribute('href')).toBe('/verify-identity')
  })

  it('cannot be dismissed: trying by button or Escape gives the alert, once at a time (KY-02, ER-29)', async () => {
    answer = pending(10 * MINUTE_MS)
    const on = await open({ path: '/terms' })
    await on.until(() => on.find('.kyc-warning'))
    await on.click('button[aria-label="Dismiss this warning"]')
    await on.until(() => expect(alertText()).toContain(NOT_DISMISSABLE))
    await on.press('.kyc-warning', 'Escape')
    expect(document.querySelectorAll('dialog[role="alertdialog"]')).toHaveLength(1)
    await act(async () => document.querySelector('dialog')?.close())
    expect([alertText(), on.element.querySelector('.kyc-warning') !== null]).toEqual([null, true])
    await act(
      async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    )
    await on.until(() => expect(alertText()).toContain(NOT_DISMISSABLE))
  })

  it('goes away when the check is decided well', async () => {
    answer = pending(10 * MINUTE_MS)
    const on = await open({ path: '/terms' })
    await on.until(() => on.find('.kyc-warning'))
    answer = { flagged: true, status: 'submitted', deadline: null, url: null }
    await pass(30 * SECOND_MS)
    expect([clockText(on), on.find('.kyc-warning').textContent]).toEqual([
      null,
      expect.stringContaining('being reviewed'),
    ])
    answer = { flagged: false, status: 'approved', deadline: null, url: null }
    await pass(30 * SECOND_MS)
    expect(on.element.querySelector('.kyc-warning')).toBeNull()
  })

  it('keeps counting while the server does not answer', async () => {
    answer = pending(10 * MINUTE_MS)
    const on = await open({ path: '/terms' })
    await on.until(() => on.find('.kyc-warning'))
    answer = new AppError('unavailable', 'away')
    await pass(MINUTE_MS)
    expect(clockText(on)).toBe('9:00')
  })

  it('leads to /blocked as soon as the time is up (KY-06, BL-01)', async () => {
    answer = pending(10 * SECOND_MS)
    const on = await open({ path: '/terms' })
    await on.until(() => on.find('.kyc-warning'))
    answer = new AppError('account_blocked', 'This account is blocked.')
    account = BLOCKED
    await pass(10 * SECOND_MS)
    await on.until(() => expect(on.history.location.pathname).toBe('/blocked'))
    await on.until(() => expect(on.text()).toContain('KYC verification expired'))
  })
})

describe('a flagged account (KY-08)', () => {
  const go = (on: Page, to: '/terms' | '/privacy' | '/about' | '/contact') => act(() => on.router.navigate({ to }))
  const isAt = (on: Page, path: string) => on.until(() => expect(on.history.location.pathname).toBe(path))

  it('is led to the check from the page it opens, once, and back to it', async () => {
    answer = pending(10 * MINUTE_MS)
    const on = await open({ path: '/terms' })
    await isAt(on, '/verify-identity')
    await act(async () => on.history.back())
    await isAt(on, '/terms')
    await on.until(() => on.find('.kyc-warning'))
    await go(on, '/privacy')
    await pass(30 * SECOND_MS)
    expect(on.history.location.pathname).toBe('/privacy')
    on.find('.kyc-warning')
  })

  it('is not led back by a reload', async () => {
    answer = pending(10 * MINUTE_MS)
    const before = await open({ path: '/terms' })
    await before.until(() => expect(clockText(before)).toBe('10:00'))
    await before.remove()
    expect(createLedToCheck(() => window.sessionStorage).has(account.id)).toBe(true)
    const on = await open({ path: '/terms' })
    await on.until(() => on.find('.kyc-warning'))
    expect(on.history.location.pathname).toBe('/terms')
  })

  it('need not be led where it went by itself', async () => {
    answer = pending(10 * MINUTE_MS)
    const on = await open({ path: '/verify-identity' })
    await on.until(() => expect(clockText(on)).toBe('10:00'))
    await go(on, '/terms')
    await on.until(() => on.find('.kyc-warning'))
    expect(on.history.location.pathname).toBe('/terms')
  })

  it('is led at once after signing in, with what the sign-in page had to say', async () => {
    page = await openApp({ path: '/login', backend: { kyc: { status: () => new Promise(() => undefined) } } })
    const on = page
    const flagged = buildAccount({ status: 'kyc_required', kycRequired: true })
    await act(async () => on.session.open('a token', flagged))
    expect(on.history.location.pathname).toBe('/login')
    await act(async () => on.history.replace('/about', { message: { kind: 'success', text: 'Welcome back!' } }))
    await isAt(on, '/verify-identity')
    await on.until(() => expect(document.body.textContent).toContain('Welcome back!'))
    await act(async () => on.history.back())
    await isAt(on, '/about')
    expect(on.history.location.state).not.toHaveProperty('message.text')
  })

  it('that is found at work stays there, warned, and is led from the next page', async () => {
    const on = await open({ path: '/terms' })
    await on.until(() => expect(kycStatus).toHaveBeenCalledOnce())
    answer = pending(10 * MINUTE_MS)
    await pass(30 * SECOND_MS)
    await on.until(() => on.find('.kyc-warning'))
    expect(on.history.location.pathname).toBe('/terms')
    await go(on, '/privacy')
    await isAt(on, '/verify-identity')
  })

  it.each(['/contact', '/logout', '/verify-email', '/reset-password'])('is not led away from %s', async (path) => {
    answer = pending(10 * MINUTE_MS)
    const logout = () => new Promise(() => undefined)
    const auth = { me: async () => ({ data: account }), logout, verifyEmail: logout }
    const on = await open({ path, backend: { kyc: { status: kycStatus }, auth } })
    await on.until(() => on.find('.kyc-warning'))
    expect(on.history.location.pathname).toBe(path)
  })

  it('is led again by a check that begins after another has ended', async () => {
    answer = pending(10 * MINUTE_MS)
    const on = await open({ path: '/terms' })
    await isAt(on, '/verify-identity')
    answer = { flagged: false, status: 'approved', deadline: null, url: null }
    await go(on, '/terms')
    await pass(30 * SECOND_MS)
    answer = pending(10 * MINUTE_MS)
    await pass(30 * SECOND_MS)
    await go(on, '/privacy')
    await on.until(() => expect(on.history.location.pathname).toBe('/verify-identity'))
  })

  it('is not led by what the session remembers of a check that is over', async () => {
    answer = { flagged: false, status: 'approved', deadline: null, url: null }
    const on = await open({ path: '/terms' })
    await act(async () => on.session.open('a token', buildAccount({ status: 'kyc_required', kycRequired: true })))
    await pass(30 * SECOND_MS)
    await go(on, '/privacy')
    await pass(30 * SECOND_MS)
    expect(on.history.location.pathname).toBe('/privacy')
  })
})

describe('a blocked account', () => {
  it('sees reason, date and the way out, and nothing else, on any address and after a reload (BL-02, OP-68)', async () => {
    account = BLOCKED
    const on = await open({ path: '/trends' })
    await on.until(() => expect(on.text()).toContain('KYC verification expired'))
    expect(on.history.location.pathname).toBe('/blocked')
    expect(on.find('time').getAttribute('datetime')).toBe(BLOCKED.blockedAt)
    const links = [...on.element.querySelectorAll('a:not(.skip-link)')].map((link) => link.getAttribute('href'))
    expect(links.filter((href) => href !== '#main')).toEqual(['/contact', '/logout'])
    expect(on.element.querySelector('header nav, footer')).toBeNull()
    expect(kycStatus).not.toHaveBeenCalled()
  })

  it('leaves the page when it was let in again', async () => {
    account = BLOCKED
    const on = await open({ path: '/blocked', backend: { auth: { me: async () => ({ data: buildAccount() }) } } })
    await on.until(() => expect(on.history.location.pathname).toBe('/'))
  })
})

describe('/verify-identity', () => {
  it('shows nobody what was asked for somebody else, however late the answer', async () => {
    answer = pending(10 * SECOND_MS)
    const on = await open({ path: '/verify-identity' })
    await on.until(() => expect(clockText(on)).toBe('0:10'))
    let answerLate: () => void = () => undefined
    const late = { data: { ...pending(MINUTE_MS), reason: 'A look', serverNow: new Date(serverMs).toISOString() } }
    kycStatus.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answerLate = () => resolve(late)
        }),
    )
    await pass(10 * SECOND_MS)
    answer = { flagged: false, status: null, deadline: null, url: null }
    const grace = buildAccount({ id: '00000000-0000-7000-8000-0000000000ff', username: 'grace' })
    await act(async () => on.session.open('another', grace))
    await on.until(() => expect(on.text()).toContain('Nothing to verify'))
    await act(async () => answerLate())
    expect(on.text()).toContain('Nothing to verify')
  })

  it('shows the clock, the reason and the way to the provider, in a tab of its own (KY-08)', async () => {
    answer = pending(25 * MINUTE_MS)
    const on = await open({ path: '/verify-identity' })
    await on.until(() => expect(clockText(on)).toBe('25:00'))
    const link = on.find('a[target="_blank"]')
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://id.example/start', 'noopener'])
    expect(on.text()).toContain('A look')
    expect(on.element.querySelector('.kyc-warning')).toBeNull()
  })

  it.each([
    ['submitted', { flagged: true, status: 'submitted', deadline: null, url: null }, 'Thank you, we got it'],
    ['approved', { flagged: false, status: 'approved', deadline: null, url: null }, 'Your identity is verified'],
    ['not asked for', { flagged: false, status: null, deadline: null, url: null }, 'Nothing to verify'],
    [
      'without a provider',
      { flagged: true, status: 'pending', deadline: null, url: null },
      'An administrator will review your account',
    ],
  ] as const)('says how a check stands that is %s', async (_, told, text) => {
    answer = told
    const on = await open({ path: '/verify-identity' })
    await on.until(() => expect(on.text()).toContain(text))
  })

  it('asks guests to sign in', async () => {
    page = await openApp({ path: '/verify-identity', backend: { kyc: { status: kycStatus } } })
    expect(page.text()).toContain('Sign in to see if you need to.')
  })
})
