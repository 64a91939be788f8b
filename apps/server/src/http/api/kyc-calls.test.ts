import { expireOverdueKyc } from '@trendverse/application/kyc/expire-kyc'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { describe, expect, it } from 'vitest'
import { beginWithKycServer } from '../../testing/kyc-server'
import { bodyOf } from '../../testing/start-test-server'

const NOBODY = '00000000-0000-7000-8000-00000000dead'
const BLOCKED = { status: 'permanently_blocked', isActive: false, blockedReason: 'KYC verification expired' }
const { admin, auditActions, call, dataOf, flag, idOfPerson, pass, ports, queue, server, status, tokenOf } =
  beginWithKycServer()

describe('an identity check over HTTP', () => {
  it('runs from the flag to the block by the clock of the server (KY-03 to KY-06, KY-09)', async () => {
    const token = await tokenOf(2)
    expect(await status(token)).toMatchObject({ flagged: false, status: null, deadline: null, url: null })
    expect((await queue()).total).toBe(0)

    expect(await flag(2)).toMatchObject({ username: 'person_2', kycStatus: 'pending', timeLimit: null })
    pass(10 * MINUTE_MS)
    const detectedAtMs = server().world.nowMs
    // any call of the account detects it
    expect((await call('GET', '/api/auth/me', token)).status).toBe(200)
    const deadline = new Date(detectedAtMs + 30 * MINUTE_MS).toISOString()
    pass(2 * MINUTE_MS)
    expect(await status(token)).toMatchObject({
      flagged: true,
      status: 'pending',
      deadline,
      serverNow: new Date(server().world.nowMs).toISOString(),
    })
    const { rows } = await queue()
    expect(rows).toEqual([
      {
        id: expect.any(String) as string,
        userId: await idOfPerson(2),
        username: 'person_2',
        email: 'person.2@example.org',
        fullName: 'Test Person 2',
        kycRequiredAt: new Date(detectedAtMs - 10 * MINUTE_MS).toISOString(),
        kycReason: 'Identity check required',
        kycStatus: 'pending',
        timeLimit: deadline,
      },
    ])

    pass(28 * MINUTE_MS - 1)
    expect(await status(token)).toMatchObject({ flagged: true, status: 'pending' })
    pass(1)
    const refused = await call('GET', '/api/kyc/status', token)
    expect(refused.status).toBe(403)
    expect(await bodyOf(refused)).toMatchObject({ code: 'account_blocked' })
    expect(await dataOf(call('GET', '/api/auth/me', token))).toMatchObject(BLOCKED)
    expect((await queue()).total).toBe(0)
    expect(await auditActions()).toEqual(['kyc.required', 'kyc.expired'])
  })

  it('leaves a blocked session nothing but itself and the way out, sign-in included (OP-68, BL-02, ER-10)', async () => {
    const token = await tokenOf(2, 'user', { kycRequired: true })
    await call('GET', '/api/auth/me', token)
    pass(30 * MINUTE_MS)
    for (const [method, path] of [
      ['GET', '/api/auth/sessions'],
      ['GET', '/api/trends/00000000-0000-7000-8000-000000000001'],
      ['POST', '/api/auth/forgot-password'],
      ['GET', '/api/kyc/status'],
    ] as const) {
      const refused = await call(method, path, token, { email: 'person.2@example.org' })
      expect([path, refused.status, (await bodyOf(refused)).code]).toEqual([path, 403, 'account_blocked'])
    }
    expect((await call('GET', '/api/auth/me', token)).status).toBe(200)
    expect((await call('POST', '/api/auth/logout', token)).status).toBe(200)
    expect((await call('GET', '/api/auth/me', token)).status).toBe(401)
    await ports().accounts.setPasswordHash(await idOfPerson(2), await ports().passwords.hash('right-Password1'))
    const login = { email: 'person.2@example.org', password: 'right-Password1' }
    expect(await bodyOf(call('POST', '/api/auth/login', null, login))).toMatchObject({
      code: 'account_suspended',
      message: 'Account is suspended',
    })
  })

  it('detects an account that was flagged without a record, once for many calls (KY-04)', async () => {
    const token = await tokenOf(2, 'user', { status: 'kyc_required' })
    await Promise.all(Array.from({ length: 20 }, () => call('GET', '/api/auth/me', token)))
    expect((await queue()).total).toBe(1)
    expect(await auditActions()).toEqual(['kyc.required'])
  })

  it('is swept when its account makes no call any more, and not before its time', async () => {
    const token = await tokenOf(2, 'user', { kycRequired: true })
    await call('GET', '/api/auth/me', token)
    const sweep = () => expireOverdueKyc(ports(), new AbortController().signal)
    pass(30 * MINUTE_MS - 1)
    expect(await sweep()).toBe(0)
    pass(1)
    expect(await sweep()).toBe(1)
    expect(await sweep()).toBe(0)
    expect(await ports().accounts.findByUsername('person_2')).toMatchObject(BLOCKED)
  })

  it('survives a clock that is put back, and blocks when the deadline comes again', async () => {
    const token = await tokenOf(2, 'user', { kycRequired: true })
    const { deadline } = await status(token)
    pass(-5 * MINUTE_MS)
    expect(await status(token)).toMatchObject({ status: 'pending', deadline })
    pass(35 * MINUTE_MS)
    expect((await call('GET', '/api/kyc/status', token)).status).toBe(403)
  })
})

