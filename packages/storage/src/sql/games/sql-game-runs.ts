import type { BoardQuery, GameRunRepository, RunEnd } from '@trendverse/application/ports/games'
import type { GameRun } from '@trendverse/domain/games/game-run'
import { mayReplaceLog } from '@trendverse/domain/games/run-save'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, asc, count, desc, eq, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { holdAccount } from '../accounts/locked-account'
import { spendIn } from '../accounts/sql-usage-repository'
import { users } from '../schema/accounts'
import { gameRuns } from '../schema/games'
import type { Queries, SqlDatabase } from '../sql-database'
import { countRunsByGame, listRuns } from './game-run-list'
import {
  boardRows,
  fromRunRow,
  IS_SHOWN,
  isOnBoard,
  logsBeside,
  markBest,
  stands,
  thinLogs,
  toRunRow,
} from './game-run-rows'

/** Runs of games in SQL. Whatever starts or ends one holds its account, so that those of one account follow each other. */
export function sqlGameRuns(database: SqlDatabase): GameRunRepository {
  return {
    start: async (draft, { day, limit, isPractice = false }) => {
      if (!isUuid(draft.userId)) return { spent: false, usedToday: 0, run: null }
      return database.transaction(async (queries) => {
        const outcome = await spendIn(queries, draft.userId, 'games', day, limit)
        if (!outcome.spent) return { ...outcome, run: null }
        const isRanked = !isPractice && (await rankedOf(queries, draft)) === null
        const [row] = await queries.insert(gameRuns).values(toRunRow(draft, isRanked)).returning()
        if (row === undefined) throw new Error('a ticket was not kept')
        return { ...outcome, run: fromRunRow(row) }
      })
    },
    find: async (id) => {
      if (!isUuid(id)) return null
      const [row] = await database.run((queries) => queries.select().from(gameRuns).where(eq(gameRuns.id, id)))
      return row === undefined ? null : fromRunRow(row)
    },
    findLatest: async (userId, gameId, mode) => {
      if (!isUuid(userId)) return null
      const isMeant = and(eq(gameRuns.userId, userId), eq(gameRuns.gameId, gameId), eq(gameRuns.mode, mode))
      const [row] = await database.run((queries) =>
        queries.select().from(gameRuns).where(isMeant).orderBy(desc(gameRuns.startedAtMs), desc(gameRuns.id)).limit(1),
      )
      return row === undefined ? null : fromRunRow(row)
    },
    findRanked: async (userId, board) =>
      isUuid(userId) ? database.run((queries) => rankedOf(queries, { ...board, userId })) : null,
    keepLog: async (id, log) => {
      if (!isUuid(id)) return false
      return database.transaction(async (queries) => {
        const run = await lockWithAccount(queries, id)
        if (run === null || run.result !== null || run.refusal !== null || !mayReplaceLog(run.log, log)) return false
        await queries.update(gameRuns).set({ log }).where(eq(gameRuns.id, id))
        return true
      })
    },
    finish: async (id, end) => {
      if (!isUuid(id)) return null
      return database.transaction(async (queries) => {
        const run = await lockWithAccount(queries, id)
        if (run === null) return null
        if (run.result !== null || run.refusal !== null) return 'finished_before'
        return keepEnd(queries, run, end)
      })
    },
    listLogsBeside: (run, limit) => database.run((queries) => logsBeside(queries, run, limit)),
    findShown: async (id) => {
      if (!isUuid(id)) return null
      const [row] = await database.run((queries) =>
        queries
          .select({ run: gameRuns, username: users.username })
          .from(gameRuns)
          .innerJoin(users, eq(users.id, gameRuns.userId))
          .where(and(eq(gameRuns.id, id), isNotNull(gameRuns.finishedAtMs), eq(gameRuns.hidden, false), IS_SHOWN)),
      )
      return row === undefined ? null : { run: fromRunRow(row.run), username: row.username }
    },
    readBoard: (board, { after, limit }) =>
      database.run(async (queries) => {
        const isOn = isOnBoard(board)
        if (after === null) {
          const [entries, total] = await Promise.all([boardRows(queries, isOn, limit), countRows(queries, isOn)])
          return { entries, total, before: 0 }
        }
        const isAfter = and(isOn, stands('after', after))
        const [entries, total, rest] = await Promise.all([
          boardRows(queries, isAfter, limit),
          countRows(queries, isOn),
          countRows(queries, isAfter),
        ])
        return { entries, total, before: total - rest }
      }),
    findStanding: async (board, userId) => {
      if (!isUuid(userId)) return null
      return database.run((queries) => standingOf(queries, board, userId))
    },
    setHidden: async (id, hidden) => {
      if (!isUuid(id)) return null
      return database.transaction(async (queries) => {
        const run = await lockWithAccount(queries, id)
        if (run === null) return null
        await queries.update(gameRuns).set({ hidden }).where(eq(gameRuns.id, id))
        await markBest(queries, run)
        return { ...run, hidden }
      })
    },
    list: (query) => database.run((queries) => listRuns(queries, query)),
    countByGame: () => database.run(countRunsByGame),
    thinLogs: (logs) => database.run((queries) => thinLogs(queries, logs)),
    removeUnfinished: async (startedBeforeMs) => {
      const rows = await database.run((queries) =>
        queries
          .delete(gameRuns)
          .where(and(isNull(gameRuns.finishedAtMs), lt(gameRuns.startedAtMs, startedBeforeMs)))
          .returning({ id: gameRuns.id }),
      )
      return rows.length
    },
    listOf: async (userId) => {
      if (!isUuid(userId)) return []
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(gameRuns)
          .where(eq(gameRuns.userId, userId))
          .orderBy(asc(gameRuns.startedAtMs), asc(gameRuns.id)),
      )
      return rows.map(fromRunRow)
    },
    listLatest: async (userId, limit) => {
      if (!isUuid(userId)) return { runs: [], total: 0 }
      const isOwn = eq(gameRuns.userId, userId)
      const latest = [desc(gameRuns.startedAtMs), desc(gameRuns.id)]
      const [rows, total] = await database.run((queries) =>
        Promise.all([
          queries
            .select()
            .from(gameRuns)
            .where(isOwn)
            .orderBy(...latest)
            .limit(limit),
          countRows(queries, isOwn),
        ]),
      )
      return { runs: rows.map(fromRunRow), total }
    },
    gamesFinishedBy: async (userId) => {
      if (!isUuid(userId)) return []
      const rows = await database.run((queries) =>
        queries
          .selectDistinct({ gameId: gameRuns.gameId })
          .from(gameRuns)
          .where(and(eq(gameRuns.userId, userId), isNotNull(gameRuns.finishedAtMs))),
      )
      return rows.map(({ gameId }) => gameId)
    },
  }
}

