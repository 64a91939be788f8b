import { ACHIEVEMENT_IDS } from '@trendverse/domain/accounts/achievements'
import { MAX_LOG_LENGTH } from '@trendverse/domain/games/frame-protocol'
import { gameSchema } from '@trendverse/domain/games/game'
import { BOARD_PAGE_SIZE } from '@trendverse/domain/games/game-board'
import { PACK_EDITIONS, packIdSchema } from '@trendverse/domain/games/game-pack'
import {
  GAME_EDITIONS,
  GAME_MODES,
  PRACTICES,
  RUN_FIGURES,
  RUN_MEASURES,
  WANTED_BOARDS,
} from '@trendverse/domain/games/game-run'
import { MAX_COUNT } from '@trendverse/domain/games/play-limits'
import { runTicketSchema } from '@trendverse/domain/games/run-ticket'
import { UNRANKED_REASONS } from '@trendverse/domain/ranking/who-is-ranked'
import { z } from 'zod'
import { publicCall, userCall } from './access'
import { filterText, id } from './field'

const TAGS = ['Games']
const instant = z.iso.datetime({ offset: true })
const count = z.int().nonnegative()
const gameId = gameSchema.shape.id
const packId = packIdSchema
const runId = id
const mode = z.enum(GAME_MODES)
const edition = z.enum(GAME_EDITIONS)
const logText = z
  .string()
  .max(MAX_LOG_LENGTH)
  .regex(/^[\w-]*$/)

/** A game of the catalogue (GM-01). */
export const listedGame = gameSchema.omit({ hidden: true }).extend({
  /** Those it has boards in. Empty: its runs cannot be played again, so none of them is ranked. */
  modes: z.array(mode).readonly(),
  /** What the ticks of its runs are: sixtieths of a second, or moves. */
  measure: z.enum(RUN_MEASURES),
  /** What is shown of a finished run. */
  figures: z.array(z.enum(RUN_FIGURES)).readonly(),
  /** Whether practice is the day's course again, or boards of earlier days. */
  practice: z.enum(PRACTICES),
})

/** What a game of ours plays with on one day. The form of `content` is the game's own (`packages/games`). */
const pack = z.strictObject({
  packId,
  gameId,
  /** UTC. */
  day: z.iso.date(),
  /** As it was built; a ticket says what it counts as when it is played. */
  edition: z.enum(PACK_EDITIONS),
  content: z.record(z.string(), z.unknown()),
})

/** A run as anybody sees it. Nothing in it leads to an account but the name the account shows. */
export const shownRun = z.strictObject({
  runId: z.uuid(),
  gameId,
  mode,
  /** The planet beside it is drawn from this name. */
  username: z.string(),
  day: z.iso.date(),
  points: count,
  /** In the measure of its game. */
  ticks: count,
  finishedAt: instant,
  ranked: z.boolean(),
  rulesVersion: z.int().positive(),
  packId,
  seed: z.string(),
  edition,
  /** Base64url; null where it is not kept any more. */
  log: z.string().nullable(),
})

export const boardRow = z.strictObject({
  place: z.int().positive(),
  runId: z.uuid(),
  username: z.string(),
  day: z.iso.date(),
  points: count,
  ticks: count,
  finishedAt: instant,
  /** Whether the run can be watched. */
  hasLog: z.boolean(),
})

export const board = z.strictObject({
  gameId,
  mode,
  /** `2026-11-22` or `all-time`. */
  board: z.string(),
  /** What the board is headed with where it is only about this device (OP-09). */
  scope: z.enum(['everybody', 'device']),
  /** A pack of this day turned out wrong. */
  isWithdrawn: z.boolean(),
  /** Rows of all pages. */
  total: count,
  /** Best first. */
  rows: z.array(boardRow).max(BOARD_PAGE_SIZE).readonly(),
  /** Asks for the next page; null on the last one. */
  nextCursor: z.string().nullable(),
  /** The caller's own row with its place, on every page; null for guests and who has none. */
  own: boardRow.nullable(),
})

const result = z.strictObject({
  run: shownRun,
  /** Null where it is not ranked or not shown on boards. */
  dayPlace: z.int().positive().nullable(),
  allTimePlace: z.int().positive().nullable(),
  /** Whether it is the best run of this account on the all-time board. */
  isBest: z.boolean(),
  /** Why the first run of the day has no place even so. */
  unranked: z.enum(UNRANKED_REASONS).nullable(),
  /** Achievements this run earned (OP-77). */
  achievements: z.array(z.enum(ACHIEVEMENT_IDS)).readonly(),
})

