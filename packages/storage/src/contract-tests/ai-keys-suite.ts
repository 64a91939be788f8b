import type { AiKeyRepository, KeyLease } from '@trendverse/application/ports/ai'
import type { StoragePorts } from '@trendverse/application/ports/ports'
import { freshCondition } from '@trendverse/domain/ai/ai-key'
import { chooseKey, type KeyChoice, NO_KEY_TRIED } from '@trendverse/domain/ai/choose-key'
import { releaseUnused } from '@trendverse/domain/ai/key-quotas'
import type { KeyType } from '@trendverse/domain/ai/key-type'
import { checkKey, settleKey } from '@trendverse/domain/ai/settle-key'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import { expect, it } from 'vitest'
import { sampleAiKey } from './ai-samples'
import { HOSTILE_TEXT, idOf, NOON_MS } from './samples'

const LEASE_MS = MINUTE_MS

/** Leases the best key for the job n. */
function leaseFor(aiKeys: AiKeyRepository, n: number, nowMs = NOON_MS, keyType: KeyType = 'quiz') {
  return aiKeys.lease({ jobId: idOf(1_000 + n), keyType, leaseMs: LEASE_MS, nowMs }, (keys) =>
    chooseKey(keys, NO_KEY_TRIED, nowMs),
  )
}

async function leased(aiKeys: AiKeyRepository, n: number, nowMs = NOON_MS): Promise<KeyLease> {
  const answer = await leaseFor(aiKeys, n, nowMs)
  if (answer.kind !== 'leased') throw new Error(`no key: ${answer.kind}`)
  return answer.lease
}

