import type { GenerationJobs } from '@trendverse/application/ports/generation-jobs'
import type { GenerationJob } from '@trendverse/domain/ai/generation-job'
import { isUuid } from '@trendverse/domain/primitives/uuid'
import { and, eq, lt, notInArray } from 'drizzle-orm'
import { generationJobs } from './schema/ai'
import type { SqlDatabase } from './sql-database'

const ENDS = ['ready', 'failed', 'cancelled'] as const

/** Jobs of models in SQL. */
export function sqlGenerationJobs(database: SqlDatabase): GenerationJobs {
  return {
    add: async ({ taker, ...job }) => {
      await database.run((queries) =>
        queries.insert(generationJobs).values({ ...job, takerKind: taker.kind, takerId: taker.id }),
      )
    },
    find: async (id) => {
      if (!isUuid(id)) return null
      const [row] = await database.run((queries) =>
        queries.select().from(generationJobs).where(eq(generationJobs.id, id)),
      )
      return row === undefined ? null : jobOf(row)
    },
    move: async (id, stage, nowMs, resultId) => {
      if (!isUuid(id)) return false
      const moved = await database.run((queries) =>
        queries
          .update(generationJobs)
          .set({ stage, movedAtMs: nowMs, ...(resultId !== undefined && { resultId }) })
          .where(and(eq(generationJobs.id, id), notInArray(generationJobs.stage, [...ENDS])))
          .returning({ id: generationJobs.id }),
      )
      if (moved.length === 0) return false
      if (stage === 'cancelled') await database.notify('generation_cancelled', id)
      return true
    },
    whenCancelled: (listener) => database.listen('generation_cancelled', listener),
    removeStartedBefore: async (beforeMs) => {
      const removed = await database.run((queries) =>
        queries
          .delete(generationJobs)
          .where(lt(generationJobs.startedAtMs, beforeMs))
          .returning({ id: generationJobs.id }),
      )
      return removed.length
    },
  }
}

function jobOf({ takerKind, takerId, ...job }: typeof generationJobs.$inferSelect): GenerationJob {
  return { ...job, taker: { kind: takerKind, id: takerId } }
}
