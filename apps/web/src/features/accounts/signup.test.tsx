import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppOptions, openApp } from '../../app/testing/open-app'

type Page = Awaited<ReturnType<typeof openApp>>

let page: Page | undefined
const register = vi.fn<(input: unknown) => Promise<unknown>>()

async function open(options: Partial<AppOptions> = {}): Promise<Page> {
  page = await openApp({ path: '/signup', backend: { auth: { register } }, ...options })
  return page
}

const GOOD = {
  '#first-name': ' Ada ',
  '#last-name': 'Quill',
  '#username': 'ada',
  '#email': 'ada@example.org',
  '#password': 'orbit-of-nine-moons',
  '#confirmation': 'orbit-of-nine-moons',
}

async function signUp(on: Page, parts: Partial<Record<keyof typeof GOOD, string>> = {}, consents = true) {
  for (const [field, text] of Object.entries({ ...GOOD, ...parts })) await on.fill(field, text)
  if (consents) await on.click('#consent')
  await on.click('button[type=submit]')
}
const errorOf = (on: Page, field: string) => on.element.querySelector(`#${field}-error`)?.textContent ?? null

beforeEach(() => {
  register.mockReset().mockResolvedValue({
    data: { token: 'fresh', account: buildAccount({ emailVerified: false }) },
    message: 'Welcome, Ada. The link is in the server log.',
  })
})

afterEach(async () => {
  await page?.remove()
  page = undefined
})

describe('the sign-up page', () => {
  it('leads to the mailbox where the site keeps addresses secret', async () => {
    register.mockResolvedValue({ data: null, message: 'We’ve sent an email to this address.' })
    const on = await open({ path: '/signup?from=%2Fgames' })
    await signUp(on)
    await on.until(() => expect(on.find('h1').textContent).toBe('Check your mailbox'))
    expect(on.find('main').textContent).toContain('We’ve sent an email to this address.')
    const links = [...on.element.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
    expect(links).toContain('/login?from=%2Fgames')
    expect(on.session.token()).toBeNull()
  })

  it('signs up and in, with the time zone of the device (AC-09, OP-14)', async () => {
    const on = await open()
    await signUp(on)
    expect(register).toHaveBeenCalledWith({
      firstName: 'Ada',
      lastName: 'Quill',
      username: 'ada',
      email: 'ada@example.org',
      password: 'orbit-of-nine-moons',
      consent: true,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
    expect(on.history.location.pathname).toBe('/')
    expect(on.session.getState().user?.emailVerified).toBe(false)
    // Only the server knows whether it can mail a link. It stands beside the button that sends another, for as long as that.
    await on.until(() =>
      expect(on.find('.verify-banner').textContent).toContain(
        'Welcome, Ada. The link is in the server log. Please verify ada@example.org so you can sign in next time.',
      ),
    )
    expect(document.querySelector('[data-sonner-toast]')).toBeNull()
  })

  it('welcomes nobody else in the same page', async () => {
    const on = await open()
    await signUp(on)
    await on.until(() => expect(on.find('.verify-banner').textContent).toContain('Welcome, Ada.'))
    await act(async () => on.session.open('other', buildAccount({ email: 'ben@example.org', emailVerified: false })))
    expect(on.find('.verify-banner').textContent).toContain(
      'Please verify ben@example.org so you can sign in next time.',
    )
    expect(on.find('.verify-banner').textContent).not.toContain('Welcome, Ada.')
  })

  it('judges every field by the rules of accounts, and asks for consent', async () => {
    const on = await open()
    await on.click('button[type=submit]')
    expect(
      ['first-name', 'last-name', 'username', 'email', 'password', 'confirmation', 'consent'].map((name) =>
        errorOf(on, name),
      ),
    ).toEqual([
      'First name is required',
      'Last name is required',
      'Username is required',
      'Email is required',
      'Password is required',
      'Please repeat your password',
      'Please accept the terms to continue',
    ])
    expect(document.activeElement?.id).toBe('first-name')
  })

  it.each([
    [{ '#username': 'a b' }, 'username', 'Username may contain only letters, digits and _'],
    [{ '#password': '1234567', '#confirmation': '1234567' }, 'password', 'Password must have at least 8 characters'],
    [{ '#confirmation': 'something else' }, 'confirmation', 'Passwords don’t match'],
  ])('refuses %j before anything is sent', async (parts, field, text) => {
    const on = await open()
    await signUp(on, parts)
    expect(errorOf(on, field)).toBe(text)
    expect(register).not.toHaveBeenCalled()
  })

  it.each([
    ['username_taken', { username: 'Username already exists' }, 'username', 'Username already exists'],
    ['email_taken', { email: 'Email already exists' }, 'email', 'Email already exists'],
    ['invalid_input', { password: 'This password is too common' }, 'password', 'This password is too common'],
  ] as const)('tells %s beside its field (ER-13, ER-14)', async (code, fields, field, text) => {
    register.mockRejectedValue(new AppError(code, 'x', { fields }))
    const on = await open()
    await signUp(on)
    expect(errorOf(on, field)).toBe(text)
    expect(document.activeElement?.id).toBe(field)
    expect(on.session.token()).toBeNull()
  })

  it('says that registration is closed, known beforehand or only told by the call (OP-15)', async () => {
    const closed = await open({ settings: { enableRegistration: false } })
    expect(closed.text()).toContain('Registration is currently closed.')
    expect(closed.element.querySelector('main form')).toBeNull()
    await closed.remove()
    register.mockRejectedValue(new AppError('registration_closed', 'Registration is currently closed.'))
    const on = await open()
    await signUp(on)
    expect(on.text()).toContain('Registration is currently closed.')
  })

  it('names its fields for password managers', async () => {
    const on = await open()
    expect(Object.keys(GOOD).map((field) => on.find(field).getAttribute('autocomplete'))).toEqual([
      'given-name',
      'family-name',
      'nickname',
      'username',
      'new-password',
      'new-password',
    ])
  })

  it('shows how good a password is while it is typed, and marks those that everybody tries', async () => {
    const on = await open()
    const rules = () => [...on.element.querySelectorAll('form li')].map((rule) => rule.textContent)
    await on.fill('#password', 'password')
    await on.until(() => expect(on.text()).toContain('Strength: very weak'))
    expect(rules()).toEqual(['8 to 128 characters (met)', 'Not a common password (not met yet)'])
    await on.fill('#password', 'orbit-of-nine-moons')
    await on.until(() => expect(on.text()).toContain('Strength: strong'))
    expect(rules()[1]).toContain('(met)')
  })
})
