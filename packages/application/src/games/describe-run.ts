import type { GameRun, RunResult } from '@trendverse/domain/games/game-run'

/** A finished run as anybody sees it: nothing in it leads to its account but the name that is shown. */
export function describeRun(run: GameRun, { points, ticks, finishedAtMs }: RunResult, username: string) {
  const { id, gameId, mode, day, rulesVersion, packId, seed, edition, log } = run
  const finishedAt = new Date(finishedAtMs).toISOString()
  const from = { rulesVersion, packId, seed, edition, log }
  return {
    runId: id,
    gameId,
    mode,
    username,
    day,
    points,
    ticks,
    finishedAt,
    ranked: run.ranked && run.unranked === null,
    ...from,
  }
}
