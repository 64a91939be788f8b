import { type AuditLog, type AuditQuery, FORGOTTEN_ACTOR } from '@trendverse/application/ports/administration'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, asc, eq, gte, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { cleanText } from '../../reading/clean-text'
import { holdsText, isInAnyCase } from '../in-any-case'
import { inOrder, isBehind, type ListOrder } from '../list-order'
import { inOrderOf, pageOfList, preferIndexes, totalOf } from '../page-of-list'
import { auditLog } from '../schema/identity-checks'
import type { Slice } from '../slice-of-list'
import type { Queries, SqlDatabase } from '../sql-database'

type Filters = Omit<AuditQuery, 'page' | 'pageSize' | 'after'>

const ORDER: ListOrder = { key: sql`${auditLog.atMs}`, kind: 'instant', isRising: false, areIdsRising: false }

/** Action, who did it and to what, in small letters, kept by the database alone. */
const SEARCH_TEXT = sql`audit_log.search_text`

function conditionsOf({ action, area, actorId, subjectId, fromMs, toMs, text }: Filters): SQL | undefined {
  const part = cleanText(text ?? '')
  return and(
    (action ?? null) === null ? undefined : eq(auditLog.action, action ?? ''),
    area === undefined ? undefined : sql`split_part(${auditLog.action}, '.', 1) = ${cleanText(area)}`,
    actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
    subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
    fromMs === undefined ? undefined : gte(auditLog.atMs, fromMs),
    toMs === undefined ? undefined : lte(auditLog.atMs, toMs),
    part === '' ? undefined : holdsText(SEARCH_TEXT, part),
  )
}

/** How many rows a list has on all its pages, or at least `limit`. */
export function auditTotal(queries: Queries, filters: Filters, limit: number) {
  return totalOf(queries.select({ one: sql`1` }).from(auditLog).where(conditionsOf(filters)).limit(limit))
}

/** The ids of a slice, in its order: read in an index, so that only the rows of the page are read themselves. */
export function auditEntriesOfSlice(queries: Queries, filters: Filters, { isReversed, offset, limit, after }: Slice) {
  return queries
    .select({ id: auditLog.id, key: ORDER.key.as('key') })
    .from(auditLog)
    .where(and(conditionsOf(filters), isBehind(ORDER, auditLog.id, after)))
    .orderBy(...inOrder(ORDER, auditLog.id, isReversed))
    .limit(limit)
    .offset(offset)
}

async function listEntries(queries: Queries, { page, pageSize, after, ...filters }: AuditQuery) {
  await preferIndexes(queries)
  const { ids, ...counted } = await pageOfList(
    queries,
    { page, pageSize, after, isSearch: cleanText(filters.text ?? '') !== '' },
    {
      order: ORDER,
      total: (limit) => auditTotal(queries, filters, limit),
      rowsOf: (slice) => auditEntriesOfSlice(queries, filters, slice),
    },
  )
  const rows = ids.length === 0 ? [] : await queries.select().from(auditLog).where(inArray(auditLog.id, ids))
  return { entries: inOrderOf(ids, rows), ...counted }
}

/** The audit log in SQL; the table itself refuses changes but forgetting (a trigger of its migration). */
export function sqlAuditLog(database: SqlDatabase): AuditLog {
  return {
    append: async (entry) => {
      await database.run((queries) => queries.insert(auditLog).values(entry))
    },
    list: (query) => database.transaction((queries) => listEntries(queries, query)),
    listAbout: async (userId) => {
      if (!isUuid(userId)) return []
      return database.run((queries) =>
        queries
          .select()
          .from(auditLog)
          .where(or(eq(auditLog.subjectId, userId), eq(auditLog.actorId, userId)))
          .orderBy(asc(auditLog.atMs), asc(auditLog.id)),
      )
    },
    forget: async ({ id, email }) => {
      if (!isUuid(id)) return
      const address = email === null ? [] : [JSON.stringify(cleanText(email)).slice(1, -1)]
      const named = [id, ...address].map((text) => isInAnyCase(sql`${auditLog.details}::text`, text))
      await database.transaction(async (queries) => {
        await queries
          .update(auditLog)
          .set({ subjectId: null, details: {} })
          .where(or(eq(auditLog.subjectId, id), and(ne(sql`${auditLog.details}::text`, '{}'), or(...named))))
        await queries
          .update(auditLog)
          .set({ actorId: null, actorName: FORGOTTEN_ACTOR })
          .where(eq(auditLog.actorId, id))
      })
    },
  }
}