describe('administrators’ calls about identity checks', () => {
  it('decide: approval lets the person go on, rejection blocks with the reason', async () => {
    const [second, third] = [await tokenOf(2), await tokenOf(3)]
    await flag(2)
    pass(1)
    await flag(3)
    const [first, other] = (await queue()).rows
    pass(1)
    const decide = (id: unknown, body: object) => call('POST', `/api/admin/kyc/${String(id)}/decision`, admin(), body)
    expect(await dataOf(decide(first?.id, { decision: 'approved' }))).toMatchObject({ kycStatus: 'approved' })
    expect(await status(second)).toMatchObject({ flagged: false, status: 'approved', deadline: null })
    pass(1)
    await decide(other?.id, { decision: 'rejected', reason: 'Not the same person' })
    expect(await dataOf(call('GET', '/api/auth/me', third))).toMatchObject({
      ...BLOCKED,
      blockedReason: 'Not the same person',
    })
    expect(await bodyOf(decide(first?.id, { decision: 'rejected' }))).toMatchObject({ code: 'conflict' })
    expect((await decide(NOBODY, { decision: 'approved' })).status).toBe(404)
    expect((await decide('nonsense', { decision: 'approved' })).status).toBe(404)
    expect(await bodyOf(decide(first?.id, { decision: 'expired' }))).toMatchObject({ code: 'invalid_input' })
    expect((await queue()).total).toBe(0)
    expect(await auditActions()).toEqual(['kyc.required', 'kyc.required', 'kyc.approved', 'kyc.rejected'])
  })

  it('flag nobody twice, nobody who decides, and nobody who is not there', async () => {
    await tokenOf(2)
    const once = await flag(2)
    expect(await flag(2)).toMatchObject({ id: once.id })
    expect((await queue()).total).toBe(1)
    expect((await call('POST', `/api/admin/users/${await idOfPerson(1)}/flag-kyc`, admin())).status).toBe(409)
    expect((await call('POST', `/api/admin/users/${NOBODY}/flag-kyc`, admin())).status).toBe(404)
    const promoted = call('PUT', `/api/admin/users/${await idOfPerson(2)}`, admin(), { role: 'admin' })
    expect(await bodyOf(promoted)).toMatchObject({ code: 'conflict' })
  })

  it('keep a list of addresses on https alone, of which people get the first active one (KY-07)', async () => {
    const put = (urls: unknown) => call('PUT', '/api/admin/kyc-urls', admin(), { urls })
    const kept = await bodyOf(
      put([
        { url: 'https://old.example/', status: 'inactive' },
        { url: ' https://id.example/start?account={userId} ', status: 'active' },
      ]),
    )
    expect(kept.data).toMatchObject([{ status: 'inactive' }, { url: 'https://id.example/start?account={userId}' }])
    expect(await bodyOf(call('GET', '/api/admin/kyc-urls', admin()))).toEqual({ data: kept.data })
    const token = await tokenOf(2)
    expect(await status(token)).toMatchObject({ url: null })
    await flag(2)
    expect(await status(token)).toMatchObject({ url: `https://id.example/start?account=${await idOfPerson(2)}` })
    for (const url of [
      'http://id.example',
      'javascript:alert(1)',
      'https://',
      'https://me:secret@id.example',
      'https://me@id.example',
      '//id.example',
      'https:id.example',
      'https://id example',
      `https://id.example/${'x'.repeat(2_000)}`,
      '',
    ]) {
      expect([url, (await put([{ url, status: 'active' }])).status]).toEqual([url, 422])
    }
    expect((await put(Array.from({ length: 21 }, () => ({ url: 'https://id.example' })))).status).toBe(422)
    const twice = { id: NOBODY, url: 'https://id.example' }
    expect((await put([twice, { ...twice, id: NOBODY.toUpperCase() }])).status).toBe(422)
    expect(await bodyOf(call('GET', '/api/admin/kyc-urls', admin()))).toEqual({ data: kept.data })
  })
})
