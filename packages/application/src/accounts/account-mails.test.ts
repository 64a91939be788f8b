import { createAccountWorld, mailedToken, originFrom, SIGN_UP } from '@trendverse/test-support/accounts/account-world'
import { finishBackground } from '@trendverse/test-support/trends/fake-world'
import { beforeEach, describe, expect, it } from 'vitest'
import { purgeExpired } from '../upkeep/purge-expired'
import { requestReset } from './request-reset'
import { resendVerification } from './resend-verification'
import { resetPassword } from './reset-password'
import { signIn } from './sign-in'
import { signUp } from './sign-up'
import { verifyEmail } from './verify-email'

const HERE = originFrom('192.0.2.1')
const EMAIL = { email: SIGN_UP.email }
const NEW = 'another harbour'

describe('mails to accounts', () => {
  let { world, ports } = createAccountWorld()
  let id = ''
  const typesOfMails = () => world.queuedMails.map(({ type }) => type)
  const mailReset = async (input: { readonly email: string }) => {
    await requestReset(ports, HERE, input)
    await finishBackground(world)
  }

  beforeEach(async () => {
    ;({ world, ports } = createAccountWorld())
    id = (await signUp(ports, HERE, SIGN_UP)).account.id
  })

  it('verify an address once, make the account active and welcome it (VT-03, OP-19)', async () => {
    const token = mailedToken(world, 'verification')
    expect(await verifyEmail(ports, HERE, { token })).toEqual({ email: 'Ada@Example.org' })
    expect(await ports.accounts.findById(id)).toMatchObject({ emailVerified: true, status: 'active' })
    expect(typesOfMails()).toEqual(['verification', 'welcome'])
    await expect(verifyEmail(ports, HERE, { token })).rejects.toMatchObject({
      code: 'token_used',
      message: 'Token already used',
    })
    expect(typesOfMails()).toHaveLength(2)
  })

  it('say what is wrong with a link (ER-16, ER-17), until it is deleted', async () => {
    const token = mailedToken(world, 'verification')
    await mailReset(EMAIL)
    const reset = mailedToken(world, 'reset')
    const changing = (given: string) => resetPassword(ports, HERE, { token: given, password: NEW })
    await expect(verifyEmail(ports, HERE, { token: reset })).rejects.toMatchObject({ message: 'Invalid token' })
    await expect(changing(token)).rejects.toMatchObject({ code: 'token_invalid', message: 'Invalid reset token' })
    world.nowMs += 15 * 60_000
    await expect(verifyEmail(ports, HERE, { token })).rejects.toMatchObject({ message: 'Token expired' })
    await expect(changing(reset)).rejects.toMatchObject({ code: 'token_expired', message: 'Reset token expired' })
    await purgeExpired(ports)
    expect(world.store.accountTokens.size).toBe(0)
    await expect(verifyEmail(ports, HERE, { token })).rejects.toMatchObject({ message: 'Invalid token' })
  })

  it('are sent again to whoever is not verified, five times an hour per address (AC-27)', async () => {
    for (let n = 0; n < 5; n += 1) await resendVerification(ports, HERE, EMAIL)
    expect(typesOfMails()).toEqual(Array(6).fill('verification'))
    const sixth = () => resendVerification(ports, HERE, { email: ' ada@EXAMPLE.org' })
    await expect(sixth()).rejects.toMatchObject({ code: 'rate_limited' })
    world.nowMs += 3_600_000
    await sixth()
    await verifyEmail(ports, HERE, { token: mailedToken(world, 'verification') })
  })

  it('work in a network that has tried fifty wrong ones, and may try no more', async () => {
    const verification = mailedToken(world, 'verification')
    await mailReset(EMAIL)
    const reset = mailedToken(world, 'reset')
    const wrong = (n: number) => verifyEmail(ports, HERE, { token: String(n).padStart(43, 'x') })
    for (let n = 0; n < 50; n += 1) await expect(wrong(n)).rejects.toMatchObject({ code: 'token_invalid' })
    await expect(wrong(50)).rejects.toMatchObject({ code: 'rate_limited' })
    await verifyEmail(ports, HERE, { token: verification })
    await resetPassword(ports, HERE, { token: reset, password: NEW })
    expect((await signIn(ports, HERE, { ...EMAIL, password: NEW })).account.id).toBe(id)
  })

  it('take a link twenty times in a quarter of an hour: each try costs a hash', async () => {
    await mailReset(EMAIL)
    const token = mailedToken(world, 'reset')
    const refused = () => resetPassword(ports, HERE, { token, password: 'short' })
    for (let n = 0; n < 20; n += 1) await expect(refused()).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(refused()).rejects.toMatchObject({ code: 'rate_limited' })
  })

  it.each([
    ['reset', requestReset],
    ['verification', resendVerification],
  ] as const)('cannot be kept from their owner by strangers: a %s', async (type, ask) => {
    const mailed = () => world.queuedMails.filter((mail) => mail.type === type).length
    const before = mailed()
    for (let n = 0; n < 100; n += 1) await ask(ports, originFrom(`198.51.100.${n}`), EMAIL)
    await finishBackground(world)
    // Nor is their mailbox filled.
    expect(mailed() - before).toBe(6)
    let known = mailed()
    let mailedAtMs = world.nowMs
    for (let minute = 0; minute < 60; minute += 1) {
      world.nowMs += 60_000
      await ask(ports, originFrom(`203.0.113.${minute}`), EMAIL)
      await finishBackground(world)
      if (mailed() > known) mailedAtMs = world.nowMs
      known = mailed()
      // What was mailed last still works.
      expect(world.nowMs - mailedAtMs).toBeLessThan(15 * 60_000)
    }
    expect(mailed() - before).toBeLessThanOrEqual(16)
  })

  it('are not sent where they would be of no use, which only some installations tell (OP-11)', async () => {
    const unknown = { email: 'x@example.org' }
    await expect(resendVerification(ports, HERE, unknown)).rejects.toMatchObject({ code: 'account_unknown' })
    await verifyEmail(ports, HERE, { token: mailedToken(world, 'verification') })
    await expect(resendVerification(ports, HERE, EMAIL)).rejects.toMatchObject({ code: 'conflict' })
    world.settings.set('neutralAccountTexts', true)
    await resendVerification(ports, HERE, unknown)
    await resendVerification(ports, HERE, EMAIL)
    await finishBackground(world)
    expect(typesOfMails()).toEqual(['verification', 'welcome'])
  })

  it('answer a request for a reset alike for everybody, and go to those it may help (OP-17)', async () => {
    await mailReset({ email: 'x@example.org' })
    await ports.accounts.update(id, { status: 'permanently_blocked', isActive: false })
    await mailReset(EMAIL)
    expect(typesOfMails()).toEqual(['verification'])
    await ports.accounts.update(id, { status: 'active', isActive: true })
    await mailReset({ email: ` ${SIGN_UP.email}` })
    expect(typesOfMails()).toEqual(['verification', 'reset'])
  })

  it.each([
    ['a reset', requestReset],
    ['another verification', resendVerification],
  ] as const)('make the answer to who asks for %s wait for nothing that depends on the address', async (_, ask) => {
    world.settings.set('neutralAccountTexts', true)
    const reached: number[] = []
    for (const email of [SIGN_UP.email, 'x@example.org']) {
      const before = world.databaseCalls
      await ask(ports, HERE, { email })
      reached.push(world.databaseCalls - before)
    }
    expect(reached[0]).toBe(reached[1])
    expect(typesOfMails()).toEqual(['verification'])
    await finishBackground(world)
    expect(typesOfMails()).toHaveLength(2)
  })

  it('that cannot be queued after the answer are worth a line in the log', async () => {
    await requestReset(ports, HERE, EMAIL)
    world.databaseDown = true
    await finishBackground(world)
    expect(world.warnings).toEqual(['A mail to an account could not be queued'])
  })

  it('let one network ask for twenty mails an hour', async () => {
    for (let n = 0; n < 20; n += 1) await requestReset(ports, HERE, { email: `x${n}@example.org` })
    await expect(requestReset(ports, HERE, EMAIL)).rejects.toMatchObject({ code: 'rate_limited' })
    await expect(resendVerification(ports, HERE, EMAIL)).rejects.toMatchObject({ code: 'rate_limited' })
  })

  it('set a new password once; old password, sessions and the other links are gone (OP-18)', async () => {
    await verifyEmail(ports, HERE, { token: mailedToken(world, 'verification') })
    await mailReset(EMAIL)
    const first = mailedToken(world, 'reset')
    await mailReset(EMAIL)
    const second = mailedToken(world, 'reset')
    await expect(resetPassword(ports, HERE, { token: first, password: 'short' })).rejects.toMatchObject({
      code: 'invalid_input',
    })
    await resetPassword(ports, HERE, { token: first, password: NEW })
    expect(world.store.sessions.size).toBe(0)
    for (const token of [first, second]) {
      await expect(resetPassword(ports, HERE, { token, password: 'a third one' })).rejects.toMatchObject({
        code: 'token_used',
        message: 'Reset token already used',
      })
    }
    await expect(signIn(ports, HERE, { ...EMAIL, password: SIGN_UP.password })).rejects.toMatchObject({
      code: 'password_wrong',
    })
    expect((await signIn(ports, HERE, { ...EMAIL, password: NEW })).account.id).toBe(id)
  })
})
