import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { codeAt } from '@trendverse/test-support/accounts/one-time-code'
import { describe, expect, it } from 'vitest'
import { changePassword } from '../../accounts/change-password'
import { identifyCaller } from '../../accounts/identify-caller'
import { openSession } from '../../accounts/open-session'
import { EMAIL, openAdminDesk, outcomeOf, PASSWORD } from './admin-desk.fixtures'
import { readSecondFactor } from './read-second-factor'
import { renewRecoveryCodes, switchOffSecondFactor, switchOffSecondFactorOf } from './switch-off'
import { beginSecondFactor, confirmSecondFactor } from './switch-on'

const ORIGIN = { network: '192.0.2.9', userAgent: 'test' }
const ELSEWHERE = { network: '203.0.113.5' }

async function openEnrolledDesk() {
  const desk = await openAdminDesk()
  const { token } = await desk.signIn()
  const caller = await desk.callerOf(token)
  return { ...desk, token, caller, ...(await desk.enrol(caller)) }
}

describe('switching a second factor on', () => {
  it('takes the password, and the first code of the app', async () => {
    const { world, ports, signIn, callerOf } = await openAdminDesk()
    const caller = await callerOf((await signIn()).token)
    const begin = (password: string) => beginSecondFactor(ports, caller, { password })
    expect(await outcomeOf(begin('wrong'))).toBe('password_wrong')
    const { secret, address } = await begin(PASSWORD)
    expect(address).toBe(`otpauth://totp/Trendverse:ada?secret=${secret}`)
    expect(await readSecondFactor(ports, caller)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 })
    expect(await outcomeOf(signIn())).toBe('done')

    const confirm = (code: string) => confirmSecondFactor(ports, caller, { code })
    const late = codeAt(secret, world.nowMs - 2 * MINUTE_MS)
    for (const code of ['', '12345', late]) expect(await outcomeOf(confirm(code))).toBe('code_wrong')
    const codes = await confirm(codeAt(secret, world.nowMs))
    expect(new Set(codes).size).toBe(10)
    expect(await readSecondFactor(ports, caller)).toEqual({
      isOn: true,
      since: new Date(world.nowMs).toISOString(),
      recoveryCodesLeft: 10,
    })
    expect(await outcomeOf(begin(PASSWORD))).toBe('conflict')
    expect(await outcomeOf(confirm(codeAt(secret, world.nowMs + 30_000)))).toBe('conflict')
  })

  it('keeps neither secret nor recovery codes in clear', async () => {
    const { everythingKept, secret, recoveryCodes } = await openEnrolledDesk()
    const kept = everythingKept()
    for (const code of [secret, ...recoveryCodes, ...recoveryCodes.map((text) => text.replaceAll('-', ''))]) {
      expect(kept).not.toContain(code)
    }
  })

  it('ends other administrators’ sessions of the account, and leaves its user’s sessions', async () => {
    const { ports, user, signIn, callerOf, enrol } = await openAdminDesk()
    const [other, own] = [await signIn(), await signIn()]
    const asUser = await openSession(ports, ORIGIN, user)
    await enrol(await callerOf(own.token))
    const kinds = await Promise.all([other, own, asUser].map(async ({ token }) => identifyCaller(ports, token)))
    expect(kinds.map(({ kind }) => kind)).toEqual(['guest', 'admin', 'user'])
  })

  it('is begun anew after a quarter of an hour', async () => {
    const { world, ports, signIn, callerOf } = await openAdminDesk()
    const caller = await callerOf((await signIn()).token)
    const { secret } = await beginSecondFactor(ports, caller, { password: PASSWORD })
    world.nowMs += 15 * MINUTE_MS + 1
    const code = codeAt(secret, world.nowMs)
    expect(await outcomeOf(confirmSecondFactor(ports, caller, { code }))).toBe('conflict')
  })
})

