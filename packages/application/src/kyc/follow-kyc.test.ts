import { newKycRecord } from '@trendverse/domain/accounts/kyc'
import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { testUuid } from '@trendverse/test-support/trends/build-trend'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import type { SignedInCaller } from '../accounts/caller'
import { identifyCaller } from '../accounts/identify-caller'
import { updateUser } from '../admin/update-user'
import { expireOverdueKyc } from './expire-kyc'
import { followKyc } from './follow-kyc'

async function callerOf(ports: ReturnType<typeof portsOfWorld>, changes = {}, n = 1): Promise<SignedInCaller> {
  const { token } = await signInAs(ports, n, 'user', changes)
  const caller = await identifyCaller(ports, token)
  if (caller.kind === 'guest') throw new Error('the session was just opened')
  return caller
}

describe('followKyc', () => {
  it('asks nothing of the database for guests and accounts that are not flagged', async () => {
    const world = createFakeWorld()
    const ports = portsOfWorld(world)
    const caller = await callerOf(ports)
    const guest = { kind: 'guest' } as const
    const before = world.databaseCalls
    expect(await followKyc(ports, caller)).toBe(caller)
    expect(await followKyc(ports, guest)).toBe(guest)
    expect(world.databaseCalls).toBe(before)
  })

  it('asks once for a flagged account whose clock runs', async () => {
    const world = createFakeWorld()
    const ports = portsOfWorld(world)
    const caller = await callerOf(ports, { kycRequired: true })
    await followKyc(ports, caller)
    const before = world.databaseCalls
    expect(await followKyc(ports, caller)).toBe(caller)
    expect(world.databaseCalls).toBe(before + 1)
  })

  it('believes the database where the session is older than the decision', async () => {
    const world = createFakeWorld()
    const ports = portsOfWorld(world)
    const caller = await callerOf(ports, { kycRequired: true })
    await followKyc(ports, caller)
    const open = await ports.kyc.findOpen(caller.user.id)
    await ports.kyc.decide(open?.id ?? '', 'approved', '', world.nowMs)
    expect(await followKyc(ports, caller)).toMatchObject({ user: { kycRequired: false, status: 'active' } })
    expect(await ports.kyc.findOpen(caller.user.id)).toBeNull()

    await ports.accounts.update(caller.user.id, { kycRequired: true })
    await followKyc(ports, caller)
    world.nowMs += 30 * MINUTE_MS
    await Promise.all([followKyc(ports, caller), followKyc(ports, caller)])
    expect(await followKyc(ports, caller)).toMatchObject({ user: { status: 'permanently_blocked' } })
    const { total } = await ports.auditLog.list({ page: 1, pageSize: 9, action: 'kyc.expired' })
    expect(total).toBe(1)
  })

  it('counts no time while an account is suspended, and gives it a whole time limit afterwards', async () => {
    const world = createFakeWorld()
    const ports = portsOfWorld(world)
    const admin = await callerOf(ports, { role: 'admin' }, 2)
    const caller = await callerOf(ports, { kycRequired: true, status: 'kyc_required' })
    await followKyc(ports, caller)
    await updateUser(ports, admin, caller.user.id, { status: 'suspended' })
    world.nowMs += 24 * HOUR_MS
    expect(await expireOverdueKyc(ports, new AbortController().signal)).toBe(0)

    const { status } = await updateUser(ports, admin, caller.user.id, { status: 'active' })
    expect(status).toBe('kyc_required')
    expect(await followKyc(ports, caller)).toBe(caller)
    expect(await ports.kyc.findOpen(caller.user.id)).toMatchObject({ deadlineMs: world.nowMs + 30 * MINUTE_MS })
  })

  it('blocks nobody because the clock was set ahead, and everybody who let a whole time limit pass since', async () => {
    const world = createFakeWorld()
    let steadyForMs = Number.POSITIVE_INFINITY
    const clock = { nowMs: () => world.nowMs, steadyForMs: () => steadyForMs }
    const ports = { ...portsOfWorld(world), clock }
    const caller = await callerOf(ports, { kycRequired: true })
    const sweep = () => expireOverdueKyc(ports, new AbortController().signal)
    await followKyc(ports, caller)

    world.nowMs += 5 * HOUR_MS
    steadyForMs = 0
    expect(await sweep()).toBe(0)
    expect(await followKyc(ports, caller)).toBe(caller)
    world.nowMs += 29 * MINUTE_MS
    steadyForMs += 29 * MINUTE_MS
    expect(await sweep()).toBe(0)
    world.nowMs += MINUTE_MS
    steadyForMs += MINUTE_MS
    expect(await sweep()).toBe(1)
  })

  it('ends the checks that are overdue, however many accounts were suspended during theirs', async () => {
    const world = createFakeWorld()
    const ports = portsOfWorld(world)
    for (let n = 3; n < 203; n += 1) {
      const { user } = await callerOf(ports, { kycRequired: true, status: 'kyc_required' }, n)
      await ports.kyc.detect(newKycRecord(testUuid(n), user, 'a look', world.nowMs), world.nowMs)
      await ports.adminAccounts.update(user.id, () => ({ status: 'suspended', isActive: false }))
    }
    world.nowMs += 1
    await followKyc(ports, await callerOf(ports, { kycRequired: true, status: 'kyc_required' }))
    world.nowMs += 30 * MINUTE_MS
    expect(await expireOverdueKyc(ports, new AbortController().signal)).toBe(1)
  })

  it('passes an outage on and lets nobody in on the strength of it', async () => {
    const world = createFakeWorld()
    const ports = portsOfWorld(world)
    const caller = await callerOf(ports, { kycRequired: true })
    world.databaseDown = true
    await expect(followKyc(ports, caller)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
