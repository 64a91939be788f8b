import type { PlatformId, SharedKind, ShareMethod } from '@trendverse/domain/social/platform'
import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { safeText } from './columns'

/** A platform’s name in a key, where none was named. */
export const NO_PLATFORM = ''

export const shares = pgTable(
  'shares',
  {
    day: safeText('day').notNull(),
    kind: safeText('kind').$type<SharedKind>().notNull(),
    platform: safeText('platform').$type<PlatformId | typeof NO_PLATFORM>().notNull(),
    method: safeText('method').$type<ShareMethod>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.platform, table.method] })],
)