describe('signing in with a second factor', () => {
  it('opens no session before the code was right', async () => {
    const { ports, user, signIn, code } = await openEnrolledDesk()
    const before = await ports.sessions.list(user.id, 0)
    expect(await outcomeOf(signIn())).toBe('second_factor_required')
    expect(await outcomeOf(signIn(''))).toBe('second_factor_required')
    expect(await outcomeOf(signIn('000000'))).toBe('code_wrong')
    expect(await ports.sessions.list(user.id, 0)).toEqual(before)
    expect(await outcomeOf(signIn(code()))).toBe('done')
    expect(await ports.sessions.list(user.id, 0)).toHaveLength(before.length + 1)
  })

  it('takes each code once, one step early and one step late', async () => {
    const { world, signIn, secret } = await openEnrolledDesk()
    const at = (steps: number) => signIn(codeAt(secret, world.nowMs + steps * 30_000))
    expect(await outcomeOf(at(-1)), 'the code that switched it on').toBe('code_wrong')
    expect(await outcomeOf(at(2))).toBe('code_wrong')
    const outcomes = await Promise.all([at(0), at(0), at(0)].map(outcomeOf))
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'code_wrong')).toHaveLength(2)
    expect([await outcomeOf(at(1)), await outcomeOf(at(0))]).toEqual(['done', 'code_wrong'])
  })

  it('takes each recovery code once, however it is typed, and mails that it was used', async () => {
    const { ports, caller, signIn, recoveryCodes, mails, actions } = await openEnrolledDesk()
    const [first = '', second = ''] = recoveryCodes
    const outcomes = await Promise.all([signIn(first), signIn(first)].map(outcomeOf))
    expect(new Set(outcomes)).toEqual(new Set(['code_wrong', 'done']))
    expect(await outcomeOf(signIn(second.toUpperCase().replaceAll('-', ' ')))).toBe('done')
    expect((await readSecondFactor(ports, caller)).recoveryCodesLeft).toBe(8)
    const used = ['second_factor', EMAIL, 'A recovery code was used: your account at Trendverse']
    expect(mails().slice(1)).toEqual([used, used])
    const noted = (await actions()).filter(({ action }) => action === 'second_factor.recovery_code_used')
    expect(noted).toHaveLength(2)
  })

  it('lets nobody guess on who knows the password, and a recovery code in meanwhile', async () => {
    const { world, signIn, code, recoveryCodes } = await openEnrolledDesk()
    for (let tries = 0; tries < 10; tries += 1) expect(await outcomeOf(signIn('000000'))).toBe('code_wrong')
    expect([await outcomeOf(signIn('000000')), await outcomeOf(signIn(code()))]).toEqual([
      'rate_limited',
      'rate_limited',
    ])
    expect(await outcomeOf(signIn(recoveryCodes[0]))).toBe('done')
    world.nowMs += 15 * MINUTE_MS
    expect(await outcomeOf(signIn(code()))).toBe('done')
  })

  it.each([
    ['where its owner was before', {}],
    ['anywhere else', ELSEWHERE],
  ])('lets nobody try more than fifty codes a day %s', async (_, origin) => {
    const { world, signIn, code } = await openEnrolledDesk()
    const outcomes: unknown[] = []
    for (let round = 0; round < 6; round += 1) {
      for (let tries = 0; tries < 10; tries += 1) outcomes.push(await outcomeOf(signIn('000000', origin)))
      world.nowMs += 15 * MINUTE_MS
    }
    expect(outcomes.filter((outcome) => outcome === 'code_wrong')).toHaveLength(50)
    expect(await outcomeOf(signIn(code(), origin))).toBe('rate_limited')
    world.nowMs += 24 * 60 * MINUTE_MS
    expect(await outcomeOf(signIn(code(), origin))).toBe('done')
  })

  it('limits guesses at recovery codes by network', async () => {
    const { signIn, recoveryCodes } = await openEnrolledDesk()
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await outcomeOf(signIn('0000-0000-0000-0000'))).toBe('code_wrong')
    }
    expect(await outcomeOf(signIn(recoveryCodes[0]))).toBe('rate_limited')
    expect(await outcomeOf(signIn(recoveryCodes[0], ELSEWHERE))).toBe('done')
  })
})

describe('tries of a stranger who knows the password', () => {
  const flood = async (desk: Awaited<ReturnType<typeof openEnrolledDesk>>, origins: readonly object[]) => {
    for (const origin of origins) {
      for (const guess of ['000000', '0000-0000-0000-0000']) {
        for (let tries = 0; tries < 12; tries += 1) await outcomeOf(desk.signIn(guess, origin))
      }
    }
    expect(await outcomeOf(desk.signIn('000000', ELSEWHERE))).toBe('rate_limited')
  }

  it('keep the owner out neither by a code nor by a recovery code', async () => {
    const desk = await openEnrolledDesk()
    await flood(desk, [ELSEWHERE, { network: '203.0.113.9' }])
    expect(await outcomeOf(desk.signIn(desk.code()))).toBe('done')
    expect(await outcomeOf(desk.signIn(desk.recoveryCodes[0]))).toBe('done')
    // New to the owner, and none of the stranger's networks.
    expect(await outcomeOf(desk.signIn(desk.recoveryCodes[1], { network: '198.51.100.1' }))).toBe('done')
  })

  it('count as theirs where they knew the password before there was a factor', async () => {
    const desk = await openAdminDesk()
    await desk.signIn(undefined, ELSEWHERE)
    desk.world.nowMs += 1
    const own = await desk.callerOf((await desk.signIn()).token)
    const enrolled = { ...desk, token: '', caller: own, ...(await desk.enrol(own)) }
    await flood(enrolled, [ELSEWHERE])
    expect(await outcomeOf(desk.signIn('000000', { network: '203.0.113.9' }))).toBe('rate_limited')
    expect(await outcomeOf(desk.signIn(enrolled.code()))).toBe('done')
  })

  it('leave the owner’s own sessions alone', async () => {
    const desk = await openEnrolledDesk()
    await flood(desk, [ELSEWHERE])
    const off = switchOffSecondFactor(desk.ports, desk.caller, { password: PASSWORD, code: desk.code() })
    expect(await outcomeOf(off)).toBe('done')
  })
})

