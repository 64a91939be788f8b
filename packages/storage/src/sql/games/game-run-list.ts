import type { ModeratedRun, RunQuery } from '@trendverse/application/ports/game-lists'
import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { isCalled } from '../accounts/is-called'
import { users } from '../schema/accounts'
import { gameRuns } from '../schema/games'
import type { Queries } from '../sql-database'

const { id, userId, gameId, mode, packId, day, ranked, hidden, points, ticks, finishedAtMs, log } = gameRuns

/** Each in an index of the same order, which also holds what the list can be narrowed by. */
const ORDERS: Readonly<Record<RunQuery['order'], readonly SQL[]>> = {
  newest: [desc(finishedAtMs), desc(id)],
  best: [desc(points), asc(ticks), asc(finishedAtMs), asc(id)],
}

/** As `GameRunRepository.list` promises it. */
export async function listRuns(queries: Queries, query: RunQuery) {
  const ownerId = query.username === null ? null : await findOwner(queries, query.username)
  if (ownerId === undefined) return { runs: [], total: 0 }
  const condition = and(
    isNotNull(finishedAtMs),
    query.gameId === null ? undefined : eq(gameId, query.gameId),
    query.day === null ? undefined : eq(day, query.day),
    query.hidden === null ? undefined : eq(hidden, query.hidden),
    ownerId === null ? undefined : eq(userId, ownerId),
  )
  const page = idsOfPage(queries, condition, query).as('page')
  const [[counted], rows] = await Promise.all([
    queries.select({ total: count() }).from(gameRuns).where(condition),
    queries
      .select({
        id,
        userId,
        gameId,
        mode,
        packId,
        day,
        ranked,
        hidden,
        points,
        ticks,
        finishedAtMs,
        username: users.username,
        hasLog: sql<boolean>`${log} is not null`,
      })
      .from(page)
      .innerJoin(gameRuns, eq(gameRuns.id, page.id))
      .innerJoin(users, eq(users.id, userId))
      .orderBy(...ORDERS[query.order]),
  ])
  return { runs: rows.flatMap(asFinished), total: counted?.total ?? 0 }
}

/** The ids alone, out of an index: however far the page, no run is read that is not on it. */
export function idsOfPage(
  queries: Queries,
  condition: SQL | undefined,
  { order, page, pageSize }: Pick<RunQuery, 'order' | 'page' | 'pageSize'>,
) {
  return queries
    .select({ id })
    .from(gameRuns)
    .where(condition)
    .orderBy(...ORDERS[order])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
}

/** As `GameRunRepository.countByGame` promises it. */
export async function countRunsByGame(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .select({ gameId, runs: count() })
    .from(gameRuns)
    .where(isNotNull(finishedAtMs))
    .groupBy(gameId)
  return new Map(rows.map((row) => [row.gameId, row.runs]))
}

async function findOwner(queries: Queries, username: string): Promise<string | undefined> {
  const [owner] = await queries.select({ id: users.id }).from(users).where(isCalled(username))
  return owner?.id
}

type RunRow = Omit<ModeratedRun, 'points' | 'ticks' | 'finishedAtMs'> & {
  readonly [Part in 'points' | 'ticks' | 'finishedAtMs']: number | null
}

/** The condition lets nothing else through; the types of the columns do not know. */
function asFinished({ points: reached, ticks: played, finishedAtMs: at, ...run }: RunRow): readonly ModeratedRun[] {
  return reached === null || played === null || at === null
    ? []
    : [{ ...run, points: reached, ticks: played, finishedAtMs: at }]
}
