import type { GenerationJobs } from '@trendverse/application/ports/limits'
import type { GenerationJob } from '@trendverse/domain/ai/generation-job'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { and, asc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { generationJobs } from '../schema/ai'
import type { SqlDatabase } from '../sql-database'

const { id, kind, takerKind, takerId, trendId, variant, stage, resultId, bookedDay, movedAtMs, startedAtMs } =
  generationJobs
/** In the very words of the index that holds one open job for a taker, kind, trend and variant: it is found by no parameters. */
const IS_OPEN = sql`${stage} in ('waiting', 'writing', 'checking', 'painting')`

/** Jobs of models in SQL. */
export function sqlGenerationJobs(database: SqlDatabase): GenerationJobs {
  const findWhere = async (condition: SQL | undefined): Promise<GenerationJob | null> => {
    const [row] = await database.run((queries) => queries.select().from(generationJobs).where(condition))
    return row === undefined ? null : jobOf(row)
  }
  return {
    add: async ({ taker, ...job }) => {
      const [row] = await database.run((queries) =>
        queries
          .insert(generationJobs)
          .values({ ...job, takerKind: taker.kind, takerId: taker.id })
          .onConflictDoUpdate({
            target: [takerKind, takerId, kind, trendId, variant],
            targetWhere: IS_OPEN,
            // as it is; a row that is left alone would not be answered
            set: { movedAtMs: sql`${movedAtMs}` },
          })
          .returning(),
      )
      if (row === undefined) throw new Error('a job was neither kept nor found')
      return jobOf(row)
    },
    find: async (jobId) => (isUuid(jobId) ? findWhere(eq(id, jobId)) : null),
    findOpen: async ({ taker, ...wanted }) => {
      if (!isUuid(wanted.trendId)) return null
      const isTheirs = and(eq(takerKind, taker.kind), eq(takerId, taker.id))
      const isThat = and(eq(kind, wanted.kind), eq(trendId, wanted.trendId), eq(variant, wanted.variant))
      return findWhere(and(isTheirs, isThat, IS_OPEN))
    },
    move: async (jobId, toStage, nowMs, made) => {
      if (!isUuid(jobId)) return false
      const moved = await database.run((queries) =>
        queries
          .update(generationJobs)
          .set({ ...made, stage: toStage, movedAtMs: nowMs })
          .where(and(eq(id, jobId), IS_OPEN))
          .returning({ id }),
      )
      if (moved.length === 0) return false
      if (toStage === 'cancelled') await database.notify('generation_cancelled', jobId)
      return true
    },
    takeBooking: async (madeId) => {
      if (!isUuid(madeId)) return null
      return database.transaction(async (queries) => {
        const [job] = await queries
          .select({ id, bookedDay })
          .from(generationJobs)
          .where(and(eq(resultId, madeId), isNotNull(bookedDay)))
          .limit(1)
          .for('update')
        if (job === undefined) return null
        await queries.update(generationJobs).set({ bookedDay: null }).where(eq(id, job.id))
        return job.bookedDay
      })
    },
    whenCancelled: (listener) => database.listen('generation_cancelled', listener),
    listSilent: async (movedBeforeMs, limit) => {
      const rows = await database.run((queries) =>
        queries
          .select()
          .from(generationJobs)
          .where(and(IS_OPEN, lt(movedAtMs, movedBeforeMs)))
          .orderBy(asc(movedAtMs), asc(id))
          .limit(limit),
      )
      return rows.map(jobOf)
    },
    removeStartedBefore: async (beforeMs) => {
      const removed = await database.run((queries) =>
        queries.delete(generationJobs).where(lt(startedAtMs, beforeMs)).returning({ id }),
      )
      return removed.length
    },
  }
}

function jobOf(row: typeof generationJobs.$inferSelect): GenerationJob {
  const { takerKind: ofKind, takerId: ofId, ...job } = row
  return { ...job, taker: { kind: ofKind, id: ofId } }
}
