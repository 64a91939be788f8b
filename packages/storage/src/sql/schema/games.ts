import type { Game } from '@trendverse/domain/games/game'
import type { PackEdition } from '@trendverse/domain/games/game-pack'
import type { GameEdition, GameMode, RunRefusal } from '@trendverse/domain/games/game-run'
import type { UnrankedReason } from '@trendverse/domain/ranking/who-is-ranked'
import { boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant, safeJson, safeText } from './columns'

/** Games that administrators added, and those that ship with other fields than they shipped with. */
export const games = pgTable('games', {
  id: safeText('id').primaryKey(),
  fields: safeJson('fields').$type<Game>().notNull(),
  addedAtMs: instant('added_at').notNull(),
})

/** Packs of all games and days. */
export const gamePacks = pgTable('game_packs', {
  id: safeText('id').primaryKey(),
  gameId: safeText('game_id').notNull(),
  day: safeText('day').notNull(),
  edition: safeText('edition').$type<PackEdition>().notNull(),
  content: safeText('content').notNull(),
  builtAtMs: instant('built_at').notNull(),
  withdrawnAtMs: instant('withdrawn_at'),
})

/** Starts of games and what came of them; the three parts of a result are there together or not at all. */
export const gameRuns = pgTable('game_runs', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  gameId: safeText('game_id').notNull(),
  mode: safeText('mode').$type<GameMode>().notNull(),
  packId: safeText('pack_id').notNull(),
  day: safeText('day').notNull(),
  seed: safeText('seed').notNull(),
  rulesVersion: integer('rules_version').notNull(),
  ranked: boolean('ranked').notNull(),
  unranked: safeText('unranked').$type<UnrankedReason>(),
  edition: safeText('edition').$type<GameEdition>().notNull(),
  startedAtMs: instant('started_at').notNull(),
  points: integer('points'),
  ticks: integer('ticks'),
  finishedAtMs: instant('finished_at'),
  refusal: safeText('refusal').$type<RunRefusal>(),
  log: safeText('log'),
  logHash: safeText('log_hash'),
  /** The account's best of this game and mode, among those that are ranked and not hidden. */
  isBest: boolean('is_best').notNull().default(false),
  hidden: boolean('hidden').notNull().default(false),
})
