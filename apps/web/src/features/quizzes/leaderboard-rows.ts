import { compareEntries, LEADERBOARD_SIZE } from '@trendverse/domain/quizzes/leaderboard'
import type { Leaderboard } from './quiz-calls'

/** One row of a leaderboard as it is shown. */
export type ShownRow = {
  readonly id: string
  /** Null where the place is not known. */
  readonly place: number | null
  readonly name: string
  /** Percent. */
  readonly score: number
  /** Seconds. */
  readonly time: number
  readonly date: string
  readonly isSample: boolean
  readonly isOwn: boolean
}

/** How a guest came out, who is listed on their own screen only, without a place (OP-39). */
export type GuestEntry = { readonly score: number; readonly time: number; readonly atMs: number }

type Row = Leaderboard['entries'][number]

const GUEST_ROW = 'guest'

const entryOf = ({ score, time, date }: Row) => ({ score, time, achievedAtMs: Date.parse(date) })

function shown({ username, ...row }: Row, index: number): ShownRow {
  return { ...row, place: index + 1, name: username }
}

/**
 * The rows of a leaderboard in their order, and the visitor's own below them where it is not among them: the account's,
 * or `You (guest)` where a guest would stand.
 */
export function leaderboardRows(
  board: Leaderboard,
  guest: GuestEntry | null,
): { rows: readonly ShownRow[]; own: ShownRow | null } {
  if (guest === null) {
    const own = board.own
    return { rows: board.entries.map(shown), own: own === null ? null : { ...shown(own, 0), place: null } }
  }
  const row: Row = {
    id: GUEST_ROW,
    username: 'You (guest)',
    score: guest.score,
    time: guest.time,
    date: new Date(guest.atMs).toISOString(),
    isSample: false,
    isOwn: true,
  }
  const own = { ...shown(row, 0), place: null }
  const listed = board.entries.map(shown)
  const better = board.entries.filter((entry) => compareEntries(entryOf(entry), entryOf(row)) < 0).length
  if (better >= LEADERBOARD_SIZE) return { rows: listed, own }
  return { rows: listed.toSpliced(better, 0, own), own: null }
}
