import { MINUTE_MS, SECOND_MS } from '@trendverse/domain/primitives/time'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { beginWithKycServer, KYC_SECRET } from '../../testing/kyc-server'
import { bodyOf } from '../../testing/start-test-server'

const NOBODY = '00000000-0000-7000-8000-00000000dead'
const BLOCKED = { status: 'permanently_blocked', isActive: false, blockedReason: 'KYC verification expired' }
const {
  admin,
  auditActions,
  call,
  dataOf,
  deliver,
  flag,
  idOfPerson,
  outcomeOf,
  pass,
  queue,
  server,
  status,
  tokenOf,
  withoutProvider,
} = beginWithKycServer()

describe('results of the identity provider', () => {
  it('stop the clock, then let the person go on (OP-67)', async () => {
    const token = await tokenOf(2)
    const userId = await idOfPerson(2)
    await flag(2)
    await status(token)
    pass(29 * MINUTE_MS)
    expect(await outcomeOf(deliver('kyc.submitted', userId, { id: 'msg_1' }))).toBe('applied')
    pass(60 * MINUTE_MS)
    expect(await status(token)).toMatchObject({ flagged: true, status: 'submitted', deadline: null })
    expect(await outcomeOf(deliver('kyc.approved', userId, { id: 'msg_2' }))).toBe('applied')
    expect(await status(token)).toMatchObject({ flagged: false, status: 'approved' })
    expect(await auditActions()).toEqual(['kyc.required', 'kyc.submitted', 'kyc.approved'])
  })

  it('block whoever is rejected', async () => {
    const token = await tokenOf(2)
    await flag(2)
    await deliver('kyc.rejected', await idOfPerson(2))
    expect(await dataOf(call('GET', '/api/auth/me', token))).toMatchObject({
      ...BLOCKED,
      blockedReason: 'KYC verification rejected',
    })
  })

  it('count once, also when many copies come at once or later', async () => {
    await tokenOf(2)
    const userId = await idOfPerson(2)
    await flag(2)
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(deliver('kyc.approved', userId))))
    expect(outcomes.filter((one) => one === 'applied')).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'repeated')).toHaveLength(19)
    await flag(2)
    pass(MINUTE_MS)
    expect(await outcomeOf(deliver('kyc.approved', userId))).toBe('repeated')
    expect((await queue()).total).toBe(1)
  })

  it.each([
    ['another secret', { secret: `whsec_${Buffer.from('quite another secret, as long').toString('base64')}` }],
    ['a body that was changed on the way', { sentBody: '{"type":"kyc.approved","data":{"userId":"x"}}' }],
    ['a body that was only written anew', { sentBody: '{ "type": "kyc.approved" }' }],
    ['no version', { signature: 'abc' }],
    ['an empty signature', { signature: '' }],
    ['a signature of another kind', { signature: 'v1a,abc' }],
    ['five minutes and a second of age', { atMs: -5 * MINUTE_MS - SECOND_MS }],
    ['a time five minutes and a second ahead', { atMs: 5 * MINUTE_MS + SECOND_MS }],
    ['a name of a kilometre', { id: 'm'.repeat(201) }],
  ] as const)('are refused with %s', async (_, sent) => {
    await tokenOf(2)
    await flag(2)
    const given = 'atMs' in sent ? { atMs: server().world.nowMs + sent.atMs } : sent
    const refused = await deliver('kyc.approved', await idOfPerson(2), given)
    expect([refused.status, (await bodyOf(refused)).code]).toEqual([401, 'authentication_required'])
    expect((await queue()).rows).toMatchObject([{ kycStatus: 'pending' }])
  })

  it('are taken up to five minutes either way, and with one good signature of several', async () => {
    await tokenOf(2)
    const userId = await idOfPerson(2)
    await flag(2)
    for (const [id, atMs] of [
      ['early', server().world.nowMs - 5 * MINUTE_MS],
      ['late', server().world.nowMs + 5 * MINUTE_MS],
    ] as const) {
      expect(await outcomeOf(deliver('kyc.submitted', userId, { id, atMs }))).toBe('applied')
    }
    const body = JSON.stringify({ type: 'kyc.approved', data: { userId } })
    const good = new Webhook(KYC_SECRET).sign('several', new Date(server().world.nowMs), body)
    const answer = deliver('kyc.approved', userId, { id: 'several', sentBody: body, signature: `v1,old ${good}` })
    expect(await outcomeOf(answer)).toBe('applied')
  })

  it('of other kinds, of nobody, or too late are accepted and change nothing', async () => {
    const token = await tokenOf(2)
    const userId = await idOfPerson(2)
    expect(await outcomeOf(deliver('kyc.approved', userId, { id: 'not flagged' }))).toBe('ignored')
    await flag(2)
    await status(token)
    expect(await outcomeOf(deliver('kyc.started', userId, { id: 'unknown' }))).toBe('ignored')
    expect(await outcomeOf(deliver('toString', userId, { id: 'inherited' }))).toBe('ignored')
    expect(await outcomeOf(deliver('kyc.approved', NOBODY, { id: 'nobody' }))).toBe('ignored')
    expect(await outcomeOf(deliver('kyc.approved', "'; drop table users; --", { id: 'hostile' }))).toBe('ignored')
    pass(30 * MINUTE_MS)
    expect(await outcomeOf(deliver('kyc.approved', userId, { id: 'late' }))).toBe('ignored')
    expect((await queue()).rows).toMatchObject([{ kycStatus: 'pending' }])
  })

  it('have no place where no provider is set up', async () => {
    await withoutProvider()
    const answer = await deliver('kyc.approved', NOBODY)
    expect([answer.status, (await bodyOf(answer)).message]).toEqual([404, 'No identity provider is set up here.'])
  })

  it('are taken while the site is closed for maintenance', async () => {
    await tokenOf(2)
    await flag(2)
    await call('PUT', '/api/admin/settings', admin(), { maintenanceMode: true })
    expect(await outcomeOf(deliver('kyc.submitted', await idOfPerson(2)))).toBe('applied')
  })
})
