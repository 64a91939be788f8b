import { AppError } from '@trendverse/domain/primitives/app-error'
import { buildAccount } from '@trendverse/test-support/accounts/build-account'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/testing/open-app'

type Page = Awaited<ReturnType<typeof openApp>>
type Call = (input: unknown) => Promise<unknown>

let page: Page | undefined
const verifyEmail = vi.fn<Call>()
const resendVerification = vi.fn<Call>()
const forgotPassword = vi.fn<Call>()
const resetPassword = vi.fn<Call>()
const me = vi.fn<Call>()
const logout = vi.fn<Call>()
const backend = { auth: { verifyEmail, resendVerification, forgotPassword, resetPassword, me, logout } }

async function open(path: string, account?: ReturnType<typeof buildAccount>): Promise<Page> {
  page = await openApp({ path, backend, ...(account && { account }) })
  return page
}

beforeEach(() => {
  for (const call of Object.values(backend.auth)) call.mockReset().mockResolvedValue({ data: {} })
  resendVerification.mockResolvedValue({ data: {}, message: 'Verification email sent! Please check your inbox.' })
  forgotPassword.mockResolvedValue({
    data: {},
    message: 'If an account exists for this address, a reset link is on its way.',
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(async () => {
  await page?.remove()
  page = undefined
  vi.restoreAllMocks()
})

describe('/verify-email', () => {
  it('spends the token once, then leads to the sign-in page, which says so (OP-19)', async () => {
    const on = await open('/verify-email?token=abc')
    await on.until(() => expect(on.history.location.pathname).toBe('/login'))
    expect(verifyEmail.mock.calls).toEqual([[{ token: 'abc' }]])
    await on.until(() => expect(on.text()).toContain('Email verified successfully! You can now sign in.'))
    expect(on.text()).toContain('Email verified')
    expect(on.find('main output a').getAttribute('href')).toBe('/quiz/today')
    await on.click('main output button')
    expect(document.activeElement?.id).toBe('email')
  })

  it('says that it is at work (RT-07)', async () => {
    verifyEmail.mockReturnValue(new Promise(() => undefined))
    expect((await open('/verify-email?token=abc')).find('main output').textContent).toBe('Verifying email...')
  })

  it('leads whoever is signed in home, with the account as it is by now', async () => {
    me.mockResolvedValue({ data: buildAccount({ emailVerified: true }) })
    const on = await open('/verify-email?token=abc', buildAccount({ emailVerified: false }))
    await on.until(() => expect(on.history.location.pathname).toBe('/'))
    expect(on.session.getState()).toMatchObject({ user: { emailVerified: true }, isConfirmed: true })
    const card = () => on.find('section[aria-labelledby=verified]')
    await on.until(() => expect(card().textContent).toContain("You're in"))
    expect([...card().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/quiz/today',
      '/profile',
    ])
    // Who is in already is not told to sign in.
    expect(on.text()).not.toContain('sign in')
    await on.click('section[aria-labelledby=verified] button')
    await on.until(() => expect(on.element.querySelector('section[aria-labelledby=verified]')).toBeNull())
  })

  it.each([
    ['token_invalid', 'Invalid token', 'we’ll send you a new one.'],
    ['token_used', 'Token already used', 'Try signing in.'],
    ['token_expired', 'Token expired', 'we’ll send you a new one.'],
  ] as const)('says what to do about %s, why, and offers a new link (ER-16, OP-18)', async (code, message, wayOn) => {
    verifyEmail.mockRejectedValue(new AppError(code, message))
    const on = await open('/verify-email?token=abc')
    expect(on.text()).toContain(message)
    const said = on.find('main [role=alert]').textContent
    expect(said).toContain(wayOn)
    expect(said).not.toContain(message)
    await on.fill('#email', 'ada@example.org')
    await on.click('button[type=submit]')
    await on.until(() => expect(resendVerification).toHaveBeenCalledWith({ email: 'ada@example.org' }))
    await on.until(() => expect(on.text()).toContain('Verification email sent! Please check your inbox.'))
  })

  it('keeps a link that could not be spent for another try', async () => {
    verifyEmail.mockRejectedValueOnce(new AppError('internal_error', 'broken'))
    const on = await open('/verify-email?token=abc')
    expect(on.text()).toContain('Your link still works.')
    await on.click('main button')
    await on.until(() => expect(on.history.location.pathname).toBe('/login'))
  })

  it('offers a link to whoever comes without one, for the address of their account', async () => {
    const on = await open('/verify-email', buildAccount({ emailVerified: false }))
    expect(on.find('#email').getAttribute('value')).toBe('ada@example.org')
    expect(verifyEmail).not.toHaveBeenCalled()
  })
})

describe('/forgot-password and /reset-password without a link', () => {
  it.each(['/forgot-password', '/reset-password'])(
    '%s asks for one, and never tells who is known (OP-17)',
    async (path) => {
      const on = await open(path)
      await on.fill('#email', 'ada@example.org')
      await on.click('button[type=submit]')
      expect(forgotPassword).toHaveBeenCalledWith({ email: 'ada@example.org' })
      expect(on.text()).toContain('If an account exists for this address, a reset link is on its way.')
    },
  )

  it('says when there were too many tries', async () => {
    forgotPassword.mockRejectedValue(new AppError('rate_limited', 'Too many attempts. Please try again later.'))
    const on = await open('/forgot-password')
    await on.fill('#email', 'ada@example.org')
    await on.click('button[type=submit]')
    expect(on.text()).toContain('Too many attempts. Please try again later.')
  })
})

describe('/reset-password with a link', () => {
  const choose = async (on: Page, password = 'orbit-of-nine-moons') => {
    await on.fill('#password', password)
    await on.fill('#confirmation', password)
    await on.click('button[type=submit]')
  }

  it('changes the password and leads to the sign-in page; this page is signed out, too', async () => {
    const on = await open('/reset-password?token=abc', buildAccount())
    await choose(on)
    expect(resetPassword).toHaveBeenCalledWith({ token: 'abc', password: 'orbit-of-nine-moons' })
    expect(on.history.location.pathname).toBe('/login')
    expect(on.text()).toContain('Your password has been changed.')
    expect(on.session.token()).toBeNull()
  })

  it.each([
    ['token_invalid', 'Invalid reset token'],
    ['token_used', 'Reset token already used'],
    ['token_expired', 'Reset token expired'],
  ] as const)('shows %s and offers a new link (ER-17)', async (code, message) => {
    resetPassword.mockRejectedValue(new AppError(code, message))
    const on = await open('/reset-password?token=abc')
    await choose(on)
    expect(on.text()).toContain(message)
    expect(on.find('button[type=submit]').textContent).toBe('Send reset link')
  })

  it('tells beside the field what is wrong with a password', async () => {
    resetPassword.mockRejectedValue(new AppError('invalid_input', 'x', { fields: { password: 'Too common' } }))
    const on = await open('/reset-password?token=abc')
    await choose(on)
    expect(on.find('#password-error').textContent).toBe('Too common')
  })

  it('asks for a code once the server does, and keeps the link', async () => {
    resetPassword.mockRejectedValueOnce(new AppError('second_factor_required', 'x'))
    const on = await open('/reset-password?token=abc')
    await choose(on)
    await on.until(() => expect(document.activeElement?.id).toBe('code-either'))
    resetPassword.mockRejectedValueOnce(new AppError('code_wrong', 'x', { fields: { code: 'Wrong' } }))
    await on.fill('#code-either', '123456')
    await on.click('button[type=submit]')
    await on.until(() => expect(on.find('#code-either-error').textContent).toBe('Wrong'))
    await on.fill('#code-either', '654321')
    await on.click('button[type=submit]')
    const sent = { token: 'abc', password: 'orbit-of-nine-moons', code: '654321' }
    expect(resetPassword).toHaveBeenLastCalledWith(sent)
    expect(on.history.location.pathname).toBe('/login')
  })
})

describe('/logout and /dashboard', () => {
  it('ends the session on the server and here, and goes home (AC-31, OP-03)', async () => {
    const on = await open('/logout', buildAccount())
    await on.until(() => expect(on.history.location.pathname).toBe('/'))
    expect(logout).toHaveBeenCalledOnce()
    expect([on.storage.getItem('trendverse_auth_token'), on.storage.getItem('currentUser')]).toEqual([null, null])
  })

  it('forgets the session here when the server cannot be reached', async () => {
    logout.mockRejectedValue(new AppError('unavailable', 'gone'))
    const on = await open('/logout', buildAccount())
    await on.until(() => expect(on.history.location.pathname).toBe('/'))
    expect(on.session.token()).toBeNull()
  })

  it('leads whoever is signed in from the dashboard to their profile (OP-03)', async () => {
    const on = await open('/dashboard', buildAccount())
    await on.until(() => expect(on.history.location.pathname).toBe('/profile'))
  })

  it('leads guests to the dashboard by way of the sign-in page', async () => {
    const on = await open('/dashboard')
    await on.until(() => expect(on.history.location.href).toBe('/login?from=%2Fdashboard'))
  })
})
