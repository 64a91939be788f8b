import type { SignInPlaces } from '@trendverse/application/ports/second-factor'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { signInPlaces } from '../schema/second-factors'
import type { SqlDatabase } from '../sql-database'
import { holdAccount } from './locked-account'

/** Places of sign-ins in SQL. The account is locked meanwhile, so that of two at once from a new place one is told `new`. */
export function sqlSignInPlaces(database: SqlDatabase): SignInPlaces {
  return {
    note: (userId, placeHash, nowMs, limit) =>
      database.transaction(async (queries) => {
        if (!isUuid(userId) || !(await holdAccount(queries, userId, 'no key update'))) return 'known'
        const kept = await queries
          .select({ placeHash: signInPlaces.placeHash })
          .from(signInPlaces)
          .where(eq(signInPlaces.userId, userId))
          .orderBy(desc(signInPlaces.lastUsedAtMs), desc(signInPlaces.placeHash))
        const others = kept.filter((place) => place.placeHash !== placeHash)
        await queries
          .insert(signInPlaces)
          .values({ userId, placeHash, lastUsedAtMs: nowMs })
          .onConflictDoUpdate({
            target: [signInPlaces.userId, signInPlaces.placeHash],
            set: { lastUsedAtMs: nowMs },
          })
        const forgotten = others.slice(limit - 1).map((place) => place.placeHash)
        if (forgotten.length > 0) {
          await queries
            .delete(signInPlaces)
            .where(and(eq(signInPlaces.userId, userId), inArray(signInPlaces.placeHash, forgotten)))
        }
        if (others.length < kept.length) return 'known'
        return kept.length === 0 ? 'first' : 'new'
      }),
    lastUsedAtMs: async (userId, placeHash) => {
      if (!isUuid(userId)) return null
      const rows = await database.run((queries) =>
        queries
          .select({ lastUsedAtMs: signInPlaces.lastUsedAtMs })
          .from(signInPlaces)
          .where(and(eq(signInPlaces.userId, userId), eq(signInPlaces.placeHash, placeHash))),
      )
      return rows[0]?.lastUsedAtMs ?? null
    },
    listOf: async (userId) => {
      if (!isUuid(userId)) return []
      const rows = await database.run((queries) =>
        queries
          .select({ lastUsedAtMs: signInPlaces.lastUsedAtMs })
          .from(signInPlaces)
          .where(eq(signInPlaces.userId, userId))
          .orderBy(desc(signInPlaces.lastUsedAtMs)),
      )
      return rows.map(({ lastUsedAtMs }) => lastUsedAtMs)
    },
  }
}
