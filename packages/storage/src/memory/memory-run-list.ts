import type { ModeratedRun, RunQuery } from '@trendverse/application/ports/game-lists'
import { compareStandings } from '@trendverse/domain/games/game-board'
import { cleanText } from '../reading/clean-text'
import type { MemoryStore } from './memory-store'

/** As `GameRunRepository.list` promises it, in memory. */
export function listRuns({ gameRuns, accounts }: Pick<MemoryStore, 'accounts' | 'gameRuns'>, query: RunQuery) {
  const { page, pageSize, order, gameId, day, hidden } = query
  const username = query.username === null ? null : cleanText(query.username).toLowerCase()
  const all = [...gameRuns.values()]
    .flatMap(({ run }): readonly ModeratedRun[] => {
      const owner = accounts.get(run.userId)?.user
      if (owner === undefined || run.result === null) return []
      const { id, userId, mode, packId, ranked } = run
      const head = { id, userId, gameId: run.gameId, mode, packId, day: run.day, ranked, hidden: run.hidden }
      return [{ ...head, ...run.result, username: owner.username, hasLog: run.log !== null }]
    })
    .filter(
      (run) =>
        (gameId === null || run.gameId === gameId) &&
        (day === null || run.day === day) &&
        (hidden === null || run.hidden === hidden) &&
        (username === null || run.username.toLowerCase() === username),
    )
    .sort(order === 'best' ? compareStandings : newestFirst)
  return { runs: all.slice((page - 1) * pageSize, page * pageSize), total: all.length }
}

function newestFirst(a: ModeratedRun, b: ModeratedRun): number {
  return b.finishedAtMs - a.finishedAtMs || (a.id < b.id ? 1 : -1)
}
