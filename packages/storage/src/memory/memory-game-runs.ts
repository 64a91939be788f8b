import type { BoardEntry, BoardQuery, GameRunRepository } from '@trendverse/application/ports/games'
import { isPublicMaker } from '@trendverse/domain/accounts/public-maker'
import { compareStandings } from '@trendverse/domain/games/game-board'
import { countsOnBoards, type GameRun } from '@trendverse/domain/games/game-run'
import { mayReplaceLog } from '@trendverse/domain/games/run-save'
import { cleanCopy, cleanText } from '../reading/clean-text'
import { listRuns } from './memory-run-list'
import type { KeptRun, MemoryStore } from './memory-store'
import { spendInMemory } from './memory-usage-repository'

/** Runs of games in memory. Nothing else runs between the look at a run and its change. */
export function memoryGameRuns(store: MemoryStore): GameRunRepository {
  const { gameRuns } = store
  const runs = (keep: (run: GameRun) => boolean) => [...gameRuns.values()].map(({ run }) => run).filter(keep)
  const save = (kept: KeptRun): GameRun => {
    const copy = cleanCopy(kept)
    gameRuns.set(copy.run.id, copy)
    return copy.run
  }
  const end = (run: GameRun, refusal: GameRun['refusal']) => void save({ run: { ...run, refusal }, logHash: null })
  return {
    start: async (draft, { day, limit, isPractice = false }) => {
      const outcome = spendInMemory(store, draft.userId, 'games', day, limit)
      if (!outcome.spent) return { ...outcome, run: null }
      const ranked = !isPractice && runs((run) => run.ranked && isSameTurn(run, draft)).length === 0
      const fresh = { ...draft, ranked, result: null, refusal: null, log: null, hidden: false }
      return { ...outcome, run: save({ run: fresh, logHash: null }) }
    },
    find: async (id) => gameRuns.get(id)?.run ?? null,
    findLatest: async (userId, gameId, mode) => {
      const starts = runs((run) => run.userId === userId && run.gameId === gameId && run.mode === mode)
      return starts.sort((a, b) => b.startedAtMs - a.startedAtMs || (a.id < b.id ? 1 : -1))[0] ?? null
    },
    findRanked: async (userId, board) => runs((run) => run.ranked && isSameTurn(run, { ...board, userId }))[0] ?? null,
    keepLog: async (id, log) => {
      const run = gameRuns.get(id)?.run
      if (run === undefined || run.result !== null || run.refusal !== null || !mayReplaceLog(run.log, log)) return false
      save({ run: { ...run, log }, logHash: null })
      return true
    },
    finish: async (id, ending) => {
      const run = gameRuns.get(id)?.run
      if (run === undefined) return null
      if (run.result !== null || run.refusal !== null) return 'finished_before'
      if ('refusal' in ending) {
        end(run, ending.refusal)
        return 'finished'
      }
      const isCopied = [...gameRuns.values()].some(
        (other) =>
          other.logHash !== null &&
          other.logHash === ending.logHash &&
          other.run.packId === run.packId &&
          other.run.userId !== run.userId,
      )
      if (isCopied) {
        end(run, 'log_copied')
        return 'copied'
      }
      save({
        run: { ...run, result: ending.result, log: ending.log, unranked: ending.unranked },
        logHash: ending.logHash,
      })
      return 'finished'
    },
    listLogsBeside: async ({ packId, mode, rulesVersion, userId }, limit) => {
      const logs = runs(
        (run) =>
          run.packId === packId && run.mode === mode && run.rulesVersion === rulesVersion && run.userId !== userId,
      ).flatMap(({ id, result, log }) => (result === null || log === null ? [] : [{ ...result, id, log }]))
      return logs
        .sort(compareStandings)
        .slice(0, limit)
        .map(({ log }) => log)
    },
    findShown: async (id) => {
      const run = gameRuns.get(id)?.run
      const username = run === undefined || run.hidden || run.result === null ? null : shownName(store, run.userId)
      return run === undefined || username === null ? null : { run, username }
    },
    readBoard: async (board, { after, limit }) => {
      const all = boardOf(store, board)
      const rest = after === null ? all : all.filter((entry) => compareStandings(after, entry) < 0)
      return { entries: rest.slice(0, limit).map(toEntry), total: all.length, before: all.length - rest.length }
    },
    findStanding: async (board, userId) => {
      const all = boardOf(store, board)
      const index = all.findIndex((entry) => entry.userId === cleanText(userId))
      const own = all[index]
      return own === undefined ? null : { entry: toEntry(own), place: index + 1 }
    },
    setHidden: async (id, hidden) => {
      const kept = gameRuns.get(id)
      return kept === undefined ? null : save({ ...kept, run: { ...kept.run, hidden } })
    },
    list: async (query) => listRuns(store, query),
    countByGame: async () => {
      const counts = new Map<string, number>()
      for (const { gameId } of runs(({ result }) => result !== null)) counts.set(gameId, (counts.get(gameId) ?? 0) + 1)
      return counts
    },
    thinLogs: async ({ finishedBeforeMs, keptOfBoard }) => {
      const watched = watchedRuns(store, keptOfBoard)
      const thinned = [...gameRuns.values()].filter(
        ({ run }) =>
          run.log !== null && run.result !== null && run.result.finishedAtMs < finishedBeforeMs && !watched.has(run.id),
      )
      for (const kept of thinned) save({ ...kept, run: { ...kept.run, log: null } })
      return thinned.length
    },
    removeUnfinished: async (startedBeforeMs) => {
      const left = runs((run) => run.result === null && run.startedAtMs < startedBeforeMs)
      for (const { id } of left) gameRuns.delete(id)
      return left.length
    },
    listOf: async (userId) =>
      runs((run) => run.userId === userId).sort((a, b) => a.startedAtMs - b.startedAtMs || (a.id < b.id ? -1 : 1)),
    listLatest: async (userId, limit) => {
      const own = runs((run) => run.userId === userId)
      const latest = own.sort((a, b) => b.startedAtMs - a.startedAtMs || (a.id < b.id ? 1 : -1))
      return { runs: latest.slice(0, limit), total: own.length }
    },
    gamesFinishedBy: async (userId) => [
      ...new Set(runs((run) => run.userId === userId && run.result !== null).map(({ gameId }) => gameId)),
    ],
  }
}

