import type { GamePackRepository } from '@trendverse/application/ports/games'
import { and, count, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import { gamePacks, gameRuns } from '../schema/games'
import type { Queries, SqlDatabase } from '../sql-database'

const { content: _content, ...HEAD } = getTableColumns(gamePacks)
const DAY = sql`${gamePacks.day} collate "C"`

/** Packs of games in SQL. Of two of one day an index lets one in. */
export function sqlGamePacks(database: SqlDatabase): GamePackRepository {
  return {
    add: (pack) =>
      database.run(async (queries) => {
        await queries.insert(gamePacks).values(pack).onConflictDoNothing()
        const isInUse = and(
          eq(gamePacks.gameId, pack.gameId),
          eq(gamePacks.day, pack.day),
          isNull(gamePacks.withdrawnAtMs),
        )
        const [kept] = await queries.select(HEAD).from(gamePacks).where(isInUse)
        return kept ?? null
      }),
    withdraw: async (id, nowMs) => {
      const [pack] = await database.run((queries) =>
        queries
          .update(gamePacks)
          .set({
            withdrawnAtMs: sql`coalesce(${gamePacks.withdrawnAtMs}, ${new Date(nowMs).toISOString()}::timestamptz)`,
          })
          .where(eq(gamePacks.id, id))
          .returning(HEAD),
      )
      return pack ?? null
    },
    restore: (id) =>
      database.transaction(async (queries) => {
        // whoever keeps another one of this day at the same time waits
        await queries.execute(sql`lock table ${gamePacks} in share row exclusive mode`)
        const [pack] = await queries.select(HEAD).from(gamePacks).where(eq(gamePacks.id, id))
        if (pack === undefined || pack.withdrawnAtMs === null) return pack ?? null
        const isInItsPlace = and(
          eq(gamePacks.gameId, pack.gameId),
          eq(gamePacks.day, pack.day),
          isNull(gamePacks.withdrawnAtMs),
          ne(gamePacks.id, id),
        )
        if ((await queries.select({ id: gamePacks.id }).from(gamePacks).where(isInItsPlace)).length > 0)
          return 'replaced'
        await queries.update(gamePacks).set({ withdrawnAtMs: null }).where(eq(gamePacks.id, id))
        return { ...pack, withdrawnAtMs: null }
      }),
    list: ({ page, pageSize, gameId, day, withdrawn }) => {
      const condition = and(
        gameId === null ? undefined : eq(gamePacks.gameId, gameId),
        day === null ? undefined : eq(DAY, day),
        withdrawn === null ? undefined : (withdrawn ? isNotNull : isNull)(gamePacks.withdrawnAtMs),
      )
      return database.run(async (queries) => {
        const [[counted], packs] = await Promise.all([
          queries.select({ total: count() }).from(gamePacks).where(condition),
          queries
            .select(HEAD)
            .from(gamePacks)
            .where(condition)
            .orderBy(desc(DAY), desc(gamePacks.builtAtMs), desc(sql`${gamePacks.id} collate "C"`))
            .limit(pageSize)
            .offset((page - 1) * pageSize),
        ])
        const runs = await countRuns(
          queries,
          packs.map(({ id }) => id),
        )
        return { packs: packs.map((pack) => ({ ...pack, runs: runs.get(pack.id) ?? 0 })), total: counted?.total ?? 0 }
      })
    },
    find: async (id) => {
      const [pack] = await database.run((queries) => queries.select().from(gamePacks).where(eq(gamePacks.id, id)))
      return pack ?? null
    },
    listDays: (gameId, fromDay, throughDay) =>
      database.run((queries) =>
        queries
          .select(HEAD)
          .from(gamePacks)
          .where(and(eq(gamePacks.gameId, gameId), gte(DAY, fromDay), lte(DAY, throughDay)))
          .orderBy(desc(DAY), desc(gamePacks.builtAtMs)),
      ),
  }
}

/** Finished runs of each pack that has any. */
async function countRuns(queries: Queries, packIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (packIds.length === 0) return new Map()
  const { packId, finishedAtMs } = gameRuns
  const rows = await queries
    .select({ packId, runs: count() })
    .from(gameRuns)
    .where(and(inArray(packId, [...packIds]), isNotNull(finishedAtMs)))
    .groupBy(packId)
  return new Map(rows.map((row) => [row.packId, row.runs]))
}
