import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { idsOfPage } from '../sql/games/game-run-list'
import { gameRuns } from '../sql/schema/games'
import type { SqlDatabase } from '../sql/sql-database'
import { sqlStorage } from '../sql/sql-storage'
import { sampleAccount } from './account-samples'
import { samplePack } from './game-samples'
import { idOf } from './samples'

const DAY = '2026-03-03'
const RUNS = 20_000
const IS_FINISHED = isNotNull(gameRuns.finishedAtMs)

/** How administrators' pages of many runs are read on a database of SQL. */
export function runListSqlSuite(empty: () => Promise<SqlDatabase>): void {
  it('reads any page of many runs out of an index alone', async () => {
    const database = await empty()
    const { accounts, gamePacks } = sqlStorage(database)
    await accounts.create(sampleAccount(1))
    await gamePacks.add(samplePack(DAY))
    await database.executeSql(
      `insert into game_runs (id, user_id, game_id, mode, pack_id, day, seed, rules_version, ranked, edition, started_at,
         points, ticks, finished_at)
       select gen_random_uuid(), '${idOf(1)}', 'tiles', 'normal', '${samplePack(DAY).id}', '${DAY}', 'seed', 1, false,
         'today', '2026-03-03'::timestamptz, n % 977, n, '2026-03-03'::timestamptz + n * interval '1 second'
       from generate_series(1, ${RUNS}) n`,
    )
    await database.executeSql('vacuum analyze game_runs')
    const planOf = (order: 'newest' | 'best', condition: SQL | undefined) =>
      database.run(async (queries) => {
        const page = idsOfPage(queries, condition, { order, page: RUNS / 100, pageSize: 50 })
        const { rows } = await queries.execute(sql`explain ${page.getSQL()}`)
        return JSON.stringify(rows)
      })
    expect(await planOf('newest', IS_FINISHED)).toContain('Index Only Scan using game_runs_newest')
    const isHidden = and(IS_FINISHED, eq(gameRuns.gameId, 'tiles'), eq(gameRuns.hidden, false))
    expect(await planOf('best', isHidden)).toContain('Index Only Scan using game_runs_by_points')
  })
}
