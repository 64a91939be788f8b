import type { KycResult } from '@trendverse/application/ports/identity-checks'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { KYC_TIME_LIMIT_MS, type KycRecord, newKycRecord } from '@trendverse/domain/accounts/kyc'
import type { User } from '@trendverse/domain/accounts/user'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import { sampleAccount, sampleUser } from './account-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

const DEADLINE_MS = NOON_MS + KYC_TIME_LIMIT_MS
const FLAGGED = { kycRequired: true, status: 'kyc_required', emailVerified: true } as const
const REASON = 'KYC verification expired'

/** The n-th check, of the account `idOf(userNumber)`. */
const check = (n: number, userNumber: number, atMs = NOON_MS): KycRecord =>
  newKycRecord(idOf(500 + n), sampleUser(userNumber), 'a look', atMs)

const result = (n: number, event: KycResult['event'], userNumber = 1): KycResult => ({
  deliveryId: `delivery-${n}`,
  userId: idOf(userNumber),
  event,
  blockedReason: 'KYC verification rejected',
})

/** What every KycRepository promises. */
export function kycRepositorySuite(fresh: () => Promise<StoragePorts>): void {
  const withPerson = async (changes: Partial<User> = FLAGGED) => {
    const ports = await fresh()
    for (const n of [1, 2, 3]) await ports.accounts.create(sampleAccount(n, changes))
    return ports
  }
  const hundred = <T>(attempt: (n: number) => Promise<T>) =>
    Promise.all(Array.from({ length: 100 }, (_, n) => attempt(n)))

  it('flags an account and queues its check, whose clock stands until it is detected (OP-67)', async () => {
    const { kyc, accounts } = await withPerson({ status: 'active', emailVerified: true })
    const required = await kyc.require(check(1, 1))
    expect(required).toMatchObject({ record: check(1, 1), user: { kycRequired: true, status: 'kyc_required' } })
    expect(await accounts.findById(idOf(1))).toMatchObject(FLAGGED)
    expect(await kyc.listOpen({ page: 1, pageSize: 10 })).toEqual({ records: [check(1, 1)], total: 1 })
    expect(await kyc.require(check(2, 1))).toMatchObject({ record: check(1, 1) })
    expect(await kyc.listOverdue(NOON_MS * 2, 10)).toEqual([])
  })

  it.each([
    ['blocked for good', { status: 'permanently_blocked', isActive: false }],
    ['an administrator', { status: 'active', role: 'admin' }],
  ] as const)('refuses to check an account that is %s', async (_, changes) => {
    const { kyc, accounts } = await withPerson(changes)
    expect(await kyc.require(check(1, 1))).toBe('refused')
    expect(await kyc.findOpen(idOf(1))).toBeNull()
    expect(await accounts.findById(idOf(1))).toMatchObject({ ...changes, kycRequired: false })
  })

  it('keeps a suspended account suspended while it is flagged', async () => {
    const { kyc } = await withPerson({ status: 'suspended', isActive: false })
    expect(await kyc.require(check(1, 1))).toMatchObject({ user: { status: 'suspended', kycRequired: true } })
  })

  it('starts the clock at the first detection and never again (KY-04)', async () => {
    const { kyc } = await withPerson()
    const started = { ...check(1, 1), deadlineMs: DEADLINE_MS }
    expect(await kyc.detect(check(1, 1), NOON_MS)).toMatchObject({ record: started, opened: true })
    expect(await kyc.detect(check(2, 1), NOON_MS + MINUTE_MS)).toMatchObject({ record: started, opened: false })
    expect(await kyc.findOpen(idOf(1))).toEqual(started)
    await kyc.require(check(3, 2, NOON_MS - 9))
    expect(await kyc.detect(check(4, 2), NOON_MS)).toMatchObject({
      record: { ...check(3, 2, NOON_MS - 9), deadlineMs: DEADLINE_MS },
      opened: false,
    })
  })

  it('opens one check for a hundred detections at once', async () => {
    const { kyc } = await withPerson()
    const detected = await hundred((n) => kyc.detect(check(n, 1), NOON_MS))
    expect(detected.filter((one) => one?.opened)).toHaveLength(1)
    expect(new Set(detected.map((one) => one?.record?.id)).size).toBe(1)
    expect((await kyc.listOpen({ page: 1, pageSize: 10 })).total).toBe(1)
  })

  it('opens one check for a hundred administrators who ask for it while its account is detected', async () => {
    const { kyc } = await withPerson()
    await hundred<unknown>((n) => (n % 2 ? kyc.require(check(n, 1)) : kyc.detect(check(n, 1), NOON_MS)))
    const { records } = await kyc.listOpen({ page: 1, pageSize: 10 })
    expect(records.map(({ deadlineMs }) => deadlineMs)).toEqual([DEADLINE_MS])
  })

  it.each([
    { status: 'active', kycRequired: false },
    { status: 'suspended', isActive: false, kycRequired: true },
    { status: 'permanently_blocked', isActive: false, kycRequired: true },
    { status: 'active', kycRequired: true, role: 'admin' },
  ] as const)('opens no check for an account that is under none any more (%o)', async (changes) => {
    const { kyc } = await withPerson(changes)
    expect(await kyc.detect(check(1, 1), NOON_MS)).toMatchObject({ record: null, user: changes, opened: false })
    expect(await kyc.findLatest(idOf(1))).toBeNull()
  })

  it('knows nobody by an id that is none', async () => {
    const { kyc } = await withPerson()
    for (const id of ['', 'x', HOSTILE_TEXT, idOf(99)]) {
      const nobody = { ...check(1, 1), userId: id }
      expect(await kyc.require(nobody)).toBeNull()
      expect(await kyc.detect(nobody, NOON_MS)).toBeNull()
      expect([await kyc.find(id), await kyc.findOpen(id), await kyc.findLatest(id)]).toEqual([null, null, null])
      expect(await kyc.decide(id, 'approved', '', NOON_MS)).toBeNull()
      expect(
        await kyc.applyResult({ ...result(1, 'approved'), userId: id, deliveryId: `of ${id}` }, NOON_MS),
      ).toBeNull()
    }
  })

  it('keeps hostile texts', async () => {
    const { kyc } = await withPerson()
    const detected = await kyc.detect({ ...check(1, 1), reason: HOSTILE_TEXT, fullName: HOSTILE_TEXT }, NOON_MS)
    expect(detected?.record).toEqual(await kyc.findOpen(idOf(1)))
    expect(detected?.record?.reason).toContain('drop table trends')
  })

  it('expires a check from the instant of its deadline, and blocks the account with it (KY-06)', async () => {
    const { kyc, accounts } = await withPerson()
    await kyc.detect(check(1, 1), NOON_MS)
    expect(await kyc.decide(idOf(501), 'expired', REASON, DEADLINE_MS - 1)).toBeNull()
    expect(await kyc.listOverdue(DEADLINE_MS - 1, 10)).toEqual([])
    expect(await kyc.listOverdue(DEADLINE_MS, 10)).toMatchObject([{ id: idOf(501) }])
    const blocked = { isActive: false, status: 'permanently_blocked', blockedReason: REASON, blockedAtMs: DEADLINE_MS }
    expect(await kyc.decide(idOf(501), 'expired', REASON, DEADLINE_MS)).toMatchObject({
      record: { status: 'expired', decidedAtMs: DEADLINE_MS, deadlineMs: DEADLINE_MS },
      user: blocked,
    })
    expect(await accounts.findById(idOf(1))).toMatchObject(blocked)
    expect(await kyc.findOpen(idOf(1))).toBeNull()
    expect(await kyc.findLatest(idOf(1))).toMatchObject({ status: 'expired' })
    expect((await kyc.listOpen({ page: 1, pageSize: 10 })).total).toBe(0)
    expect(await kyc.listOf(idOf(1))).toMatchObject([{ status: 'expired' }])
    expect(await kyc.listOf('nonsense')).toEqual([])
    expect(await kyc.listOverdue(DEADLINE_MS, 10)).toEqual([])
  })

  it('lists overdue checks oldest first and not more than asked for', async () => {
    const { kyc } = await withPerson()
    for (const n of [3, 1, 2]) await kyc.detect(check(n, n), NOON_MS + n)
    const overdue = await kyc.listOverdue(DEADLINE_MS + 3, 2)
    expect(overdue.map(({ id }) => id)).toEqual([idOf(501), idOf(502)])
  })

  it('gives an approved account its status back as far as its address is verified', async () => {
    const { kyc, accounts } = await withPerson()
    await accounts.update(idOf(2), { emailVerified: false })
    for (const n of [1, 2]) await kyc.detect(check(n, n), NOON_MS)
    expect(await kyc.decide(idOf(501), 'approved', '', NOON_MS + 1)).toMatchObject({
      record: { status: 'approved', decidedAtMs: NOON_MS + 1 },
      user: { status: 'active', kycRequired: false, isActive: true, blockedReason: null },
    })
    expect(await kyc.decide(idOf(502), 'approved', '', NOON_MS + 1)).toMatchObject({
      user: { status: 'pending_verification', kycRequired: false },
    })
  })

  it('lets exactly one of a hundred deciders decide, and the account follows that one', async () => {
    const { kyc, accounts } = await withPerson()
    await kyc.detect(check(1, 1), NOON_MS)
    const outcomes = ['approved', 'rejected', 'expired'] as const
    const decided = await hundred((n) => kyc.decide(idOf(501), outcomes[n % 3] ?? 'approved', 'why', DEADLINE_MS))
    const [winner, ...others] = decided.filter((one) => one !== null)
    expect(others).toEqual([])
    expect(await accounts.findById(idOf(1))).toEqual(winner?.user)
    expect(winner?.user.isActive).toBe(winner?.record.status === 'approved')
  })

  it('stops the clock when the person has handed in (OP-67)', async () => {
    const { kyc } = await withPerson()
    await kyc.detect(check(1, 1), NOON_MS)
    const submitted = { ...check(1, 1), status: 'submitted', deadlineMs: null }
    expect(await kyc.applyResult(result(1, 'submitted'), DEADLINE_MS - 1)).toMatchObject({ record: submitted })
    expect(await kyc.listOverdue(DEADLINE_MS * 2, 10)).toEqual([])
    expect(await kyc.decide(idOf(501), 'expired', REASON, DEADLINE_MS * 2)).toBeNull()
    expect(await kyc.detect(check(2, 1), DEADLINE_MS)).toMatchObject({ record: submitted })
  })

  it('stops the clock of a suspended account, and gives it a whole time limit when it is back', async () => {
    const { kyc, adminAccounts } = await withPerson()
    for (const n of [1, 2]) await kyc.detect(check(n, n), NOON_MS)
    await adminAccounts.update(idOf(1), () => ({ bio: 'still under the check' }))
    expect(await kyc.findOpen(idOf(1))).toMatchObject({ deadlineMs: DEADLINE_MS })
    await adminAccounts.update(idOf(1), () => ({ status: 'suspended', isActive: false }))
    expect(await kyc.findOpen(idOf(1))).toEqual(check(1, 1))
    expect(await kyc.listOverdue(DEADLINE_MS, 10)).toMatchObject([{ id: idOf(502) }])

    await adminAccounts.update(idOf(1), () => ({ status: 'kyc_required', isActive: true }))
    expect(await kyc.decide(idOf(501), 'expired', REASON, DEADLINE_MS * 2)).toBeNull()
    expect(await kyc.detect(check(3, 1), DEADLINE_MS)).toMatchObject({
      record: { ...check(1, 1), deadlineMs: DEADLINE_MS + KYC_TIME_LIMIT_MS },
      opened: false,
    })
  })

  it('leaves what a suspended account has handed in handed in', async () => {
    const { kyc, adminAccounts } = await withPerson()
    await kyc.detect(check(1, 1), NOON_MS)
    await kyc.applyResult(result(1, 'submitted'), NOON_MS)
    await adminAccounts.update(idOf(1), () => ({ status: 'suspended', isActive: false }))
    expect(await kyc.findOpen(idOf(1))).toMatchObject({ id: idOf(501), status: 'submitted' })
  })

  it('takes no result after the deadline', async () => {
    const { kyc } = await withPerson()
    await kyc.detect(check(1, 1), NOON_MS)
    for (const [n, event] of (['submitted', 'approved', 'rejected'] as const).entries())
      expect(await kyc.applyResult(result(n, event), DEADLINE_MS)).toBeNull()
    expect(await kyc.findOpen(idOf(1))).toMatchObject({ status: 'pending' })
  })

  it('takes a delivery once, however often and whenever it comes', async () => {
    const { kyc } = await withPerson()
    await kyc.detect(check(1, 1), NOON_MS)
    const taken = await hundred(() => kyc.applyResult(result(7, 'approved'), NOON_MS))
    expect(taken.filter((one) => one !== 'repeated')).toMatchObject([{ record: { status: 'approved' } }])
    await kyc.require(check(2, 1))
    expect(await kyc.applyResult(result(7, 'approved'), NOON_MS)).toBe('repeated')
    expect(await kyc.findOpen(idOf(1))).toMatchObject({ id: idOf(502) })
    expect(await kyc.applyResult(result(8, 'rejected'), NOON_MS)).toMatchObject({
      user: { status: 'permanently_blocked', blockedReason: 'KYC verification rejected' },
    })
    expect(await kyc.applyResult(result(9, 'approved'), NOON_MS)).toBeNull()
  })

  it('forgets old deliveries', async () => {
    const { kyc } = await withPerson()
    await kyc.applyResult(result(1, 'approved'), NOON_MS)
    await kyc.applyResult(result(2, 'approved'), NOON_MS + 1)
    await kyc.forgetResults(NOON_MS + 1)
    expect(await kyc.applyResult(result(1, 'approved'), NOON_MS + 2)).toBeNull()
    expect(await kyc.applyResult(result(2, 'approved'), NOON_MS + 2)).toBe('repeated')
  })

  it('lists open checks in pages, the longest waiting first', async () => {
    const { kyc } = await withPerson()
    for (const n of [3, 1, 2]) await kyc.require(check(n, n, NOON_MS + n))
    await kyc.decide(idOf(502), 'approved', '', NOON_MS)
    const pages = await Promise.all([1, 2, 3].map((page) => kyc.listOpen({ page, pageSize: 1 })))
    expect(pages.map(({ records, total }) => [records[0]?.id, total])).toEqual([
      [idOf(501), 2],
      [idOf(503), 2],
      [undefined, 2],
    ])
  })

  it('removes the checks of an account with it', async () => {
    const { kyc, accounts } = await withPerson()
    for (const n of [1, 2]) await kyc.detect(check(n, n), NOON_MS)
    await accounts.remove(idOf(1))
    expect(await kyc.find(idOf(501))).toBeNull()
    expect((await kyc.listOpen({ page: 1, pageSize: 10 })).records).toMatchObject([{ userId: idOf(2) }])
  })

  it('keeps the list of addresses as it was given, as a whole (KY-07)', async () => {
    const { kyc } = await withPerson()
    expect(await kyc.listUrls()).toEqual([])
    const list = (from: number) =>
      [from + 2, from, from + 1].map((n) => ({
        id: idOf(n),
        url: `https://id.example/${n}`,
        status: n % 2 ? ('active' as const) : ('inactive' as const),
      }))
    await kyc.replaceUrls(list(10))
    expect(await kyc.listUrls()).toEqual(list(10))
    await Promise.all([20, 30, 40].map((from) => kyc.replaceUrls(list(from))))
    expect(await kyc.listUrls()).toHaveLength(3)
    await kyc.replaceUrls([])
    expect(await kyc.listUrls()).toEqual([])
  })
}
