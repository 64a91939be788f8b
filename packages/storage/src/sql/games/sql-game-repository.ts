import { type GameRepository, MAX_ADDED_GAMES } from '@trendverse/application/ports/games'
import { asc, count, eq, sql } from 'drizzle-orm'
import { games } from '../schema/games'
import type { Queries, SqlDatabase } from '../sql-database'

/** The catalogue of games in SQL. Administrators change it one after the other; readers are never kept waiting. */
export function sqlGameRepository(database: SqlDatabase): GameRepository {
  const inTurn = <T>(work: (queries: Queries) => Promise<T>): Promise<T> =>
    database.transaction(async (queries) => {
      await queries.execute(sql`lock table ${games} in share row exclusive mode`)
      return work(queries)
    })
  const findWith = async (queries: Queries, id: string) => {
    const [row] = await queries.select().from(games).where(eq(games.id, id))
    return row?.fields ?? null
  }
  return {
    list: async () => {
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(games)
          .orderBy(asc(games.addedAtMs), asc(sql`${games.id} collate "C"`)),
      )
      return rows.map(({ fields }) => fields)
    },
    find: (id) => database.run((queries) => findWith(queries, id)),
    add: (game, nowMs) =>
      inTurn(async (queries) => {
        if ((await findWith(queries, game.id)) !== null) return 'taken'
        const [counted] = await queries.select({ total: count() }).from(games)
        if ((counted?.total ?? 0) >= MAX_ADDED_GAMES) return 'full'
        await queries.insert(games).values({ id: game.id, fields: game, addedAtMs: nowMs })
        return 'added'
      }),
    edit: (id, change, nowMs) =>
      inTurn(async (queries) => {
        const kept = await findWith(queries, id)
        const fields = change(kept)
        if (fields === null) return kept
        const [row] = await queries
          .insert(games)
          .values({ id, fields, addedAtMs: nowMs })
          .onConflictDoUpdate({ target: games.id, set: { fields } })
          .returning()
        return row?.fields ?? null
      }),
    remove: async (id) => {
      const rows = await database.run((queries) =>
        queries.delete(games).where(eq(games.id, id)).returning({ id: games.id }),
      )
      return rows.length > 0
    },
  }
}
