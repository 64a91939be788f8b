import type { Uuid } from '../primitives/uuid'
import type { Difficulty } from './question'

/** QZ-27 */
export const LEADERBOARD_SIZE = 10
/** QZ-02: of the leaderboard before a quiz. */
export const INTRO_LEADERBOARD_SIZE = 5

/** The best ranked attempt of one account at quizzes of one difficulty about one trend (QZ-26, OP-85), or an invented row of the demo seed (OP-40). */
export type LeaderboardEntry = {
  readonly id: Uuid
  readonly trendId: Uuid
  readonly difficulty: Difficulty
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

type Ranked = Pick<LeaderboardEntry, 'score' | 'time' | 'achievedAtMs'>

/** OP-39: the higher score, then the shorter time, then the earlier date. Negative when `a` stands before `b`. */
export function compareEntries(a: Ranked, b: Ranked): number {
  return b.score - a.score || a.time - b.time || a.achievedAtMs - b.achievedAtMs
}

/**
 * The leaderboard of a trend, at most ten rows, best first. Invented rows leave it first (OP-40): they fill only places
 * nobody real holds.
 */
export function composeLeaderboard(entries: readonly LeaderboardEntry[]): readonly LeaderboardEntry[] {
  const real = entries.filter(({ isSample }) => !isSample).toSorted(compareEntries)
  const samples = entries.filter(({ isSample }) => isSample).toSorted(compareEntries)
  const shown = real.slice(0, LEADERBOARD_SIZE)
  return [...shown, ...samples.slice(0, LEADERBOARD_SIZE - shown.length)].toSorted(compareEntries)
}
