import type { PageHeadRepository } from '@trendverse/application/ports/reading'
import type { PageHeadRecord } from '@trendverse/domain/pages/page-head-record'
import { desc, getTableColumns, inArray, lt } from 'drizzle-orm'
import { replacing } from '../excluded'
import { inBatches } from '../insert-in-batches'
import { pageHeadRounds, pageHeads } from '../schema/page-heads'
import type { SqlDatabase } from '../sql-database'

// An address may be as long as a source's id, and is kept as a key in the same way.
import { storableItemId as storableKey } from './storable-item-id'

const REPLACED = ['url', 'head', 'reason', 'readAtMs', 'attempts', 'nextAttemptAtMs'] as const

/** Page heads in SQL. */
export function sqlPageHeadRepository(database: SqlDatabase): PageHeadRepository {
  return {
    findMany: (pageKeys) =>
      database.run(async (queries) => {
        const found = new Map<string, PageHeadRecord>()
        const asked = new Map(pageKeys.map((pageKey) => [storableKey(pageKey), pageKey]))
        await inBatches([...asked.keys()], async (batch) => {
          const rows = await queries.select().from(pageHeads).where(inArray(pageHeads.pageKey, batch))
          for (const row of rows) {
            const pageKey = asked.get(row.pageKey)
            if (pageKey !== undefined) found.set(pageKey, { ...row, pageKey })
          }
        })
        return found
      }),
    save: async (records) => {
      // A statement cannot write a row twice: of several records of one page the last counts.
      const rows = new Map(
        records.map((record) => {
          const pageKey = storableKey(record.pageKey)
          return [pageKey, { ...record, pageKey }]
        }),
      )
      await database.transaction((queries) =>
        inBatches([...rows.values()], (batch) =>
          queries
            .insert(pageHeads)
            .values(batch)
            .onConflictDoUpdate({ target: pageHeads.pageKey, set: replacing(getTableColumns(pageHeads), REPLACED) }),
        ),
      )
    },
    saveRound: async (round) => {
      await database.run((queries) => queries.insert(pageHeadRounds).values(round).onConflictDoNothing())
    },
    findLastRound: () =>
      database.run(async (queries) => {
        const rows = await queries.select().from(pageHeadRounds).orderBy(desc(pageHeadRounds.finishedAtMs)).limit(1)
        return rows[0] ?? null
      }),
    removeReadBefore: (beforeMs) =>
      database.transaction(async (queries) => {
        await queries.delete(pageHeadRounds).where(lt(pageHeadRounds.finishedAtMs, beforeMs))
        const removed = await queries
          .delete(pageHeads)
          .where(lt(pageHeads.readAtMs, beforeMs))
          .returning({ pageKey: pageHeads.pageKey })
        return removed.length
      }),
  }
}
