import type { SubscriberRepository } from '@trendverse/application/ports/correspondence'
import { addressKey } from '@trendverse/domain/mail/mail-address'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, asc, count, eq, gt, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { cleanText } from '../../reading/clean-text'
import { replacing } from '../excluded'
import { countSubscribers } from '../mail/count-subscribers'
import { listSubscribers, SUBSCRIBER_COLUMNS } from '../mail/subscriber-queries'
import { preferIndexes } from '../page-of-list'
import { subscribers } from '../schema/mail'
import type { SqlDatabase } from '../sql-database'

/** What a second subscription replaces of one that does not count any more, or not yet. */
const RENEWED = ['email', 'tokenHash', 'subscribedAtMs', 'status', 'source', 'preferences', 'unsubscribedAtMs'] as const

/** Subscribers in SQL. That an address subscribes once is the word of an index; of parallel tries one adds it. */
export function sqlSubscriberRepository(database: SqlDatabase): SubscriberRepository {
  const findWhere = async (condition: SQL) => {
    const rows = await database.run((queries) =>
      queries.select(SUBSCRIBER_COLUMNS).from(subscribers).where(condition).limit(1),
    )
    return rows[0] ?? null
  }
  const isAddress = (email: string) => eq(subscribers.emailKey, addressKey(cleanText(email)))
  return {
    subscribe: async (subscriber, tokenHash) => {
      const email = addressKey(cleanText(subscriber.email))
      const [added] = await database.run((queries) =>
        queries
          .insert(subscribers)
          .values({ ...subscriber, email, emailKey: email, tokenHash })
          .onConflictDoUpdate({
            target: subscribers.emailKey,
            targetWhere: isNotNull(subscribers.emailKey),
            set: replacing(subscribers, RENEWED),
            setWhere: ne(subscribers.status, 'active'),
          })
          .returning(SUBSCRIBER_COLUMNS),
      )
      if (added) return { outcome: 'added', subscriber: added }
      return { outcome: 'duplicate', subscriber: (await findWhere(isAddress(email))) ?? subscriber }
    },
    confirm: async (tokenHash) => {
      const [confirmed] = await database.run((queries) =>
        queries
          .update(subscribers)
          .set({ status: 'active' })
          .where(and(eq(subscribers.tokenHash, tokenHash), ne(subscribers.status, 'unsubscribed')))
          .returning(SUBSCRIBER_COLUMNS),
      )
      if (confirmed) return { outcome: 'confirmed', subscriber: confirmed }
      const ended = await findWhere(eq(subscribers.tokenHash, tokenHash))
      return ended && { outcome: 'ended', subscriber: ended }
    },
    unsubscribe: async (tokenHash, nowMs) => {
      const at = sql`coalesce(${subscribers.unsubscribedAtMs}, ${new Date(nowMs).toISOString()})`
      const rows = await database.run((queries) =>
        queries
          .update(subscribers)
          .set({ status: 'unsubscribed', unsubscribedAtMs: at })
          .where(eq(subscribers.tokenHash, tokenHash))
          .returning({ id: subscribers.id }),
      )
      return rows.length > 0
    },
    list: (query) => database.transaction((queries) => listSubscribers(queries, query)),
    listActive: async (preference, afterId, limit) => {
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(subscribers)
          .where(
            and(
              eq(subscribers.status, 'active'),
              sql`(${subscribers.preferences} ->> ${preference})::boolean`,
              afterId === null ? undefined : gt(subscribers.id, afterId),
            ),
          )
          .orderBy(asc(subscribers.id))
          .limit(limit),
      )
      return rows.map(({ tokenHash, ...subscriber }) => ({ subscriber, tokenHash }))
    },
    setTokens: async (tokenHashes) => {
      const given = [...tokenHashes].filter(([id]) => isUuid(id)).map(([id, hash]) => sql`(${id}::uuid, ${hash})`)
      if (given.length === 0) return
      await database.run((queries) =>
        queries.execute(
          sql`update ${subscribers} set token_hash = given.hash
            from (values ${sql.join(given, sql`, `)}) as given (id, hash) where ${subscribers.id} = given.id`,
        ),
      )
    },
    countActive: (preference) =>
      database.run(async (queries) => {
        const wanted = sql`(${subscribers.preferences} ->> ${preference})::boolean`
        const [row] = await queries
          .select({ active: count() })
          .from(subscribers)
          .where(and(eq(subscribers.status, 'active'), wanted))
        return row?.active ?? 0
      }),
    count: (fromMs) =>
      database.transaction(async (queries) => {
        await preferIndexes(queries)
        return countSubscribers(queries, fromMs)
      }),
    find: async (id) => (isUuid(id) ? findWhere(eq(subscribers.id, id)) : null),
    findByEmail: (email) => findWhere(isAddress(email)),
    remove: async (id) => {
      if (!isUuid(id)) return false
      const rows = await database.run((queries) =>
        queries.delete(subscribers).where(eq(subscribers.id, id)).returning({ id: subscribers.id }),
      )
      return rows.length > 0
    },
    removeByEmail: async (email) => {
      const rows = await database.run((queries) =>
        queries
          .delete(subscribers)
          .where(or(isAddress(email), eq(subscribers.email, email.toLowerCase())))
          .returning({ id: subscribers.id }),
      )
      return rows.length > 0
    },
  }
}
