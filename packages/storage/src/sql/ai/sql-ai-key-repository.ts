import type { AiKeyRepository, EndedCall, LeaseAnswer } from '@trendverse/application/ports/ai'
import { type AiKey, type AiKeyState, freshKeyState, type PoolKey } from '@trendverse/domain/ai/ai-key'
import type { KeyType } from '@trendverse/domain/ai/key-type'
import { bookCall } from '@trendverse/domain/ai/settle-key'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { and, asc, count, eq, getTableColumns, gt, inArray, lte, sql } from 'drizzle-orm'
import { aiCalls, aiKeys, aiLeases, aiQueue } from '../schema/ai'
import type { Queries, SqlDatabase } from '../sql-database'

// A hundred old calls are no part of a choice.
const { history: _history, ...STANDING_COLUMNS } = getTableColumns(aiKeys)
const IN_ORDER = [asc(aiKeys.priority), asc(aiKeys.createdAtMs), asc(aiKeys.id)] as const

/** AI keys in SQL. Whoever books holds every key of the type, so that no two processes book the last unit of one. */
export function sqlAiKeyRepository(database: SqlDatabase): AiKeyRepository {
  return {
    list: () =>
      database.run((queries) =>
        queries
          .select()
          .from(aiKeys)
          .orderBy(...IN_ORDER),
      ),
    listPoolKeys: (nowMs) =>
      database.run(async (queries) => {
        const keys = await queries
          .select(STANDING_COLUMNS)
          .from(aiKeys)
          .orderBy(...IN_ORDER)
        return withActive(queries, keys, nowMs)
      }),
    find: (id) =>
      database.run(async (queries) => {
        const rows = await queries.select().from(aiKeys).where(eq(aiKeys.id, id))
        return rows[0] ?? null
      }),
    save: async (settings, condition) => {
      const { id, createdAtMs, ...said } = settings
      await database.run((queries) =>
        queries
          .insert(aiKeys)
          .values({ ...settings, ...freshKeyState(settings) })
          .onConflictDoUpdate({ target: aiKeys.id, set: { ...said, ...condition } }),
      )
    },
    update: (id, decide) =>
      database.transaction(async (queries) => {
        const [current] = await queries.select().from(aiKeys).where(eq(aiKeys.id, id)).for('no key update')
        if (current === undefined) return false
        const { settings, condition } = decide(current)
        const { id: _id, createdAtMs: _createdAtMs, ...said } = settings
        await queries
          .update(aiKeys)
          .set({ ...said, ...condition })
          .where(eq(aiKeys.id, id))
        return true
      }),
    remove: (id) =>
      database.run(async (queries) => {
        const removed = await queries.delete(aiKeys).where(eq(aiKeys.id, id)).returning({ id: aiKeys.id })
        return removed.length > 0
      }),
    lease: ({ jobId, keyType, leaseMs, nowMs }, choose) =>
      database.transaction(async (queries): Promise<LeaseAnswer> => {
        const poolKeys = await lockPoolKeys(queries, keyType, nowMs)
        const choice = choose(poolKeys)
        if (choice.kind !== 'key') return choice
        const key = poolKeys.find(({ id }) => id === choice.keyId)
        if (key === undefined) return { kind: 'none' }
        const booked = bookCall(key, nowMs)
        await queries.update(aiKeys).set(booked).where(eq(aiKeys.id, key.id))
        const lease = { keyId: key.id, expiresAtMs: nowMs + leaseMs }
        await queries
          .insert(aiLeases)
          .values({ jobId, ...lease })
          .onConflictDoUpdate({ target: aiLeases.jobId, set: lease })
        await queries.delete(aiQueue).where(eq(aiQueue.jobId, jobId))
        return { kind: 'leased', lease: { jobId, key, bookedDay: booked.countedDay } }
      }),
    settle: async ({ jobId, key: { id } }, decide, ended) => {
      await database.transaction(async (queries) => {
        const [key] = await queries.select().from(aiKeys).where(eq(aiKeys.id, id)).for('no key update')
        await queries.delete(aiLeases).where(and(eq(aiLeases.jobId, jobId), eq(aiLeases.keyId, id)))
        if (key !== undefined) await changeState(queries, key, decide(key))
        if (ended !== undefined) await countCall(queries, ended)
      })
      await database.notify('ai_key_freed')
    },
    revise: async (nowMs, decide) => {
      await database.transaction(async (queries) => {
        const keys = await queries.select().from(aiKeys).orderBy(asc(aiKeys.id)).for('no key update')
        for (const key of keys) await changeState(queries, key, decide(key))
        await queries.delete(aiLeases).where(lte(aiLeases.expiresAtMs, nowMs))
      })
      await database.notify('ai_key_freed')
    },
    whenFreed: (listener) => database.listen('ai_key_freed', listener),
  }
}

async function lockPoolKeys(queries: Queries, keyType: KeyType, nowMs: number): Promise<readonly PoolKey[]> {
  const keys = await queries
    .select(STANDING_COLUMNS)
    .from(aiKeys)
    .where(eq(aiKeys.keyType, keyType))
    .orderBy(asc(aiKeys.id))
    .for('no key update')
  return withActive(queries, keys, nowMs)
}

async function withActive(
  queries: Queries,
  keys: readonly Omit<PoolKey, 'active'>[],
  nowMs: number,
): Promise<readonly PoolKey[]> {
  if (keys.length === 0) return []
  const leases = await queries
    .select({ keyId: aiLeases.keyId, active: count() })
    .from(aiLeases)
    .where(
      and(
        inArray(
          aiLeases.keyId,
          keys.map(({ id }) => id),
        ),
        gt(aiLeases.expiresAtMs, nowMs),
      ),
    )
    .groupBy(aiLeases.keyId)
  const activeOf = new Map<Uuid, number>(leases.map(({ keyId, active }) => [keyId, active]))
  return keys.map((key) => ({ ...key, active: activeOf.get(key.id) ?? 0 }))
}

async function countCall(queries: Queries, { day, succeeded }: EndedCall): Promise<void> {
  const call = { succeeded: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  await queries
    .insert(aiCalls)
    .values({ day, ...call })
    .onConflictDoUpdate({
      target: aiCalls.day,
      set: {
        succeeded: sql`${aiCalls.succeeded} + ${call.succeeded}`,
        failed: sql`${aiCalls.failed} + ${call.failed}`,
      },
    })
}

async function changeState(queries: Queries, before: AiKey, after: AiKeyState): Promise<void> {
  if (after === before) return
  // one by one, so that nothing but the state is ever written here
  const { usageToday, usageThisMonth, countedDay, lastUsedAtMs } = after
  const { health, breaker, restsUntilMs, succeeded, failed, avgResponseMs, history, notes } = after
  const used = { usageToday, usageThisMonth, countedDay, lastUsedAtMs }
  await queries
    .update(aiKeys)
    .set({ ...used, health, breaker, restsUntilMs, succeeded, failed, avgResponseMs, history, notes })
    .where(eq(aiKeys.id, before.id))
}