describe('guesses at the password in a session that was found open', () => {
  it('count for that session alone', async () => {
    const { ports, user, caller, callerOf, code } = await openEnrolledDesk()
    const found = await callerOf((await openSession(ports, ORIGIN, user)).token)
    const guess = { currentPassword: 'wrong', newPassword: 'another long secret' }
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await outcomeOf(changePassword(ports, found, guess))).toBe('password_wrong')
    }
    expect(await outcomeOf(changePassword(ports, found, guess))).toBe('rate_limited')
    const change = { ...guess, currentPassword: PASSWORD, code: code() }
    expect(await outcomeOf(changePassword(ports, caller, change))).toBe('done')
  })
})

describe('switching a second factor off', () => {
  it('takes the password and a code, one of the app or a recovery code', async () => {
    const { ports, caller, signIn, code, recoveryCodes } = await openEnrolledDesk()
    const off = (password: string, typed: string) => switchOffSecondFactor(ports, caller, { password, code: typed })
    expect(await outcomeOf(off('wrong', code()))).toBe('password_wrong')
    expect(await outcomeOf(off(PASSWORD, '000000'))).toBe('code_wrong')
    expect(await outcomeOf(off(PASSWORD, recoveryCodes[3] ?? ''))).toBe('done')
    expect(await outcomeOf(signIn())).toBe('done')
    expect(await outcomeOf(off(PASSWORD, code()))).toBe('conflict')
  })

  it('is written down and mailed, as every step is', async () => {
    const { world, ports, caller, code, actions, mails, user } = await openEnrolledDesk()
    await renewRecoveryCodes(ports, caller, { password: PASSWORD, code: code() })
    world.nowMs += 30_000
    await switchOffSecondFactor(ports, caller, { password: PASSWORD, code: code() })
    const noted = (await actions()).filter(({ action }) => action.startsWith('second_factor.'))
    expect(noted.map(({ action }) => action)).toEqual([
      'second_factor.switched_off',
      'second_factor.recovery_codes_renewed',
      'second_factor.switched_on',
    ])
    for (const entry of noted) expect(entry).toMatchObject({ actorId: user.id, subjectId: user.id, details: {} })
    expect(mails().map(([, to, subject]) => [to, String(subject).split(':')[0]])).toEqual([
      [EMAIL, 'Two-factor authentication switched on'],
      [EMAIL, 'New recovery codes'],
      [EMAIL, 'Two-factor authentication switched off'],
    ])
  })

  it('leaves only new recovery codes when they were renewed', async () => {
    const { ports, caller, code, signIn, recoveryCodes } = await openEnrolledDesk()
    const renewed = await renewRecoveryCodes(ports, caller, { password: PASSWORD, code: code() })
    expect(renewed).toHaveLength(10)
    expect([await outcomeOf(signIn(recoveryCodes[0])), await outcomeOf(signIn(renewed[0]))]).toEqual([
      'code_wrong',
      'done',
    ])
  })

  it('is done at the machine for who lost everything', async () => {
    const { ports, signIn, actions, user } = await openEnrolledDesk()
    expect(await outcomeOf(switchOffSecondFactorOf(ports, 'nobody@example.org'))).toBe('account_unknown')
    await switchOffSecondFactorOf(ports, ` ${EMAIL.toUpperCase()} `)
    expect(await outcomeOf(signIn())).toBe('done')
    expect(await outcomeOf(switchOffSecondFactorOf(ports, EMAIL))).toBe('conflict')
    const off = (await actions()).filter(({ action }) => action === 'second_factor.switched_off')
    expect(off).toMatchObject([{ actorId: null, actorName: 'system', subjectId: user.id }])
  })
})
