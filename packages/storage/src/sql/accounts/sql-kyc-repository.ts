import type { KycChange, KycRepository } from '@trendverse/application/ports/identity-checks'
import {
  followKycOutcome,
  isOverdueKyc,
  isUnderKyc,
  type KycOutcome,
  type KycRecord,
  requireKyc,
  startKycClock,
  submitKyc,
} from '@trendverse/domain/accounts/kyc'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, asc, count, desc, eq, getTableColumns, lt, lte, type SQL, sql } from 'drizzle-orm'
import { kycRecords, kycUrls, webhookDeliveries } from '../schema/identity-checks'
import type { Queries, SqlDatabase } from '../sql-database'
import { IS_OPEN_KYC, openKycOf, saveKyc } from './kyc-rows'
import { changeAccount, lockAccount } from './locked-account'

const { position: _position, ...URL_COLUMNS } = getTableColumns(kycUrls)

/** Identity checks in SQL. Every change locks the account first, so that two of them are one after the other. */
export function sqlKycRepository(database: SqlDatabase): KycRepository {
  const findWhere = (condition: SQL | undefined) =>
    database.run(async (queries) => {
      const rows = await queries
        .select()
        .from(kycRecords)
        .where(condition)
        .orderBy(desc(kycRecords.requiredAtMs), desc(kycRecords.id))
        .limit(1)
      return rows[0] ?? null
    })
  return {
    require: async (record) => {
      if (!isUuid(record.userId)) return null
      return database.transaction(async (queries) => {
        const user = await lockAccount(queries, record.userId)
        if (user === null) return null
        const required = requireKyc(user)
        if (!required.allowed) return 'refused'
        const flagged = await changeAccount(queries, user, required.patch)
        return { record: (await openKycOf(queries, user.id)) ?? (await insert(queries, record)), user: flagged }
      })
    },
    detect: async (fresh, nowMs) => {
      if (!isUuid(fresh.userId)) return null
      return database.transaction(async (queries) => {
        const user = await lockAccount(queries, fresh.userId)
        if (user === null) return null
        if (!isUnderKyc(user)) return { record: null, user, opened: false }
        const open = await openKycOf(queries, user.id)
        const started = startKycClock(open ?? fresh, nowMs)
        if (open === null) return { record: await insert(queries, started), user, opened: true }
        return { record: started === open ? open : await saveKyc(queries, started), user, opened: false }
      })
    },
    find: async (id) => (isUuid(id) ? findWhere(eq(kycRecords.id, id)) : null),
    findOpen: async (userId) => (isUuid(userId) ? findWhere(and(eq(kycRecords.userId, userId), IS_OPEN_KYC)) : null),
    findLatest: async (userId) => (isUuid(userId) ? findWhere(eq(kycRecords.userId, userId)) : null),
    listOf: async (userId) => {
      if (!isUuid(userId)) return []
      return database.run((queries) =>
        queries
          .select()
          .from(kycRecords)
          .where(eq(kycRecords.userId, userId))
          .orderBy(asc(kycRecords.requiredAtMs), asc(kycRecords.id)),
      )
    },
    listOpen: ({ page, pageSize }) =>
      database.run(async (queries) => {
        const [records, [counted]] = await Promise.all([
          queries
            .select()
            .from(kycRecords)
            .where(IS_OPEN_KYC)
            .orderBy(asc(kycRecords.requiredAtMs), asc(kycRecords.id))
            .limit(pageSize)
            .offset((page - 1) * pageSize),
          queries.select({ total: count() }).from(kycRecords).where(IS_OPEN_KYC),
        ])
        return { records, total: counted?.total ?? 0 }
      }),
    decide: async (id, outcome, blockedReason, nowMs) => {
      if (!isUuid(id)) return null
      return database.transaction(async (queries) => {
        const owners = await queries.select({ id: kycRecords.userId }).from(kycRecords).where(eq(kycRecords.id, id))
        const user = owners[0] ? await lockAccount(queries, owners[0].id) : null
        const open = user && (await openKycOf(queries, user.id))
        if (user === null || open?.id !== id) return null
        if (outcome === 'expired' && !(isOverdueKyc(open, nowMs) && isUnderKyc(user))) return null
        return end(queries, { record: open, user }, outcome, blockedReason, nowMs)
      })
    },
    applyResult: ({ deliveryId, userId, event, blockedReason }, nowMs) =>
      database.transaction(async (queries) => {
        const noted = await queries
          .insert(webhookDeliveries)
          .values({ id: deliveryId, receivedAtMs: nowMs })
          .onConflictDoNothing()
          .returning({ id: webhookDeliveries.id })
        if (noted.length === 0) return 'repeated'
        const user = isUuid(userId) ? await lockAccount(queries, userId) : null
        const open = user && (await openKycOf(queries, user.id))
        if (user === null || open === null || isOverdueKyc(open, nowMs)) return null
        if (event === 'submitted') return { record: await saveKyc(queries, submitKyc(open)), user }
        return end(queries, { record: open, user }, event, blockedReason, nowMs)
      }),
    forgetResults: async (beforeMs) => {
      await database.run((queries) =>
        queries.delete(webhookDeliveries).where(lt(webhookDeliveries.receivedAtMs, beforeMs)),
      )
    },
    listOverdue: (nowMs, limit) =>
      database.run((queries) =>
        queries
          .select()
          .from(kycRecords)
          .where(and(eq(kycRecords.status, 'pending'), lte(kycRecords.deadlineMs, nowMs)))
          .orderBy(asc(kycRecords.deadlineMs), asc(kycRecords.id))
          .limit(limit),
      ),
    listUrls: () => database.run((queries) => queries.select(URL_COLUMNS).from(kycUrls).orderBy(asc(kycUrls.position))),
    replaceUrls: (urls) =>
      database.transaction(async (queries) => {
        // Of two lists at once the later one stays, not a mixture.
        await queries.execute(sql`lock table ${kycUrls} in share row exclusive mode`)
        await queries.delete(kycUrls)
        if (urls.length > 0) await queries.insert(kycUrls).values(urls.map((url, position) => ({ ...url, position })))
      }),
  }
}

async function insert(queries: Queries, record: KycRecord): Promise<KycRecord> {
  const rows = await queries.insert(kycRecords).values(record).returning()
  return rows[0] ?? record
}

async function end(
  queries: Queries,
  { record, user }: KycChange,
  outcome: KycOutcome,
  blockedReason: string,
  nowMs: number,
): Promise<KycChange> {
  return {
    record: await saveKyc(queries, { ...record, status: outcome, decidedAtMs: nowMs }),
    user: await changeAccount(queries, user, followKycOutcome(user, outcome, blockedReason, nowMs)),
  }
}
