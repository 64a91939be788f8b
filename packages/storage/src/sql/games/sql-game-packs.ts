import type { GamePackRepository } from '@trendverse/application/ports/games'
import { and, desc, eq, getTableColumns, gte, isNull, lte, sql } from 'drizzle-orm'
import { gamePacks } from '../schema/games'
import type { SqlDatabase } from '../sql-database'

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
