import type { RecordOwner } from '@trendverse/application/ports/accounts'
import type { MailOutbox } from '@trendverse/application/ports/mail'
import { LONGEST_WAIT_MS } from '@trendverse/domain/mail/retry-schedule'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, asc, count, eq, gt, inArray, lt, lte, ne, or, sql } from 'drizzle-orm'
import { preferIndexes } from '../page-of-list'
import { mails } from '../schema/mail'
import type { SqlDatabase } from '../sql-database'
import { mailsByDay } from './count-mails'
import { isAddressIn } from './is-address-in'
import { listOutbox } from './outbox-queries'

type CountedMails = Awaited<ReturnType<MailOutbox['countByDay']>>[number]

/** The outbox in SQL. Takers never wait for each other, and every change is one statement. */
export function sqlMailOutbox(database: SqlDatabase): MailOutbox {
  return {
    add: async (given) => {
      if (given.length === 0) return []
      const added = await database.run((queries) =>
        queries
          .insert(mails)
          .values(given.map((mail) => ({ ...mail, status: 'waiting' as const, nextTryAtMs: mail.createdAtMs })))
          .onConflictDoNothing({ target: mails.idempotencyKey })
          .returning({ id: mails.id }),
      )
      return added.map(({ id }) => id)
    },
    take: (limit, nowMs, leaseMs) =>
      database.run(async (queries) => {
        const due = queries
          .select({ id: mails.id })
          .from(mails)
          .where(and(inArray(mails.status, ['waiting', 'sending']), isDue(nowMs)))
          .orderBy(asc(mails.nextTryAtMs), asc(mails.id))
          .limit(limit)
          .for('update', { skipLocked: true })
        const taken = await queries
          .update(mails)
          .set({ status: 'sending', tries: sql`${mails.tries} + 1`, nextTryAtMs: nowMs + leaseMs })
          .where(inArray(mails.id, due))
          .returning()
        return taken
          .flatMap((mail) => (mail.sealedBody === null ? [] : [{ ...mail, sealedBody: mail.sealedBody }]))
          .sort((a, b) => a.createdAtMs - b.createdAtMs || (a.id < b.id ? -1 : 1))
      }),
    renew: async (id, untilMs) => {
      await database.run((queries) =>
        queries
          .update(mails)
          .set({ nextTryAtMs: untilMs })
          .where(and(eq(mails.id, id), eq(mails.status, 'sending'))),
      )
    },
    noteSent: async (id, nowMs) => {
      await database.run((queries) =>
        queries
          .update(mails)
          .set({ status: 'sent', sentAtMs: nowMs, sealedBody: null, error: null })
          .where(eq(mails.id, id)),
      )
    },
    noteFailure: async (id, error, nextTryAtMs) => {
      const outcome =
        nextTryAtMs === null ? { status: 'failed' as const, error } : { status: 'waiting' as const, nextTryAtMs, error }
      // Somebody else may have sent it after our lease ran out.
      await database.run((queries) =>
        queries
          .update(mails)
          .set(outcome)
          .where(and(eq(mails.id, id), ne(mails.status, 'sent'))),
      )
    },
    failExpired: (nowMs, { tried, untried }) =>
      database.run(async (queries) => {
        const expired = await queries
          .update(mails)
          .set({ status: 'failed', error: sql`case when ${mails.tries} > 0 then ${tried} else ${untried} end` })
          .where(and(eq(mails.status, 'waiting'), lte(mails.expiresAtMs, nowMs)))
          .returning({ id: mails.id })
        return expired.length
      }),
    countWaiting: () =>
      database.run(async (queries) => {
        const [row] = await queries.select({ waiting: count() }).from(mails).where(eq(mails.status, 'waiting'))
        return row?.waiting ?? 0
      }),
    find: (id) =>
      database.run(async (queries) => {
        const rows = await queries.select().from(mails).where(eq(mails.id, id))
        return rows[0] ?? null
      }),
    requeue: (id, again, nowMs) =>
      database.run(async (queries) => {
        const requeued = await queries
          .update(mails)
          .set({ ...again, status: 'waiting', tries: 0, nextTryAtMs: nowMs, error: null })
          .where(and(eq(mails.id, id), eq(mails.status, 'failed')))
          .returning({ id: mails.id })
        return requeued.length > 0
      }),
    list: (query) => database.transaction((queries) => listOutbox(queries, query)),
    countByDay: (type, fromMs) =>
      database.transaction(async (queries) => {
        await preferIndexes(queries)
        return (await queries.execute<CountedMails>(mailsByDay(type, fromMs))).rows
      }),
    listOf: (person) =>
      database.run((queries) =>
        queries.select().from(mails).where(isOf(person)).orderBy(asc(mails.createdAtMs), asc(mails.id)),
      ),
    removeOf: async (person) => {
      await database.run((queries) => queries.delete(mails).where(isOf(person)))
    },
    removeDoneBefore: (beforeMs) =>
      database.run(async (queries) => {
        const removed = await queries
          .delete(mails)
          .where(and(inArray(mails.status, ['sent', 'failed']), lt(mails.createdAtMs, beforeMs)))
          .returning({ id: mails.id })
        return removed.length
      }),
  }
}

function isOf({ id, email }: RecordOwner) {
  return or(isUuid(id) ? eq(mails.userId, id) : sql`false`, email === null ? undefined : isAddressIn(mails.to, email))
}

function isDue(nowMs: number) {
  return or(lte(mails.nextTryAtMs, nowMs), gt(mails.nextTryAtMs, nowMs + LONGEST_WAIT_MS))
}
