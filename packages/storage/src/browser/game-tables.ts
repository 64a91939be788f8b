import { gameSchema } from '@trendverse/domain/games/game'
import { compareStandings } from '@trendverse/domain/games/game-board'
import { type GamePack, PACK_EDITIONS } from '@trendverse/domain/games/game-pack'
import { GAME_EDITIONS, GAME_MODES, type GameRun, RUN_REFUSALS } from '@trendverse/domain/games/game-run'
import { UNRANKED_REASONS } from '@trendverse/domain/ranking/who-is-ranked'
import { z } from 'zod'
import type { KeptGame, KeptRun } from '../memory/memory-store'
import { type DeviceTable, deviceTable, deviceTablePerKey } from './device-table'
import { count, instant } from './row-shapes'
import { GAME_PACKS_KEY, GAMES_KEY, gameRunsKey } from './storage-keys'

const gameRecord: z.ZodType<KeptGame> = z.object({ game: gameSchema, addedAtMs: instant })

const packRecord: z.ZodType<GamePack> = z.object({
  id: z.string(),
  gameId: z.string(),
  day: z.iso.date(),
  edition: z.enum(PACK_EDITIONS),
  content: z.string(),
  builtAtMs: instant,
  withdrawnAtMs: instant.nullable(),
})

/** Some days of three games. One takes 8,000 to 20,000 characters; runs of older ones can no longer be watched here. */
const MAX_PACKS = 40

const run: z.ZodType<GameRun> = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  gameId: z.string(),
  mode: z.enum(GAME_MODES),
  packId: z.string(),
  day: z.iso.date(),
  seed: z.string(),
  rulesVersion: count,
  ranked: z.boolean(),
  // runs of earlier versions have none
  unranked: z.enum(UNRANKED_REASONS).nullable().default(null),
  edition: z.enum(GAME_EDITIONS),
  startedAtMs: instant,
  result: z.object({ points: count, ticks: count, finishedAtMs: instant }).nullable(),
  refusal: z.enum(RUN_REFUSALS).nullable(),
  log: z.string().nullable(),
  hidden: z.boolean(),
})

const runRecord: z.ZodType<KeptRun> = z.object({ run, logHash: z.string().nullable() })

/** Some months of a game. */
const MAX_RUNS_OF_GAME = 100
/** A log has 5,000 characters, at most 33,000: those of the best runs, to be watched. */
const MAX_LOGS_OF_GAME = 10

/** Games of this device. */
export function gameTables(): readonly DeviceTable[] {
  return [
    deviceTable(
      GAMES_KEY,
      gameRecord,
      ({ games }, kept) => void games.set(kept.game.id, kept),
      ({ games }) => [...games.values()],
    ),
    deviceTable(
      GAME_PACKS_KEY,
      packRecord,
      ({ gamePacks }, pack) => void gamePacks.set(pack.id, pack),
      // the packs of the latest days: boards of earlier ones are built later, for practice
      ({ gamePacks }) =>
        [...gamePacks.values()]
          .sort((a, b) => (a.day === b.day ? a.builtAtMs - b.builtAtMs : a.day < b.day ? -1 : 1))
          .slice(-MAX_PACKS),
    ),
    deviceTablePerKey(
      // without an id: what all of them begin with
      gameRunsKey(''),
      runRecord,
      (kept) => gameRunsKey(kept.run.gameId),
      ({ gameRuns }, kept) => void gameRuns.set(kept.run.id, kept),
      ({ gameRuns }) => keptRuns([...gameRuns.values()]),
    ),
  ]
}

/** The latest runs of each game, the oldest first, and of these the logs of the best. */
function keptRuns(all: readonly KeptRun[]): readonly KeptRun[] {
  return [...new Set(all.map((kept) => kept.run.gameId))].flatMap((gameId) => {
    const latest = all
      .filter((kept) => kept.run.gameId === gameId)
      .sort((a, b) => a.run.startedAtMs - b.run.startedAtMs)
      .slice(-MAX_RUNS_OF_GAME)
    const standings = latest.flatMap((kept) =>
      kept.run.result === null ? [] : [{ ...kept.run.result, id: kept.run.id }],
    )
    const best = new Set(
      standings
        .sort(compareStandings)
        .slice(0, MAX_LOGS_OF_GAME)
        .map(({ id }) => id),
    )
    // What stays as it is must be the same object: another one would be written again.
    return latest.map((kept) => {
      const { log, result, id } = kept.run
      // Of a run without a result it says whether it can go on.
      return log === null || result === null || best.has(id) ? kept : { ...kept, run: { ...kept.run, log: null } }
    })
  })
}
