import { signInAs } from '@trendverse/test-support/accounts/sign-in-as'
import { createFakeWorld, portsOfWorld } from '@trendverse/test-support/trends/fake-world'
import { describe, expect, it } from 'vitest'
import { getLimits } from './get-limits'
import { nameGuest } from './name-guest'
import { refundAllowance, spendAllowance } from './spend-allowance'

const GUEST = { kind: 'guest' } as const

async function openWorld(changes: Parameters<typeof signInAs>[3] = {}) {
  const world = createFakeWorld()
  const told: string[] = []
  const ports = {
    ...portsOfWorld(world),
    events: {
      accountChanged: async (userId: string) => void told.push(userId),
      boardsChanged: async () => undefined,
      galleryChanged: async () => undefined,
    },
  }
  const { user } = await signInAs(ports, 1, 'user', changes)
  const present = async () => (await ports.accounts.findById(user.id)) ?? user
  return { world, ports, caller: { user }, present, told }
}

describe('spendAllowance', () => {
  it('books uses until the daily limit, says how many are left, and then refuses in the words of ER-45', async () => {
    const { ports, caller, present, told } = await openWorld({
      dailyLimitOverrides: { memes: 2, quizzes: null, games: 0 },
    })
    const resetsAtMs = Date.UTC(2026, 0, 3)
    expect(await spendAllowance(ports, caller, 'meme')).toEqual({
      allowed: true,
      remaining: 1,
      resetsAtMs,
      day: '2026-01-02',
    })
    expect(await spendAllowance(ports, caller, 'meme')).toMatchObject({ allowed: true, remaining: 0 })
    expect(await spendAllowance(ports, caller, 'meme')).toEqual({
      allowed: false,
      reason: 'limit_reached',
      message: 'Daily meme limit reached! You can create 2 more memes tomorrow.',
      resetsAtMs,
    })
    expect(await spendAllowance(ports, caller, 'game')).toMatchObject({ allowed: false, reason: 'limit_reached' })
    expect(await spendAllowance(ports, caller, 'quiz')).toMatchObject({ allowed: true, remaining: -1 })
    expect((await present()).totals).toEqual({ memes: 2, quizzes: 1, games: 0 })
    // of nobody else
    expect(told).toEqual(Array(3).fill(caller.user.id))
  })

  it('follows a changed setting at once (OP-23), and ignores one that makes no sense', async () => {
    const { world, ports, caller } = await openWorld()
    world.settings.set('dailyQuizLimit', 1)
    expect(await spendAllowance(ports, caller, 'quiz')).toMatchObject({ allowed: true, remaining: 0 })
    expect(await spendAllowance(ports, caller, 'quiz')).toMatchObject({
      message: 'Daily quiz limit reached! You can take 1 more quizzes tomorrow.',
    })
    world.settings.set('dailyQuizLimit', 'many')
    expect(await spendAllowance(ports, caller, 'quiz')).toMatchObject({ allowed: true, remaining: -1 })
  })

  it('starts afresh on the next day of the account, not of the server (OP-22)', async () => {
    const { world, ports, caller } = await openWorld({
      timeZone: 'Asia/Tokyo',
      dailyLimitOverrides: { memes: 1, quizzes: null, games: null },
    })
    expect(await spendAllowance(ports, caller, 'meme')).toMatchObject({ allowed: true, day: '2026-01-02' })
    world.nowMs = Date.UTC(2026, 0, 2, 14, 59, 59, 999)
    expect(await spendAllowance(ports, caller, 'meme')).toMatchObject({ allowed: false })
    world.nowMs += 1
    expect(await spendAllowance(ports, caller, 'meme')).toMatchObject({ allowed: true, day: '2026-01-03' })
  })

  it('lets one of a hundred parallel calls have the last unit', async () => {
    const { ports, caller, present } = await openWorld({
      dailyLimitOverrides: { memes: null, quizzes: null, games: 1 },
    })
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => spendAllowance(ports, caller, 'game')))
    expect(outcomes.filter(({ allowed }) => allowed)).toHaveLength(1)
    expect((await present()).totals.games).toBe(1)
  })

  it('gives a use back on the day it was booked, and never more', async () => {
    const { ports, caller, present } = await openWorld({
      dailyLimitOverrides: { memes: 1, quizzes: null, games: null },
    })
    const booked = await spendAllowance(ports, caller, 'meme')
    if (!booked.allowed) throw new Error('it should have been allowed')
    for (let n = 0; n < 3; n++) await refundAllowance(ports, caller, 'meme', booked.day)
    expect((await present()).totals.memes).toBe(0)
    expect(await spendAllowance(ports, caller, 'meme')).toMatchObject({ allowed: true, remaining: 0 })
  })

  it('awards nothing yet: what is booked may be given back (OP-77)', async () => {
    const { ports, caller, present } = await openWorld()
    for (const feature of ['quiz', 'meme', 'game'] as const) {
      for (let n = 0; n < 5; n++) await spendAllowance(ports, caller, feature)
    }
    expect((await present()).achievements).toEqual([])
  })

  it('books nothing for who is suspended, blocked or gone', async () => {
    for (const [changes, reason] of [
      [{ isActive: false, status: 'suspended' }, 'suspended'],
      [{ status: 'permanently_blocked' }, 'blocked'],
    ] as const) {
      const { ports, caller, present } = await openWorld(changes)
      expect(await spendAllowance(ports, caller, 'quiz')).toMatchObject({ allowed: false, reason })
      expect((await present()).totals.quizzes).toBe(0)
    }
    const { ports, caller } = await openWorld()
    await ports.accounts.remove(caller.user.id)
    expect(await spendAllowance(ports, caller, 'quiz')).toMatchObject({ allowed: false, reason: 'account_needed' })
  })
})