/** What every AiKeyRepository promises. */
export function aiKeysSuite(fresh: () => Promise<StoragePorts>): void {
  it('adds a key with a fresh state and lists by priority, the oldest of equals first', async () => {
    const { aiKeys } = await fresh()
    await aiKeys.save(sampleAiKey(1, { priority: 9 }))
    await aiKeys.save(sampleAiKey(3))
    await aiKeys.save(sampleAiKey(2, { status: 'demo', sealedKey: null, keyType: 'meme' }))
    expect((await aiKeys.list()).map(({ name }) => name)).toEqual(['Key 2', 'Key 3', 'Key 1'])
    const state = { usageToday: 0, usageThisMonth: 0, countedDay: '2026-03-03', restsUntilMs: null }
    const counted = { succeeded: 0, failed: 0, avgResponseMs: null, lastUsedAtMs: null, notes: [], history: [] }
    expect(await aiKeys.find(idOf(3))).toEqual({
      ...sampleAiKey(3),
      ...state,
      ...counted,
      health: 100,
      breaker: { state: 'closed', failuresInRow: 0 },
    })
    // KP-11
    expect(await aiKeys.find(idOf(2))).toMatchObject({
      health: 0,
      breaker: { state: 'open', openedAtMs: NOON_MS + 2 },
      sealedKey: null,
    })
    expect(await aiKeys.find(idOf(9))).toBeNull()
  })

  it('keeps what was counted and the age when a key is edited', async () => {
    const { aiKeys } = await fresh()
    await aiKeys.save(sampleAiKey(1))
    await leased(aiKeys, 1)
    await aiKeys.save(sampleAiKey(1, { name: HOSTILE_TEXT, createdAtMs: NOON_MS + HOUR_MS }))
    const key = await aiKeys.find(idOf(1))
    expect(key).toMatchObject({ createdAtMs: NOON_MS + 1, usageToday: 1, usageThisMonth: 1, lastUsedAtMs: NOON_MS })
    expect(key?.name).toBe(HOSTILE_TEXT.replaceAll('\0', '').replace(/[\uD800-\uDFFF]/gu, '\uFFFD'))
  })

  it('changes a key as it is at that moment, or not at all', async () => {
    const { aiKeys } = await fresh()
    await aiKeys.save(sampleAiKey(1))
    await leased(aiKeys, 1)
    const raise = () =>
      aiKeys.update(idOf(1), ({ priority }) => ({ settings: sampleAiKey(1, { priority: priority + 1 }) }))
    const before = (await aiKeys.find(idOf(1)))?.priority ?? 0
    expect(await Promise.all([raise(), raise()])).toEqual([true, true])
    expect(await aiKeys.find(idOf(1))).toMatchObject({ priority: before + 2, usageToday: 1 })
    const condition = freshCondition('demo', NOON_MS)
    await aiKeys.update(idOf(1), () => ({ settings: sampleAiKey(1), condition }))
    expect(await aiKeys.find(idOf(1))).toMatchObject({ health: 0, usageToday: 1 })
    await expect(
      aiKeys.update(idOf(1), () => {
        throw new AppError('conflict', 'Somebody else was faster.')
      }),
    ).rejects.toMatchObject({ code: 'conflict' })
    expect(await aiKeys.update(idOf(9), () => ({ settings: sampleAiKey(9) }))).toBe(false)
    expect(await aiKeys.list()).toHaveLength(1)
  })

  it('gives a key with another secret the condition of a fresh one, in the same step', async () => {
    const { aiKeys } = await fresh()
    await aiKeys.save(sampleAiKey(1))
    const failed = { succeeded: false, durationMs: 5, restMs: HOUR_MS }
    for (const n of [1, 2, 3, 4, 5]) {
      const lease = await leased(aiKeys, n, NOON_MS + (n - 1) * 2 * HOUR_MS)
      await aiKeys.settle(lease, (state) => settleKey(state, failed, NOON_MS + (n - 1) * 2 * HOUR_MS))
    }
    expect(await aiKeys.find(idOf(1))).toMatchObject({ health: 50, breaker: { state: 'open' } })
    const condition = freshCondition('active', NOON_MS)
    await aiKeys.save(sampleAiKey(1, { sealedKey: 'another' }), condition)
    const counted = { failed: 5, usageToday: 5, sealedKey: 'another' }
    expect(await aiKeys.find(idOf(1))).toMatchObject({ ...condition, ...counted })
  })

  it('notes what became last of each model, the newest first (OP-89)', async () => {
    const { aiKeys } = await fresh()
    await aiKeys.save(sampleAiKey(1))
    const calls = [
      ['gpt-4o', true, 'It answered.'],
      ['dall-e-3', false, 'There is no such model.'],
      ['gpt-4o', false, 'Request timeout'],
    ] as const
    for (const [n, [model, succeeded, words]] of calls.entries()) {
      const outcome = { succeeded, durationMs: 5, restMs: null, note: { model, words } }
      await aiKeys.settle(await leased(aiKeys, n + 1), (state) => settleKey(state, outcome, NOON_MS + n))
    }
    expect((await aiKeys.find(idOf(1)))?.notes).toEqual([
      { model: 'gpt-4o', atMs: NOON_MS + 2, succeeded: false, words: 'Request timeout' },
      { model: 'dall-e-3', atMs: NOON_MS + 1, succeeded: false, words: 'There is no such model.' },
    ])
  })

  it('lists every key as it stands, with the calls under way that have not run out', async () => {
    const { aiKeys } = await fresh()
    expect(await aiKeys.listPoolKeys(NOON_MS)).toEqual([])
    await aiKeys.save(sampleAiKey(1, { priority: 2 }))
    await aiKeys.save(sampleAiKey(2, { keyType: 'meme', status: 'inactive' }))
    await leased(aiKeys, 1)
    await leased(aiKeys, 2, NOON_MS + 1)
    const poolKeys = async (nowMs: number) =>
      (await aiKeys.listPoolKeys(nowMs)).map(({ name, active, usageToday }) => [name, active, usageToday])
    expect(await poolKeys(NOON_MS + 1)).toEqual([
      ['Key 2', 0, 0],
      ['Key 1', 2, 2],
    ])
    expect(await poolKeys(NOON_MS + LEASE_MS)).toEqual([
      ['Key 2', 0, 0],
      ['Key 1', 1, 2],
    ])
  })

  it('shows who chooses every key of the type, with the calls under way', async () => {
    const { aiKeys } = await fresh()
    await aiKeys.save(sampleAiKey(1))
    await aiKeys.save(sampleAiKey(2, { status: 'inactive' }))
    await aiKeys.save(sampleAiKey(3, { keyType: 'meme' }))
    await leased(aiKeys, 1)
    await leased(aiKeys, 2)
    const seen = new Map<string, readonly [active: number, usageToday: number]>()
    const answer = await aiKeys.lease(
      { jobId: idOf(99), keyType: 'quiz', leaseMs: LEASE_MS, nowMs: NOON_MS },
      (keys): KeyChoice => {
        for (const { name, active, usageToday } of keys) seen.set(name, [active, usageToday])
        return { kind: 'wait' }
      },
    )
    expect(answer).toEqual({ kind: 'wait' })
    expect(Object.fromEntries(seen)).toEqual({ 'Key 1': [2, 2], 'Key 2': [0, 0] })
    expect(await leaseFor(aiKeys, 9, NOON_MS, 'meme')).toMatchObject({ kind: 'leased' })
  })

  it('books nothing for a key that is not there', async () => {
    const { aiKeys } = await fresh()
    const none = { kind: 'none' }
    const job = { jobId: idOf(99), keyType: 'quiz' as const, leaseMs: LEASE_MS, nowMs: NOON_MS }
    expect(await aiKeys.lease(job, () => ({ kind: 'key', keyId: idOf(1) }))).toEqual(none)
    expect(await leaseFor(aiKeys, 1)).toEqual(none)
  })

  it('lets no more calls of many at once have a key than it may have at a time (KP-12)', async () => {
    const { aiKeys } = await fresh()
    await aiKeys.save(sampleAiKey(1))
    await aiKeys.save(sampleAiKey(2, { maxConcurrent: 2 }))
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => leaseFor(aiKeys, n)))
    const won = answers.flatMap((answer) => (answer.kind === 'leased' ? [answer.lease.key.name] : []))
    expect(won.sort()).toEqual(['Key 1', 'Key 1', 'Key 1', 'Key 2', 'Key 2'])
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['leased', 'wait']))
  })

  it('never passes a quota, however many ask at once and however calls end', async () => {
    const { aiKeys } = await fresh()
    await aiKeys.save(sampleAiKey(1, { dailyLimit: 4, maxConcurrent: 10 }))
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const answer = await leaseFor(aiKeys, n)
        if (answer.kind === 'leased') await aiKeys.settle(answer.lease, (state) => state)
        return answer.kind
      }),
    )
    expect(answers.filter((kind) => kind === 'leased')).toHaveLength(4)
    expect(await aiKeys.find(idOf(1))).toMatchObject({ usageToday: 4 })
    // OP-51
    expect(await leaseFor(aiKeys, 50, NOON_MS + 12 * HOUR_MS)).toMatchObject({ kind: 'leased' })
    expect(await aiKeys.find(idOf(1))).toMatchObject({ usageToday: 1, usageThisMonth: 5, countedDay: '2026-03-04' })
  })

  it('says with a lease on which day it counts, also when the clock was set back', async () => {
    const { aiKeys } = await fresh()
    await aiKeys.save(sampleAiKey(1))
    expect(await leased(aiKeys, 1)).toMatchObject({ bookedDay: '2026-03-03' })
    expect(await leased(aiKeys, 2, NOON_MS + 12 * HOUR_MS)).toMatchObject({ bookedDay: '2026-03-04' })
    const late = await leased(aiKeys, 3, NOON_MS)
    expect(late).toMatchObject({ bookedDay: '2026-03-04' })
    await aiKeys.settle(late, (state) => releaseUnused(state, late.bookedDay))
    expect(await aiKeys.find(idOf(1))).toMatchObject({ usageToday: 1, usageThisMonth: 2, countedDay: '2026-03-04' })
  })

  it('takes a key back when its call is settled, and loses no outcome of many at once', async () => {
    const { aiKeys } = await fresh()
    await aiKeys.save(sampleAiKey(1, { maxConcurrent: 10 }))
    const leases = await Promise.all(Array.from({ length: 10 }, (_, n) => leased(aiKeys, n)))
    expect(await leaseFor(aiKeys, 10)).toEqual({ kind: 'wait' })
    // They settle in any order: four failures never rest the key, five in a row would.
    const outcome = (n: number) => ({ succeeded: n % 3 !== 0, durationMs: 100 * n, restMs: null })
    await Promise.all(
      leases.map((lease, n) => aiKeys.settle(lease, (state) => settleKey(state, outcome(n), NOON_MS + n))),
    )
    const key = await aiKeys.find(idOf(1))
    expect(key).toMatchObject({ succeeded: 6, failed: 4, usageToday: 10, avgResponseMs: 450 })
    expect(key?.history).toHaveLength(10)
    expect(await leaseFor(aiKeys, 10)).toMatchObject({ kind: 'leased', lease: { key: { active: 0 } } })
  })

  it('takes a key back when its lease runs out, and still hears the outcome', async () => {
    const { aiKeys } = await fresh()
    await aiKeys.save(sampleAiKey(1, { maxConcurrent: 1 }))
    const lease = await leased(aiKeys, 1)
    expect(await leaseFor(aiKeys, 2, NOON_MS + LEASE_MS - 1)).toEqual({ kind: 'wait' })
    const second = await leased(aiKeys, 2, NOON_MS + LEASE_MS)
    await aiKeys.revise(NOON_MS + LEASE_MS, (key) => key)
    await aiKeys.settle(lease, (state) => ({ ...state, failed: state.failed + 1 }))
    expect(await aiKeys.find(idOf(1))).toMatchObject({ failed: 1, usageToday: 2 })
    // the late news ended nobody else's lease
    expect(await leaseFor(aiKeys, 3, NOON_MS + LEASE_MS)).toEqual({ kind: 'wait' })
    await aiKeys.settle(second, (state) => state)
    expect(await leaseFor(aiKeys, 3, NOON_MS + LEASE_MS)).toMatchObject({ kind: 'leased' })
  })

  it('counts calls that ended by the day they ended on, all of many at once', async () => {
    const { aiKeys, analytics } = await fresh()
    await aiKeys.save(sampleAiKey(1, { maxConcurrent: 10 }))
    const leases = await Promise.all([1, 2, 3, 4].map((n) => leased(aiKeys, n)))
    await Promise.all(
      leases.map((lease, n) =>
        aiKeys.settle(lease, (state) => state, n < 3 ? { day: '2026-03-03', succeeded: n > 0 } : undefined),
      ),
    )
    await aiKeys.settle(await leased(aiKeys, 5), (state) => state, { day: '2026-03-02', succeeded: true })
    const { aiSucceeded, aiFailed } = await analytics.listDays('2026-03-03')
    expect([aiSucceeded, aiFailed]).toEqual([[{ day: '2026-03-03', count: 2 }], [{ day: '2026-03-03', count: 1 }]])
  })

  it('gives a job that was not settled its next key in place of the last', async () => {
    const { aiKeys } = await fresh()
    await aiKeys.save(sampleAiKey(1, { maxConcurrent: 1 }))
    await aiKeys.save(sampleAiKey(2, { maxConcurrent: 1 }))
    await leased(aiKeys, 1)
    await leased(aiKeys, 1)
    expect(await leaseFor(aiKeys, 2)).toMatchObject({ kind: 'leased' })
  })

  it('forgets a key that is removed while it is in use (issue 4)', async () => {
    const { aiKeys } = await fresh()
    await aiKeys.save(sampleAiKey(1))
    const lease = await leased(aiKeys, 1)
    expect([await aiKeys.remove(idOf(1)), await aiKeys.remove(idOf(1))]).toEqual([true, false])
    await aiKeys.settle(lease, (state) => ({ ...state, failed: 99 }))
    expect(await aiKeys.list()).toEqual([])
    await aiKeys.save(sampleAiKey(1))
    expect(await leaseFor(aiKeys, 2)).toMatchObject({ lease: { key: { active: 0, failed: 0 } } })
  })

  it('changes every key in one step at the health check', async () => {
    const { aiKeys } = await fresh()
    await aiKeys.save(sampleAiKey(1))
    await aiKeys.save(sampleAiKey(2, { keyType: 'meme' }))
    await leased(aiKeys, 1)
    const tomorrowMs = NOON_MS + 12 * HOUR_MS
    await aiKeys.revise(tomorrowMs, (key) => ({ ...checkKey(key, tomorrowMs), health: 7 }))
    const counters = { usageToday: 0, countedDay: '2026-03-04', health: 7 }
    expect(await aiKeys.list()).toMatchObject([
      { ...counters, usageThisMonth: 1 },
      { ...counters, usageThisMonth: 0 },
    ])
  })

  it('tells whoever waits that a call ended, and no more once they stopped listening', async () => {
    const { aiKeys } = await fresh()
    await aiKeys.save(sampleAiKey(1))
    let heard = 0
    const end = aiKeys.whenFreed(() => heard++)
    await aiKeys.settle(await leased(aiKeys, 1), (state) => state)
    expect(heard).toBeGreaterThan(0)
    end()
    const before = heard
    await aiKeys.settle(await leased(aiKeys, 2), (state) => state)
    expect(heard).toBe(before)
  })
}
