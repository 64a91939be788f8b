import { createAccountWorld, mailedToken, originFrom, SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { COMMON_PASSWORD } from '@trendverse/test-support/accounts/fake-hasher'
import { describe, expect, it } from 'vitest'
import { identifyCaller } from './identify-caller'
import { signUp } from './sign-up'

const HERE = originFrom('192.0.2.1')

describe('signUp', () => {
  it('makes a pending account, signs it in for a day and mails the link (AC-08, AC-09, OP-13)', async () => {
    const { world, ports } = createAccountWorld()
    const { token, expiresAtMs, account } = await signUp(ports, HERE, { ...SIGN_UP, email: ' Ada@Example.org ' })
    expect(account).toMatchObject({
      username: 'ada_quill',
      email: 'Ada@Example.org',
      fullName: 'Ada Quill',
      status: 'pending_verification',
      emailVerified: false,
      isActive: true,
      role: 'user',
      timeZone: 'Europe/Zurich',
      dailyLimits: { memes: 10, quizzes: -1, games: -1 },
    })
    expect(expiresAtMs).toBe(world.nowMs + 24 * 3_600_000)
    expect(await identifyCaller(ports, token)).toMatchObject({ kind: 'user', user: { username: 'ada_quill' } })
    expect(world.queuedMails).toMatchObject([{ type: 'verification', to: 'Ada@Example.org' }])
    expect(mailedToken(world, 'verification')).toMatch(/^[\w-]{43}$/)
  })

  it('keeps neither password nor token as they are (AC-06, VT-07)', async () => {
    const { world, ports } = createAccountWorld()
    const { token } = await signUp(ports, HERE, SIGN_UP)
    const { accounts, sessions, accountTokens, rateCounts } = world.store
    const kept = JSON.stringify([accounts, sessions, accountTokens, rateCounts].map((map) => [...map]))
    for (const secret of [SIGN_UP.password, token, mailedToken(world, 'verification')]) {
      expect(kept).not.toContain(secret)
    }
    expect(JSON.stringify([...rateCounts])).not.toMatch(/ada|192/i)
  })

  it('refuses a name and an address somebody has, whatever their case (ER-13, ER-14)', async () => {
    const { ports } = createAccountWorld()
    await signUp(ports, HERE, SIGN_UP)
    await expect(
      signUp(ports, HERE, { ...SIGN_UP, username: 'ADA_QUILL', email: 'x@example.org' }),
    ).rejects.toMatchObject({
      code: 'username_taken',
      message: 'Username already exists',
      fields: { username: 'Username already exists' },
    })
    await expect(
      signUp(ports, HERE, { ...SIGN_UP, username: 'other', email: 'ada@example.ORG' }),
    ).rejects.toMatchObject({
      code: 'email_taken',
      message: 'Email already exists',
    })
  })

  it('does not tell which of them is taken where the installation keeps that to itself (OP-11)', async () => {
    const { world, ports } = createAccountWorld()
    await signUp(ports, HERE, SIGN_UP)
    world.settings.set('neutralAccountTexts', true)
    const tries = [
      { ...SIGN_UP, email: 'x@example.org' },
      { ...SIGN_UP, username: 'other' },
    ]
    for (const input of tries) {
      await expect(signUp(ports, HERE, input)).rejects.toMatchObject({
        code: 'credentials_wrong',
        message: 'This username or email address can’t be used.',
        fields: undefined,
      })
    }
  })

  it('refuses a common password and anybody while registration is closed (OP-14, OP-15)', async () => {
    const { world, ports } = createAccountWorld()
    await expect(signUp(ports, HERE, { ...SIGN_UP, password: COMMON_PASSWORD })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { password: 'This password is too common. Please choose another one.' },
    })
    world.settings.set('enableRegistration', false)
    await expect(signUp(ports, HERE, SIGN_UP)).rejects.toMatchObject({
      code: 'registration_closed',
      message: 'Registration is currently closed.',
    })
    expect(world.store.accounts.size).toBe(0)
  })

  it('takes a time zone nobody knows for UTC', async () => {
    const { ports } = createAccountWorld()
    expect((await signUp(ports, HERE, { ...SIGN_UP, timeZone: 'Mars/Base' })).account.timeZone).toBe('UTC')
  })

  it('lets one of a hundred at once have a name, and signs nobody else in', async () => {
    const { world, ports } = createAccountWorld()
    const tries = Array.from({ length: 100 }, (_, n) =>
      signUp(ports, originFrom(`198.51.100.${n}`), { ...SIGN_UP, email: `ada${n}@example.org` }).then(
        () => 'in',
        () => 'out',
      ),
    )
    expect((await Promise.all(tries)).filter((outcome) => outcome === 'in')).toHaveLength(1)
    expect([world.store.accounts.size, world.store.sessions.size, world.queuedMails.length]).toEqual([1, 1, 1])
  })

  it('lets one network try fifty times in a quarter of an hour', async () => {
    const { world, ports } = createAccountWorld()
    const tryAgain = () => signUp(ports, HERE, { ...SIGN_UP, password: COMMON_PASSWORD })
    for (let n = 0; n < 50; n += 1) await expect(tryAgain()).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(tryAgain()).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: 15 * 60_000 })
    world.nowMs += 15 * 60_000
    await expect(signUp(ports, HERE, SIGN_UP)).resolves.toMatchObject({ account: { username: 'ada_quill' } })
  })

  it('is done even when the mail cannot be queued, and says so in the log', async () => {
    const { world, ports } = createAccountWorld()
    const mails = { add: () => Promise.reject(new Error('away')) }
    expect((await signUp({ ...ports, mails }, HERE, SIGN_UP)).account.username).toBe('ada_quill')
    expect(world.warnings).toEqual(['A mail to an account could not be queued'])
  })
})