/** The catalogue (OP-71), packs, runs and boards of games (OP-25, OP-27, OP-60). */
export const gamesContract = {
  list: publicCall
    .route({ method: 'GET', path: '/games', summary: 'The catalogue of games', tags: TAGS })
    .output(z.object({ data: z.array(listedGame).readonly() })),
  get: publicCall
    .route({ method: 'GET', path: '/games/{gameId}', summary: 'One game of the catalogue', tags: TAGS })
    .input(z.strictObject({ gameId }))
    .output(z.object({ data: listedGame })),
  pack: publicCall
    .route({
      method: 'GET',
      path: '/games/packs/{packId}',
      summary: 'The pack a game plays with; it never changes, so it may be cached forever',
      tags: TAGS,
    })
    .input(z.strictObject({ packId }))
    .output(z.object({ data: pack })),
  start: publicCall
    .route({
      method: 'POST',
      path: '/games/{gameId}/runs',
      summary: 'Start a run: uses one of the day’s games and returns the ticket, or null where runs are not ranked',
      description:
        'The first start of a game, mode and day (UTC) is ranked; later ones practise on the same course. In games whose `practice` is ' +
        '`earlier`, a player who has finished today’s puzzle gets one from an earlier day, which is not ranked; `board` asks for ' +
        'either of the two, and other games ignore it.',
      tags: TAGS,
    })
    .input(z.strictObject({ gameId, mode, board: z.enum(WANTED_BOARDS).optional() }))
    .output(z.object({ data: runTicketSchema.nullable() })),
  finish: userCall
    .route({
      method: 'POST',
      path: '/games/runs/{runId}/result',
      summary: 'Send the log of a run: the server plays it again and keeps its own result',
      description:
        'Once per ticket. Not before the run can have been played, nor later than its length plus 180 seconds, plus two hours ' +
        'where no clock drives the mode. Pauses do not count as played. Each way in which a result can be wrong has its own error code; ' +
        '`run_not_reproduced`, `log_malformed` and `log_copied` use the ticket up.',
      tags: TAGS,
    })
    .input(z.strictObject({ runId, log: logText, score: z.int().min(0).max(MAX_COUNT) }))
    .output(z.object({ data: result })),
  open: userCall
    .route({
      method: 'GET',
      path: '/games/{gameId}/runs/open',
      summary: 'The caller’s unfinished run and its progress; null when there is none',
      description: 'Only of untimed modes, for 100 minutes after the start.',
      tags: TAGS,
    })
    .input(z.strictObject({ gameId, mode: mode.default('normal') }))
    .output(z.object({ data: z.strictObject({ ticket: runTicketSchema, log: z.string().nullable() }).nullable() })),
  keep: userCall
    .route({
      method: 'PUT',
      path: '/games/runs/{runId}/log',
      summary: 'Store the progress of an unfinished run, so that it can be resumed on another device',
      description:
        'Logs only grow: a shorter one is not kept. An empty one gives the run up: it cannot be resumed any more.',
      tags: TAGS,
    })
    .input(z.strictObject({ runId, log: logText }))
    .output(z.object({ data: z.strictObject({ kept: z.boolean() }) })),
  run: publicCall
    .route({
      method: 'GET',
      path: '/games/runs/{runId}',
      summary: 'A finished run, to be watched',
      description:
        'While runs of its day can be ranked, `run_held_back` for everyone but its player and those whose own ranked run of that game, ' +
        'mode and day is over; `Retry-After` says when everyone may watch it.',
      tags: TAGS,
    })
    .input(z.strictObject({ runId }))
    .output(z.object({ data: shownRun })),
  board: publicCall
    .route({
      method: 'GET',
      path: '/games/{gameId}/boards/{board}',
      summary: 'The leaderboard of a day or of all time: one row per player, 25 a page',
      description: 'Pass the `nextCursor` of one answer as `cursor` of the next call.',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        gameId,
        board: z.union([z.literal('all-time'), z.iso.date()]),
        mode: mode.default('normal'),
        cursor: filterText(200).optional(),
      }),
    )
    .output(z.object({ data: board })),
}