type OwnedEntry = BoardEntry & { readonly userId: string }

function toEntry({ userId: _userId, ...entry }: OwnedEntry): BoardEntry {
  return entry
}

type Turn = Pick<GameRun, 'userId' | 'gameId' | 'mode' | 'day'>

function isSameTurn(a: Turn, b: Turn): boolean {
  return a.userId === b.userId && a.gameId === b.gameId && a.mode === b.mode && a.day === b.day
}

/** Under which name others see an account's runs; null where they see none. */
function shownName({ accounts }: MemoryStore, userId: string): string | null {
  const user = accounts.get(userId)?.user ?? null
  return isPublicMaker(user) && user.runsOnBoards ? user.username : null
}

/** Every row of a board, best first; of all time each account's best. */
function boardOf(store: MemoryStore, { gameId, mode, day }: BoardQuery): readonly OwnedEntry[] {
  const entries = [...store.gameRuns.values()].flatMap(({ run }): OwnedEntry[] => {
    const username = shownName(store, run.userId)
    const isMeant = run.gameId === gameId && run.mode === mode && (day === null || run.day === day)
    if (!isMeant || username === null || run.result === null || !countsOnBoards(run)) return []
    return [{ id: run.id, userId: run.userId, day: run.day, ...run.result, username, hasLog: run.log !== null }]
  })
  const ordered = entries.sort(compareStandings)
  return day === null ? ordered.filter((entry, index) => ordered.findIndex(isOf(entry.userId)) === index) : ordered
}

const isOf =
  (userId: string) =>
  (entry: OwnedEntry): boolean =>
    entry.userId === userId

/** Runs whose logs are kept: the best of each day's board, and each account's best. */
function watchedRuns({ gameRuns }: MemoryStore, keptOfBoard: number): ReadonlySet<string> {
  const counting = [...gameRuns.values()].flatMap(({ run }) =>
    run.result === null || !countsOnBoards(run) ? [] : [{ ...run.result, run, id: run.id }],
  )
  const boards = new Map<string, (typeof counting)[number][]>()
  for (const one of counting.sort(compareStandings)) {
    const { gameId, mode, day, userId } = one.run
    for (const key of [`day ${gameId} ${mode} ${day}`, `best ${gameId} ${mode} ${userId}`]) {
      boards.set(key, [...(boards.get(key) ?? []), one])
    }
  }
  const kept = [...boards].flatMap(([key, rows]) => rows.slice(0, key.startsWith('day') ? keptOfBoard : 1))
  return new Set(kept.map(({ id }) => id))
}
