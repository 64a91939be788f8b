import type { BoardEntry, BoardQuery, RunDraft } from '@trendverse/application/ports/games'
import type { Standing } from '@trendverse/domain/games/game-board'
import type { GameRun, RunResult } from '@trendverse/domain/games/game-run'
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { IS_PUBLIC_MAKER } from '../accounts/public-maker'
import { users } from '../schema/accounts'
import { gameRuns } from '../schema/games'
import type { Queries } from '../sql-database'

type RunRow = typeof gameRuns.$inferSelect

/** The three parts of a result, where it is there. */
function resultOf({ points, ticks, finishedAtMs }: Pick<RunRow, keyof RunResult>): RunResult | null {
  return points === null || ticks === null || finishedAtMs === null ? null : { points, ticks, finishedAtMs }
}

export function fromRunRow({
  points,
  ticks,
  finishedAtMs,
  logHash: _logHash,
  isBest: _isBest,
  ...row
}: RunRow): GameRun {
  return { ...row, result: resultOf({ points, ticks, finishedAtMs }) }
}

export function toRunRow(draft: RunDraft, ranked: boolean): typeof gameRuns.$inferInsert {
  return { ...draft, ranked }
}

/** `countsOnBoards`, of finished runs. */
export const COUNTS = and(
  eq(gameRuns.ranked, true),
  isNull(gameRuns.unranked),
  isNotNull(gameRuns.finishedAtMs),
  eq(gameRuns.hidden, false),
)
/** Accounts whose runs others may see. */
export const IS_SHOWN = and(IS_PUBLIC_MAKER, eq(users.runsOnBoards, true))

export function isOnBoard({ gameId, mode, day }: BoardQuery): SQL | undefined {
  const isOfGame = and(eq(gameRuns.gameId, gameId), eq(gameRuns.mode, mode), IS_SHOWN)
  return day === null ? and(isOfGame, eq(gameRuns.isBest, true)) : and(isOfGame, COUNTS, eq(gameRuns.day, day))
}

/** As `compareStandings` has it, in indexes of the same order. */
const BEST_FIRST = [desc(gameRuns.points), asc(gameRuns.ticks), asc(gameRuns.finishedAtMs), asc(gameRuns.id)]

/** Rows that stand after this one, or before it. */
export function stands(which: 'before' | 'after', { points, ticks, finishedAtMs, id }: Standing): SQL | undefined {
  const [worse, later] = which === 'after' ? [lt, gt] : [gt, lt]
  const isAsGood = eq(gameRuns.points, points)
  const isAsFast = and(isAsGood, eq(gameRuns.ticks, ticks))
  return or(
    worse(gameRuns.points, points),
    and(isAsGood, later(gameRuns.ticks, ticks)),
    and(isAsFast, later(gameRuns.finishedAtMs, finishedAtMs)),
    and(isAsFast, eq(gameRuns.finishedAtMs, finishedAtMs), later(gameRuns.id, id)),
  )
}

/** Rows of a board that fulfil a condition, best first. */
export async function boardRows(queries: Queries, condition: SQL | undefined, limit: number): Promise<BoardEntry[]> {
  const { id, day, points, ticks, finishedAtMs } = gameRuns
  const rows = await queries
    .select({
      id,
      day,
      points,
      ticks,
      finishedAtMs,
      username: users.username,
      hasLog: sql<boolean>`${gameRuns.log} is not null`,
    })
    .from(gameRuns)
    .innerJoin(users, eq(users.id, gameRuns.userId))
    .where(condition)
    .orderBy(...BEST_FIRST)
    .limit(limit)
  return rows.flatMap(({ points: reached, ticks: played, finishedAtMs: at, ...row }) => {
    const result = resultOf({ points: reached, ticks: played, finishedAtMs: at })
    return result === null ? [] : [{ ...row, ...result }]
  })
}

/** As `GameRunRepository.listLogsBeside` promises it. */
export async function logsBeside(
  queries: Queries,
  { gameId, day, packId, mode, rulesVersion, userId }: GameRun,
  limit: number,
): Promise<readonly string[]> {
  const { log } = gameRuns
  const rows = await queries
    .select({ log })
    .from(gameRuns)
    .where(
      and(
        // in the index of what follows from them
        eq(gameRuns.gameId, gameId),
        eq(gameRuns.day, day),
        eq(gameRuns.packId, packId),
        eq(gameRuns.mode, mode),
        eq(gameRuns.rulesVersion, rulesVersion),
        ne(gameRuns.userId, userId),
        isNotNull(gameRuns.finishedAtMs),
        isNotNull(log),
      ),
    )
    .orderBy(...BEST_FIRST)
    .limit(limit)
  return rows.flatMap((row) => row.log ?? [])
}

/** Marks an account's best run of a game and mode anew. This transaction holds the account. */
export async function markBest(
  queries: Queries,
  { userId, gameId, mode }: Pick<GameRun, 'userId' | 'gameId' | 'mode'>,
) {
  const isTheirs = and(eq(gameRuns.userId, userId), eq(gameRuns.gameId, gameId), eq(gameRuns.mode, mode))
  await queries
    .update(gameRuns)
    .set({ isBest: false })
    .where(and(isTheirs, eq(gameRuns.isBest, true)))
  const [best] = await queries
    .select({ id: gameRuns.id })
    .from(gameRuns)
    .where(and(isTheirs, COUNTS))
    .orderBy(...BEST_FIRST)
    .limit(1)
  if (best !== undefined) await queries.update(gameRuns).set({ isBest: true }).where(eq(gameRuns.id, best.id))
}

/** Forgets logs that nobody comes to watch. Places are counted among runs that have one: the best always do. */
export async function thinLogs(
  queries: Queries,
  { finishedBeforeMs, keptOfBoard }: { readonly finishedBeforeMs: number; readonly keptOfBoard: number },
): Promise<number> {
  const { id, gameId, mode, day, log } = gameRuns
  const order = sql.join(BEST_FIRST, sql`, `)
  const place = sql<number>`row_number() over (partition by ${gameId}, ${mode}, ${day} order by ${order})`.as('place')
  const placed = queries
    .select({ id, place })
    .from(gameRuns)
    .where(and(COUNTS, isNotNull(log)))
    .as('placed')
  const watched = queries.select({ id: placed.id }).from(placed).where(lte(placed.place, keptOfBoard))
  const rows = await queries
    .update(gameRuns)
    .set({ log: null })
    .where(
      and(
        isNotNull(log),
        lt(gameRuns.finishedAtMs, finishedBeforeMs),
        eq(gameRuns.isBest, false),
        notInArray(id, watched),
      ),
    )
    .returning({ id })
  return rows.length
}