describe('the trial of a guest', () => {
  it('is one quiz, remembered by the id in their cookie (LM-08, LM-10, ER-57)', async () => {
    const { world, ports } = await openWorld()
    expect((await getLimits(ports, GUEST, 'a')).trial).toEqual({ available: true, used: false })
    world.store.guests.set('a', world.nowMs)
    const limits = await getLimits(ports, GUEST, 'a')
    expect(limits.trial).toEqual({ available: false, used: true })
    expect(limits.features.quiz).toMatchObject({
      allowed: false,
      reason: 'trial_used',
      message: 'Your free trial has been used. Please sign up to take more quizzes!',
      remaining: 0,
    })
    expect((await getLimits(ports, GUEST, 'b')).trial.available).toBe(true)
  })

  it('shows guests what an account would have (LM-11), and opens nothing else to them', async () => {
    const { world, ports } = await openWorld()
    world.settings.set('dailyMemeLimit', 7)
    const { features } = await getLimits(ports, GUEST, null)
    expect(features.quiz).toMatchObject({ allowed: true, remaining: 1, limit: -1, resetsAt: null })
    expect(features.meme).toMatchObject({ allowed: false, reason: 'account_needed', limit: 7, remaining: 0 })
    expect(features.game).toMatchObject({ allowed: false, reason: 'account_needed' })
  })

  it('names a guest once', () => {
    const { clock, random } = portsOfWorld(createFakeWorld())
    const named: string[] = []
    const rememberGuest = (id: string) => void named.push(id)
    const id = nameGuest({ origin: { guestId: null }, rememberGuest, clock, random })
    expect(named).toEqual([id])
    expect(nameGuest({ origin: { guestId: id }, rememberGuest, clock, random })).toBe(id)
    expect(named).toHaveLength(1)
  })
})

describe('getLimits', () => {
  it('tells an account what is left today, and spends nothing', async () => {
    const { world, ports, caller } = await openWorld({ dailyLimitOverrides: { memes: 3, quizzes: null, games: 0 } })
    await spendAllowance(ports, caller, 'meme')
    const session = [...world.store.sessions.values()][0]?.session
    if (session === undefined) throw new Error('nobody is signed in')
    for (let n = 0; n < 2; n++) {
      const { features, trial } = await getLimits(ports, { kind: 'user', session, user: caller.user }, null)
      expect(features.meme).toMatchObject({ allowed: true, limit: 3, usedToday: 1, remaining: 2 })
      expect(features.quiz).toMatchObject({
        allowed: true,
        limit: -1,
        remaining: -1,
        resetsAt: '2026-01-03T00:00:00.000Z',
      })
      expect(features.game).toMatchObject({ allowed: false, reason: 'limit_reached', limit: 0 })
      expect(trial).toEqual({ available: false, used: false })
    }
  })
})
