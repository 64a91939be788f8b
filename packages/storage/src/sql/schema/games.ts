import type { Game } from '@trendverse/domain/games/game'
import { pgTable } from 'drizzle-orm/pg-core'
import { instant, safeJson, safeText } from './columns'

/** Games that administrators added, and those that ship with other fields than they shipped with. */
export const games = pgTable('games', {
  id: safeText('id').primaryKey(),
  fields: safeJson('fields').$type<Game>().notNull(),
  addedAtMs: instant('added_at').notNull(),
})
