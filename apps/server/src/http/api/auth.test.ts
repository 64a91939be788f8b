import { mailedToken, SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { buildSmtpServer } from '@trendverse/test-support/mail-world'
import { finishBackground, storageOfWorld } from '@trendverse/test-support/trends/fake-world'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bodyOf, startTestServer, type TestServer } from '../../testing/start-test-server'

const FIELDS = { ...SIGN_UP, consent: true }
const NEW = 'another harbour'

describe('the calls about accounts', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
    await storageOfWorld(server.world).smtpConfigs.save(buildSmtpServer(1))
  })
  afterEach(() => server.stop(0))

  const call = (method: string, path: string, token?: string, body?: unknown) =>
    server.request(`/api${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const failureOf = async (answer: Promise<Response>) => {
    const { status } = await answer
    const { code, message } = await bodyOf(answer)
    return [status, code, message]
  }
  /** What belongs to somebody who signed up, and verified their address unless said otherwise. */
  const signUp = async (name: string, verified = true) => {
    const answer = await call('POST', '/auth/register', undefined, {
      ...FIELDS,
      username: name,
      email: `${name}@example.org`,
    })
    const { token, account } = (await bodyOf(answer)).data as unknown as { token: string; account: { id: string } }
    if (verified)
      await call('POST', '/auth/verify-email', undefined, { token: mailedToken(server.world, 'verification') })
    return { token, id: account.id, email: `${name}@example.org` }
  }
  const signIn = (email: string, password: string = SIGN_UP.password) =>
    call('POST', '/auth/login', undefined, { email, password })
  const sessionsOf = async (token: string) => {
    const body = await bodyOf(call('GET', '/auth/sessions', token))
    return body.data as unknown as { id: string; current: boolean; device: string; network: string }[]
  }

  it('lead from sign-up over the mailed link to a session, and out again', async () => {
    const { token } = await signUp('ada', false)
    const me = await bodyOf(call('GET', '/auth/me', token))
    expect(me.data).toMatchObject({ username: 'ada', status: 'pending_verification' })
    expect(JSON.stringify(me)).not.toMatch(/hash|password/i)
    const link = { token: mailedToken(server.world, 'verification') }
    expect(await bodyOf(call('POST', '/auth/verify-email', undefined, link))).toEqual({
      data: { email: 'ada@example.org', signedIn: false },
      message: 'Email verified successfully! You can now sign in.',
    })
    expect((await bodyOf(call('GET', '/auth/me', token))).data).toMatchObject({ status: 'active' })
    expect(await bodyOf(call('POST', '/auth/logout', token))).toEqual({ data: { signedOut: true } })
    expect(await failureOf(call('GET', '/auth/me', token))).toEqual([
      401,
      'authentication_required',
      'Authentication required',
    ])
    expect((await signIn('ada@example.org')).status).toBe(200)
  })

  it.each([
    ['firstName', '', 'First name is required'],
    ['lastName', 'x'.repeat(51), 'Last name must have at most 50 characters'],
    ['username', 'a b', 'Username may contain only letters, digits and _'],
    ['email', 'nobody', 'Please enter a valid email address'],
    ['password', 'short', 'Password must have at least 8 characters'],
    ['consent', false, 'Please accept the terms to continue'],
    ['role', 'admin', 'Unknown field.'],
    ['email', { $ne: null }, undefined],
    ['timeZone', 'x'.repeat(101), undefined],
  ])('refuse a sign-up whose %s is %j, and name the field', async (field, value, message) => {
    const answer = call('POST', '/auth/register', undefined, { ...FIELDS, [field]: value })
    expect((await answer).status).toBe(422)
    const { fields } = await bodyOf(answer)
    expect(Object.keys(fields)).toEqual([field])
    if (message !== undefined) expect(fields[field]).toBe(message)
    expect(server.world.store.accounts.size).toBe(0)
  })

  it('never answer 401 at sign-in and sign-up, but say what was wrong (OP-12)', async () => {
    const { id, email } = await signUp('ada')
    await signUp('eve', false)
    expect(await failureOf(signIn('x@example.org'))).toEqual([422, 'account_unknown', 'User not found'])
    expect(await failureOf(signIn(email, 'wrong'))).toEqual([422, 'password_wrong', 'Invalid password'])
    expect(await failureOf(signIn('eve@example.org'))).toEqual([
      403,
      'email_unverified',
      'Please verify your email address before signing in.',
    ])
    const again = (changes: object) => call('POST', '/auth/register', undefined, { ...FIELDS, ...changes })
    expect(await failureOf(again({ username: 'ADA' }))).toEqual([422, 'username_taken', 'Username already exists'])
    expect(await failureOf(again({ email: email.toUpperCase() }))).toEqual([422, 'email_taken', 'Email already exists'])
    const account = server.world.store.accounts.get(id)
    if (account !== undefined)
      server.world.store.accounts.set(id, {
        ...account,
        user: { ...account.user, isActive: false, status: 'suspended' },
      })
    expect(await failureOf(signIn(email))).toEqual([403, 'account_suspended', 'Account is suspended'])
    server.world.settings.set('enableRegistration', false)
    server.invalidate()
    expect(await failureOf(again({}))).toEqual([403, 'registration_closed', 'Registration is currently closed.'])
  })

  it('say when to come back after too many tries (OP-12)', async () => {
    const { email } = await signUp('ada')
    for (let n = 0; n < 10; n += 1) expect((await signIn(email, 'wrong')).status).toBe(422)
    const refused = await signIn(email)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    expect(await refused.json()).toEqual({
      code: 'rate_limited',
      message: 'Too many attempts. Please try again later.',
    })
  })

  it('answer a lost password alike for everybody, and set a new one by the mailed link', async () => {
    const { token, email } = await signUp('ada')
    const ask = (address: string) => call('POST', '/auth/forgot-password', undefined, { email: address })
    const [known, unknown] = [await (await ask(email)).text(), await (await ask('x@example.org')).text()]
    expect(known).toBe(unknown)
    expect(JSON.parse(known)).toEqual({
      data: { accepted: true },
      message: 'If an account exists for this address, a reset link is on its way.',
    })
    await finishBackground(server.world)
    const link = { token: mailedToken(server.world, 'reset'), password: NEW }
    expect((await call('POST', '/auth/reset-password', undefined, link)).status).toBe(200)
    expect((await call('GET', '/auth/me', token)).status).toBe(401)
    expect(await failureOf(call('POST', '/auth/reset-password', undefined, link))).toEqual([
      422,
      'token_used',
      'Reset token already used',
    ])
    expect((await signIn(email, NEW)).status).toBe(200)
    expect(await failureOf(call('POST', '/auth/verify-email', undefined, { token: 'x'.repeat(200) }))).toEqual([
      422,
      'token_invalid',
      'Invalid token',
    ])
    expect((await call('POST', '/auth/verify-email', undefined, { token: 'x'.repeat(201) })).status).toBe(422)
  })

  it('send the verification again, or say that nobody is waiting for it (ER-15)', async () => {
    await signUp('ada', false)
    const resend = (email: string) => call('POST', '/auth/resend-verification', undefined, { email })
    expect((await bodyOf(resend('ada@example.org'))).message).toBe('Verification email sent! Please check your inbox.')
    await storageOfWorld(server.world).smtpConfigs.remove(buildSmtpServer(1).id)
    expect((await bodyOf(resend('ada@example.org'))).message).toBe(
      'Verification email sent! Please check your inbox. This site has no mail server yet. The link is in the server log.',
    )
    expect(await failureOf(resend('x@example.org'))).toEqual([422, 'account_unknown', 'User not found'])
  })

  it('list the sessions of an account, and end them at once', async () => {
    const { token, email } = await signUp('ada')
    const other = ((await bodyOf(signIn(email))).data as unknown as { token: string }).token
    const list = await sessionsOf(token)
    expect(list.filter(({ current }) => current)).toHaveLength(1)
    expect(list).toMatchObject([{ device: 'Firefox on Linux', network: '127.0.0.1' }, { device: 'Firefox on Linux' }])
    // remembered by now, and still refused at once
    expect((await call('GET', '/auth/me', other)).status).toBe(200)
    const { id } = list.find(({ current }) => !current) ?? { id: '' }
    expect(await bodyOf(call('DELETE', `/auth/sessions/${id}`, token))).toEqual({ data: { ended: 1 } })
    expect((await call('GET', '/auth/me', other)).status).toBe(401)
    expect((await call('DELETE', `/auth/sessions/${id}`, token)).status).toBe(404)
    await signIn(email)
    await signIn(email)
    expect(await bodyOf(call('DELETE', '/auth/sessions', token))).toEqual({ data: { ended: 2 } })
    expect(await sessionsOf(token)).toHaveLength(1)
  })

  it('never end or show the session of somebody else', async () => {
    const [ada, eve] = [await signUp('ada'), await signUp('eve')]
    const [session] = await sessionsOf(ada.token)
    expect((await call('DELETE', `/auth/sessions/${session?.id}`, eve.token)).status).toBe(404)
    expect((await sessionsOf(eve.token)).map(({ id }) => id)).not.toContain(session?.id)
    expect((await call('GET', '/auth/me', ada.token)).status).toBe(200)
    for (const id of ['nonsense', '%00', "1' OR '1'='1"])
      expect((await call('DELETE', `/auth/sessions/${encodeURIComponent(id)}`, eve.token)).status).toBe(404)
  })

  it('change the password of whoever knows it, which ends the other sessions', async () => {
    const { token, email } = await signUp('ada')
    const other = ((await bodyOf(signIn(email))).data as unknown as { token: string }).token
    const change = (currentPassword: string, newPassword = NEW) =>
      call('POST', '/auth/change-password', token, { currentPassword, newPassword })
    const wrong = change('wrong')
    expect(await failureOf(wrong)).toEqual([422, 'password_wrong', 'Invalid password'])
    expect(Object.keys((await bodyOf(change(SIGN_UP.password, 'password1'))).fields)).toEqual(['newPassword'])
    expect(await bodyOf(change(SIGN_UP.password))).toEqual({ data: { changed: true, endedSessions: 1 } })
    expect([(await call('GET', '/auth/me', other)).status, (await call('GET', '/auth/me', token)).status]).toEqual([
      401, 200,
    ])
    for (let n = 0; n < 10; n += 1) expect((await change('guess')).status).toBe(422)
    expect((await change(NEW)).status).toBe(429)
    expect((await signIn(email, NEW)).status).toBe(200)
  })

  it('let a blocked account look at itself and leave, nothing else (OP-68)', async () => {
    const { token, id } = await signUp('ada')
    const account = server.world.store.accounts.get(id)
    if (account === undefined) throw new Error('there should be an account')
    const blocked = { status: 'permanently_blocked', isActive: false, blockedReason: 'late' } as const
    server.world.store.accounts.set(id, { ...account, user: { ...account.user, ...blocked } })
    server.world.nowMs += 30_000
    expect((await bodyOf(call('GET', '/auth/me', token))).data).toMatchObject(blocked)
    const refused = [
      call('GET', '/auth/sessions', token),
      call('DELETE', '/auth/sessions', token),
      call('POST', '/auth/change-password', token, { currentPassword: SIGN_UP.password, newPassword: NEW }),
    ]
    for (const answer of refused) expect((await failureOf(answer)).slice(0, 2)).toEqual([403, 'account_blocked'])
    expect((await call('POST', '/auth/logout', token)).status).toBe(200)
  })

  it.each(['', 'x', 'Bearer', 'Bearer ', 'Bearer a b', `Bearer ${'a'.repeat(5_000)}`, 'Basic YTpi', 'Bearer ../../x'])(
    'take the header %j for no session',
    async (authorization) => {
      const answer = await server.request('/api/auth/me', { headers: { authorization } })
      expect(answer.status).toBe(401)
    },
  )

  it('keep tokens, passwords and addresses out of the log, also when the database fails', async () => {
    const { token, email } = await signUp('ada')
    await signIn(email, 'wrong canary password')
    server.world.databaseDown = true
    expect((await signIn(email)).status).toBe(503)
    server.world.databaseDown = false
    const log = JSON.stringify(server.logged)
    expect(log).toContain('A call had to be refused')
    for (const secret of [token, SIGN_UP.password, 'wrong canary password', mailedToken(server.world, 'verification')])
      expect(log).not.toContain(secret)
  })
})
