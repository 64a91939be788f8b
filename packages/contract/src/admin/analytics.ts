import { FIGURE_DAYS } from '@trendverse/domain/administration/daily-figure'
import { PLATFORM_IDS, SHARED_KINDS } from '@trendverse/domain/social/platform'
import { z } from 'zod'
import { adminCall } from '../access'

const count = z.number().int().nonnegative()
/** Of calls that ended; null where none did. */
const percent = z.number().min(0).max(100).nullable()

/** Each period with today, and the one of the same length before it; one count per entry of `days`. */
export const figure = z.object({
  today: count,
  last7Days: count,
  before7Days: count,
  last30Days: count,
  before30Days: count,
  byDay: z.array(count).length(FIGURE_DAYS).readonly(),
})

/** Days are those of the accounts' own calendars. */
export const uses = figure.extend({ total: count })

export const analyticsContract = {
  get: adminCall
    .route({
      method: 'GET',
      path: '/admin/analytics',
      summary: 'Activity on the site: today, in 7 and in 30 days, and day by day',
      description: 'Counted at most once a minute: figures may be a minute old.',
      tags: ['Admin'],
    })
    .output(
      z.object({
        data: z.object({
          at: z.iso.datetime({ offset: true }),
          /** UTC dates, oldest first; the last is today. */
          days: z.array(z.iso.date()).length(FIGURE_DAYS).readonly(),
          users: z.object({
            total: count,
            verified: count,
            activeToday: count,
            activeLast7Days: count,
            activeLast30Days: count,
            signUps: figure,
          }),
          quizzes: uses,
          memes: uses,
          games: uses,
          /** By UTC dates; by kind and platform over all time, the most first. */
          shares: uses.extend({
            byKind: z.array(z.object({ kind: z.enum(SHARED_KINDS), count })).readonly(),
            byPlatform: z.array(z.object({ platform: z.enum(PLATFORM_IDS).nullable(), count })).readonly(),
          }),
          newsletter: z.object({ active: count, signUps: figure }),
          /** Calls of models with a key, by the UTC date they ended on. */
          ai: z.object({
            succeeded: figure,
            failed: figure,
            successRate: z.object({
              today: percent,
              last7Days: percent,
              before7Days: percent,
              last30Days: percent,
              before30Days: percent,
            }),
          }),
          /** Active trends by views and interactions together, over their whole life. */
          topTrends: z
            .array(z.object({ id: z.uuid(), name: z.string(), views: count, interactions: count }))
            .readonly(),
        }),
      }),
    ),
}
