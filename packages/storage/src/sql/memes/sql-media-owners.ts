import type { MediaOwners } from '@trendverse/application/ports/memes'
import { eq, or, sql } from 'drizzle-orm'
import { cleanText } from '../../reading/clean-text'
import { users } from '../schema/accounts'
import { memes } from '../schema/memes'
import type { SqlDatabase } from '../sql-database'

/** Whose files are, in SQL: one question, over the index of each column that names files. */
export function sqlMediaOwners(database: SqlDatabase): MediaOwners {
  const { isActive, status } = users
  return {
    find: async (asked) => {
      const path = cleanText(asked)
      const [row] = await database.run((queries) =>
        queries
          .select({ isActive, status, hidden: memes.hidden })
          .from(memes)
          .innerJoin(users, eq(users.id, memes.userId))
          .where(or(eq(memes.imageUrl, path), eq(memes.paintingUrl, path)))
          .unionAll(
            queries
              .select({ isActive, status, hidden: sql<boolean>`false` })
              .from(users)
              .where(eq(users.avatarUrl, path)),
          )
          .limit(1),
      )
      return row === undefined ? null : { maker: { isActive: row.isActive, status: row.status }, hidden: row.hidden }
    },
  }
}