type Turn = Pick<GameRun, 'userId' | 'gameId' | 'mode' | 'day'>

async function rankedOf(queries: Queries, run: Turn): Promise<GameRun | null> {
  const [row] = await queries
    .select()
    .from(gameRuns)
    .where(
      and(
        eq(gameRuns.userId, run.userId),
        eq(gameRuns.gameId, run.gameId),
        eq(gameRuns.mode, run.mode),
        eq(gameRuns.day, run.day),
        eq(gameRuns.ranked, true),
      ),
    )
  return row === undefined ? null : fromRunRow(row)
}

/** The account first, as everything does that changes what belongs to one. */
async function lockWithAccount(queries: Queries, id: string): Promise<GameRun | null> {
  const [owner] = await queries.select({ userId: gameRuns.userId }).from(gameRuns).where(eq(gameRuns.id, id))
  if (owner === undefined) return null
  await holdAccount(queries, owner.userId, 'no key update')
  const [row] = await queries.select().from(gameRuns).where(eq(gameRuns.id, id)).for('update')
  return row === undefined ? null : fromRunRow(row)
}

/** Keeps the end of a run that this transaction has locked. */
async function keepEnd(queries: Queries, run: GameRun, end: RunEnd): Promise<'finished' | 'copied'> {
  const isThis = eq(gameRuns.id, run.id)
  if ('refusal' in end) {
    await queries.update(gameRuns).set({ refusal: end.refusal }).where(isThis)
    return 'finished'
  }
  if (end.logHash !== null && (await isCopied(queries, run, end.logHash))) {
    await queries.update(gameRuns).set({ refusal: 'log_copied' }).where(isThis)
    return 'copied'
  }
  await queries
    .update(gameRuns)
    .set({ ...end.result, log: end.log, logHash: end.logHash, unranked: end.unranked })
    .where(isThis)
  if (run.ranked) await markBest(queries, run)
  return 'finished'
}

/** Of two that send one log at once the second waits here until the first is kept. */
async function isCopied(queries: Queries, { packId, userId }: GameRun, logHash: string): Promise<boolean> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${packId} ${logHash}`}, 0))`)
  const rows = await queries
    .select({ id: gameRuns.id })
    .from(gameRuns)
    .where(and(eq(gameRuns.packId, packId), eq(gameRuns.logHash, logHash), ne(gameRuns.userId, userId)))
    .limit(1)
  return rows.length > 0
}

async function countRows(queries: Queries, condition: SQL | undefined): Promise<number> {
  const [counted] = await queries
    .select({ rows: count() })
    .from(gameRuns)
    .innerJoin(users, eq(users.id, gameRuns.userId))
    .where(condition)
  return counted?.rows ?? 0
}

async function standingOf(queries: Queries, board: BoardQuery, userId: string) {
  const isOn = isOnBoard(board)
  const [entry] = await boardRows(queries, and(isOn, eq(gameRuns.userId, userId)), 1)
  if (entry === undefined) return null
  return { entry, place: (await countRows(queries, and(isOn, stands('before', entry)))) + 1 }
}
