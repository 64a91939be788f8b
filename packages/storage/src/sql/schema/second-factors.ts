import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant, safeText } from './columns'

export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  sealedSecret: safeText('sealed_secret').notNull(),
  begunAtMs: instant('begun_at').notNull(),
  switchedOnAtMs: instant('switched_on_at'),
  lastUsedStep: integer('last_used_step'),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: uuid('user_id').notNull(), codeHash: safeText('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

export const signInPlaces = pgTable(
  'sign_in_places',
  {
    userId: uuid('user_id').notNull(),
    placeHash: safeText('place_hash').notNull(),
    lastUsedAtMs: instant('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.placeHash] })],
)
