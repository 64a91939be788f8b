import { BOARD_PAGE_SIZE, type Standing } from '@trendverse/domain/games/game-board'
import type { GameMode } from '@trendverse/domain/games/game-run'
import { dayPlus } from '@trendverse/domain/limits/account-day'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import type { Caller } from '../accounts/caller'
import { invalidFields } from '../invalid-fields'
import type { BoardEntry } from '../ports/games'
import type { Needs } from '../ports/ports'
import { OWN_DEVICE } from '../ports/world'
import { gameDay } from './build-packs'
import { getGame } from './list-games'

export type BoardRequest = {
  readonly gameId: string
  readonly mode: GameMode
  /** A day, or `all-time`. */
  readonly board: string
  /** What an earlier page named as its next; absent: from the first place on. */
  readonly cursor?: string | undefined
}

const ALL_TIME = 'all-time'
const CURSOR = /^(\d{1,10})\.(\d{1,10})\.(\d{1,16})\.([0-9a-f-]{36})$/

/**
 * A page of a board with the caller's own row, as everybody may see it. On a device it is about that device alone. Throws
 * AppError `not_found` for a game without boards, a mode it does not have or a day on which nobody could play, and `invalid_input` for a cursor that no page named.
 */
export async function readGameBoard(
  ports: Needs<'clock' | 'gameLibrary' | 'gamePacks' | 'gameRuns' | 'games' | 'log' | 'origin' | 'settings'>,
  caller: Caller,
  { gameId, mode, board, cursor }: BoardRequest,
) {
  const { modes } = await getGame(ports, gameId)
  if (!modes.includes(mode)) throw noBoard()
  const day = board === ALL_TIME ? null : board
  const query = { gameId, mode, day }
  const after = cursor === undefined ? null : readCursor(cursor)
  const [{ entries, total, before }, own, packs] = await Promise.all([
    ports.gameRuns.readBoard(query, { after, limit: BOARD_PAGE_SIZE }),
    caller.kind === 'guest' ? null : ports.gameRuns.findStanding(query, caller.user.id),
    day === null ? [] : ports.gamePacks.listDays(gameId, day, day),
  ])
  if (day !== null && packs.length === 0 && total === 0 && !isAroundToday(day, ports.clock.nowMs())) throw noBoard()
  const last = before + entries.length < total ? entries.at(-1) : undefined
  return {
    gameId,
    mode,
    board,
    scope: ports.origin.network === OWN_DEVICE ? ('device' as const) : ('everybody' as const),
    isWithdrawn: packs.some(({ withdrawnAtMs }) => withdrawnAtMs !== null),
    total,
    rows: entries.map((entry, index) => rowOf(entry, before + index + 1)),
    nextCursor: last === undefined ? null : writeCursor(last),
    own: own === null ? null : rowOf(own.entry, own.place),
  }
}

const noBoard = (): AppError => new AppError('not_found', 'This leaderboard doesn’t exist.')

/** Days that pages ask for whether or not they have a pack; a visitor's clock may be on a different day. */
function isAroundToday(day: string, nowMs: number): boolean {
  const today = gameDay(nowMs)
  return day >= dayPlus(today, -1) && day <= dayPlus(today, 1)
}

function rowOf({ id, username, day, points, ticks, finishedAtMs, hasLog }: BoardEntry, place: number) {
  const finishedAt = new Date(finishedAtMs).toISOString()
  return { place, runId: id, username, day, points, ticks, finishedAt, hasLog }
}

/** A page goes on after a standing rather than a place: nobody is left out or shown twice when somebody comes in before. */
function writeCursor({ points, ticks, finishedAtMs, id }: Standing): string {
  return `${points}.${ticks}.${finishedAtMs}.${id}`
}

function readCursor(text: string): Standing {
  const [, points, ticks, finishedAtMs, id] = CURSOR.exec(text) ?? []
  const standing = { points: Number(points), ticks: Number(ticks), finishedAtMs: Number(finishedAtMs), id: id ?? '' }
  // Columns of the database hold whole numbers up to here.
  if (!isUuid(standing.id) || Math.max(standing.points, standing.ticks) > MAX_WHOLE) throw unknownCursor()
  return standing
}

const MAX_WHOLE = 2_147_483_647

function unknownCursor(): AppError {
  const fields = { cursor: 'This page doesn’t exist.' }
  return invalidFields(fields)
}
