import type { GameRun, RunResult } from './game-run'

/** Rows of one page of a board. */
export const BOARD_PAGE_SIZE = 25

/** What a place on a board is decided by. */
export type Standing = RunResult & Pick<GameRun, 'id'>

/** More points first, then fewer ticks, then whoever was there earlier; ids only so that no two are alike. */
export function compareStandings(a: Standing, b: Standing): number {
  const difference = b.points - a.points || a.ticks - b.ticks || a.finishedAtMs - b.finishedAtMs
  return difference || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}
