import type { Game } from '@trendverse/domain/games/game'
import type { PackEdition } from '@trendverse/domain/games/game-pack'
import { pgTable } from 'drizzle-orm/pg-core'
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
