import type { AiQueue } from '@trendverse/application/ports/ai'
import { count, eq, gt, lte, sql } from 'drizzle-orm'
import { aiQueue } from '../schema/ai'
import type { SqlDatabase } from '../sql-database'

/** Held while somebody counts the queue and joins it. */
const AI_QUEUE_LOCK = 7_236_401_005

/** Jobs that wait for an AI key, in SQL. */
export function sqlAiQueue(database: SqlDatabase): AiQueue {
  return {
    admit: (job, capacity, nowMs) =>
      database.transaction(async (queries) => {
        await queries.execute(sql`select pg_advisory_xact_lock(${AI_QUEUE_LOCK})`)
        await queries.delete(aiQueue).where(lte(aiQueue.expiresAtMs, nowMs))
        const [row] = await queries.select({ waiting: count() }).from(aiQueue).where(eq(aiQueue.keyType, job.keyType))
        if ((row?.waiting ?? 0) >= capacity) return false
        await queries.insert(aiQueue).values(job)
        return true
      }),
    readmit: async (job) => {
      await database.run((queries) =>
        queries
          .insert(aiQueue)
          .values(job)
          .onConflictDoUpdate({ target: aiQueue.jobId, set: { expiresAtMs: job.expiresAtMs } }),
      )
    },
    leave: async (jobId) => {
      await database.run((queries) => queries.delete(aiQueue).where(eq(aiQueue.jobId, jobId)))
    },
    countWaiting: (nowMs) =>
      database.run(async (queries) => {
        const rows = await queries
          .select({ keyType: aiQueue.keyType, waiting: count() })
          .from(aiQueue)
          .where(gt(aiQueue.expiresAtMs, nowMs))
          .groupBy(aiQueue.keyType)
        const waitingOf = (keyType: string) => rows.find((row) => row.keyType === keyType)?.waiting ?? 0
        return { quiz: waitingOf('quiz'), meme: waitingOf('meme') }
      }),
  }
}
