import type { Uuid } from '../primitives/uuid'

/** QZ-27 */
export const BOARD_SIZE = 10
/** QZ-02: of the board before a quiz. */
export const INTRO_BOARD_SIZE = 5

/** The best ranked attempt of one account at one trend (QZ-26), or an invented row of the demo seed (OP-40). */
export type LeaderboardEntry = {
  readonly id: Uuid
  readonly trendId: Uuid
  /** Null for a sample. */
  readonly userId: Uuid | null
  readonly username: string
  /** Percent. */
  readonly score: number
  /** Seconds. */
  readonly time: number
  /** Milliseconds since 1970. */
  readonly achievedAtMs: number
  readonly isSample: boolean
}

type Standing = Pick<LeaderboardEntry, 'score' | 'time' | 'achievedAtMs'>

/** OP-39: the higher score, then the shorter time, then the earlier date. Negative when `a` stands before `b`. */
export function compareStandings(a: Standing, b: Standing): number {
  return b.score - a.score || a.time - b.time || a.achievedAtMs - b.achievedAtMs
}

/**
 * The board of a trend, at most ten rows, best first. Invented rows leave it first (OP-40): they fill only places
 * nobody real holds.
 */
export function composeBoard(entries: readonly LeaderboardEntry[]): readonly LeaderboardEntry[] {
  const real = entries.filter(({ isSample }) => !isSample).toSorted(compareStandings)
  const samples = entries.filter(({ isSample }) => isSample).toSorted(compareStandings)
  const shown = real.slice(0, BOARD_SIZE)
  return [...shown, ...samples.slice(0, BOARD_SIZE - shown.length)].toSorted(compareStandings)
}
