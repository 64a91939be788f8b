import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { buildTrendDetail } from '@trendverse/test-support/trends/build-trend'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppOptions, openApp } from '../../app/testing/open-app'
import { connectToaster } from '../../components/overlays/notify'

type Page = Awaited<ReturnType<typeof openApp>>

let page: Page | undefined
const toasts: string[] = []
const login = vi.fn<(input: unknown) => Promise<unknown>>()
const resendVerification = vi.fn<(input: unknown) => Promise<unknown>>()

async function open(options: Partial<AppOptions> = {}): Promise<Page> {
  page = await openApp({ path: '/login', backend: { auth: { login, resendVerification } }, ...options })
  connectToaster(({ text }) => toasts.push(text))
  return page
}

async function signIn(on: Page, email = 'ada@example.org', password = 'secret-123') {
  await on.fill('#email', email)
  await on.fill('#password', password)
  await on.click('button[type=submit]')
}

const refuseWith = (code: ErrorCode, message = 'x') => login.mockRejectedValue(new AppError(code, message))
const errorOf = (on: Page, field: string) => on.element.querySelector(`#${field}-error`)?.textContent ?? null

beforeEach(() => {
  login.mockReset().mockResolvedValue({ data: { token: 'fresh', account: buildAccount() } })
  resendVerification
    .mockReset()
    .mockResolvedValue({ data: { sent: true }, message: 'Verification email sent! Please check your inbox.' })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(async () => {
  await page?.remove()
  page = undefined
  toasts.length = 0
  vi.restoreAllMocks()
})

describe('the sign-in page', () => {
  it('advertises the free first quiz, and what an account gives by the limits of the site (AC-14, GN-04, LM-11)', async () => {
    const on = await open({ settings: { dailyMemeLimit: 4 } })
    expect(on.find('#promo').textContent).toBe('Your first quiz is free')
    expect(on.find('aside a[href="/trends"]').textContent).toBe('take the free quiz')
    expect(on.text()).toContain('Up to 4 AI memes a day')
  })

  it('links to sign-up and keeps where the visitor came from, unless registration is closed', async () => {
    const on = await open({ path: '/login?from=%2Fabout' })
    const lead = () => on.find('.auth-panel header').textContent
    expect(lead()).toContain('New here? Sign up')
    expect(on.find('.auth-panel header a').getAttribute('href')).toBe('/signup?from=%2Fabout')
    await on.remove()
    const closed = await open({ settings: { enableRegistration: false } })
    expect(closed.find('.auth-panel header').textContent).not.toContain('New here?')
  })

  it('leads to the quiz of the strongest trend as soon as one is known (AC-14)', async () => {
    const trend = buildTrendDetail(7)
    const on = await open({
      readHomeList: async () => ({ trends: [trend], total: 1, liveTotal: 0, newTotal: 0, trendsUpdatedAt: null }),
    })
    await act(() => on.services.trendStore.reload())
    expect(on.find(`aside a[href="/quiz/${trend.id}"]`).textContent).toBe('take the free quiz')
  })

  it('asks for both fields in the specified words and goes to the first of them (ER-05, ER-07)', async () => {
    const on = await open()
    await on.click('button[type=submit]')
    expect([errorOf(on, 'email'), errorOf(on, 'password')]).toEqual(['Email is required', 'Password is required'])
    expect(document.activeElement?.id).toBe('email')
    expect(on.find('#email').getAttribute('aria-describedby')).toBe('email-error')
    expect(login).not.toHaveBeenCalled()
  })

  it('takes an error away as soon as its field is edited, and only that one (AC-24)', async () => {
    const on = await open()
    await on.click('button[type=submit]')
    await on.fill('#email', 'a')
    expect([errorOf(on, 'email'), errorOf(on, 'password')]).toEqual([null, 'Password is required'])
    await on.click('button[type=submit]')
    expect(errorOf(on, 'email')).toBe('Please enter a valid email address') // ER-06
  })

  it('signs in, greets, and leaves no entry in the history (AC-16)', async () => {
    const on = await open()
    const entries = on.history.length
    await signIn(on, ' ada@example.org ')
    expect(login).toHaveBeenCalledWith({ email: 'ada@example.org', password: 'secret-123' })
    expect([on.storage.getItem('trendverse_auth_token'), on.session.getState().user?.username]).toEqual([
      'fresh',
      'ada',
    ])
    expect([on.history.location.pathname, on.history.length]).toEqual(['/', entries])
    await on.until(() => expect(toasts).toEqual(["Welcome back! You've successfully signed in."]))
    expect(on.history.location.state).not.toHaveProperty('message.text')
  })

  it('returns to the page first asked for, but never to another site', async () => {
    const on = await open({ path: '/login?from=%2Fabout%3Fpart%3Dsources%23feeds' })
    await signIn(on)
    expect(on.history.location.href).toBe('/about?part=sources#feeds')
    await on.remove()
    const second = await open({ path: '/login?from=%2F%2Fevil.example' })
    await signIn(second)
    expect(second.history.location.pathname).toBe('/')
  })

  it('says that it is at work, once, however impatient the visitor is (AC-18)', async () => {
    let answer: (value: unknown) => void = () => undefined
    login.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const on = await open()
    await signIn(on)
    expect(on.find('button[type=submit]').textContent).toBe('Signing In...')
    await on.click('button[type=submit]')
    expect(login).toHaveBeenCalledOnce()
    answer({ data: { token: 'fresh', account: buildAccount() } })
    await on.until(() => expect(on.history.location.pathname).toBe('/'))
  })

  it.each([
    ['account_unknown', 'email', 'No account found with this email address. Please sign up first.'],
    ['password_wrong', 'password', 'Invalid password. Please check your credentials or reset your password.'],
  ] as const)('tells %s beside its field and goes there (ER-08, ER-09)', async (code, field, text) => {
    refuseWith(code)
    const on = await open()
    await signIn(on)
    expect(errorOf(on, field)).toBe(text)
    expect(document.activeElement?.id).toBe(field)
  })

  it.each([
    ['account_suspended', 'Account is suspended', 'Account is suspended'],
    ['rate_limited', 'Too many attempts. Please try again later.', 'Too many attempts. Please try again later.'],
    ['internal_error', 'stack of things', 'Failed to sign in. Please check your credentials.'],
    ['unavailable', 'gone', 'Failed to sign in. Please check your credentials.'],
  ] as const)('tells %s for the whole form (ER-10, ER-12)', async (code, message, text) => {
    refuseWith(code, message)
    const on = await open()
    await signIn(on)
    expect(on.text()).toContain(text)
    expect(on.session.token()).toBeNull()
  })

  it('holds whoever is not verified, helps, and lets go with another address (AC-19 to AC-21)', async () => {
    refuseWith('email_unverified')
    const on = await open()
    await signIn(on)
    const submit = on.find('button[type=submit]')
    expect(on.text()).toContain('Please verify your email address before signing in.') // ER-11
    expect(on.find('label[for=email]').parentElement?.textContent).toContain('Unverified')
    expect([submit.textContent, submit.hasAttribute('disabled')]).toEqual(['Please Verify Email First', true])

    await on.click('section[aria-label="Email verification"] button')
    await on.until(() => expect(resendVerification).toHaveBeenCalledWith({ email: 'ada@example.org' }))
    await on.until(() => expect(on.text()).toContain('Verification email sent! Please check your inbox.')) // ER-15
    resendVerification.mockRejectedValue(new Error('lost'))
    await on.click('section[aria-label="Email verification"] button')
    await on.until(() => expect(on.text()).toContain('Failed to send verification email. Please try again.'))

    await on.fill('#email', 'other@example.org')
    expect(on.text()).not.toContain('Unverified')
    expect(on.find('button[type=submit]').textContent).toBe('Sign In')
  })

  it('shows what the page before handed over, once (AC-17)', async () => {
    const text = 'Email verified successfully! You can now sign in.'
    const on = await open({ state: { message: { kind: 'success', text } } })
    expect(on.find('form output').textContent).toBe(text)
    expect(toasts).toEqual([])
    await on.until(() => expect(on.history.location.state).not.toHaveProperty('message.text'))
  })

  it('leads to a forgotten password, to sign-up and back (AC-13)', async () => {
    const on = await open({ path: '/login?from=%2Fabout' })
    const addresses = [...on.element.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(expect.arrayContaining(['/reset-password', '/signup?from=%2Fabout', '/']))
  })

  it('hides its decoration from assistive technology (AC-15)', async () => {
    const on = await open()
    expect(on.find('.auth-sky').getAttribute('aria-hidden')).toBe('true')
    expect(on.element.querySelectorAll('.auth-sky .auth-blob')).toHaveLength(3)
  })

  it('shows and hides the password', async () => {
    const on = await open()
    await on.click('button[aria-label="Show password"]')
    expect(on.find('#password').getAttribute('type')).toBe('text')
    await on.click('button[aria-label="Show password"]')
    expect(on.find('#password').getAttribute('type')).toBe('password')
  })

  it('asks nothing of whoever is signed in', async () => {
    const on = await open({ account: buildAccount() })
    expect(on.text()).toContain('You’re signed in')
    expect(on.element.querySelector('main form')).toBeNull()
  })
})
