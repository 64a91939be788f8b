import { SOURCE_IDS } from '@trendverse/domain/trends/items/source'
import { z } from 'zod'
import { adminCall, alwaysOpenCall } from './access'

const instant = z.iso.datetime({ offset: true })

export const healthOutput = z.object({
  data: z.object({
    /** `degraded`: answers are given, but the database or a job is in trouble. */
    status: z.enum(['ok', 'degraded']),
    database: z.enum(['up', 'down']),
    version: z.string(),
    uptimeSeconds: z.number().nonnegative(),
    jobs: z
      .array(
        z.object({
          name: z.string(),
          state: z.enum(['idle', 'running', 'failed']),
          lastStartedAt: instant.nullable(),
          lastSucceededAt: instant.nullable(),
        }),
      )
      .readonly(),
    sources: z
      .array(
        z.object({
          source: z.enum(SOURCE_IDS),
          lastAttemptAt: instant.nullable(),
          lastSuccessAt: instant.nullable(),
          items: z.number().int(),
          healthy: z.boolean(),
        }),
      )
      .readonly(),
    /** The last round that read heads of linked pages; null before the first, and where none are read. */
    pageHeads: z
      .object({
        lastRoundAt: instant,
        read: z.number().int(),
        refused: z.number().int(),
        /** The last refusal of the round in words, with the host. */
        lastError: z.string().nullable(),
      })
      .nullable(),
  }),
})

/** What the process, its jobs and its sources did last, for administrators. */
export const adminHealthContract = {
  get: adminCall
    .route({
      method: 'GET',
      path: '/admin/health',
      summary: 'Whether the server, its database, its jobs and its sources are well',
      tags: ['Admin'],
    })
    .output(healthOutput),
}

/** What anybody may know: whether all is well, and of which version. */
const publicHealthOutput = z.object({
  data: healthOutput.shape.data.pick({ status: true, version: true }),
})

const good = z.object({ data: z.object({ status: z.literal('ok') }) })

export const healthContract = {
  live: alwaysOpenCall
    .route({
      method: 'GET',
      path: '/health/live',
      summary: 'Whether the process runs; one that does not answer is to be replaced',
      tags: ['Operation'],
    })
    .output(good),
  ready: alwaysOpenCall
    .route({
      method: 'GET',
      path: '/health/ready',
      summary:
        'Whether requests may be sent here: 503 while the database is away, and once the process is told to stop',
      tags: ['Operation'],
    })
    .output(good),
  get: alwaysOpenCall
    .route({
      method: 'GET',
      path: '/health',
      summary: 'Whether the server, its database and its jobs are well; administrators are told more at /admin/health',
      tags: ['Operation'],
    })
    .output(publicHealthOutput),
}
