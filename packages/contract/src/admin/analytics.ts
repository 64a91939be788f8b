import { PLATFORM_IDS, SHARED_KINDS } from '@trendverse/domain/social/platform'
import { z } from 'zod'
import { adminCall } from '../access'

const count = z.number().int().nonnegative()

/** Days are those of the accounts' own calendars; today and the six or 29 days before it. */
const uses = z.object({ total: count, today: count, last7Days: count, last30Days: count })

export const analyticsContract = {
  get: adminCall
    .route({
      method: 'GET',
      path: '/admin/analytics',
      summary: 'What happened on the site: today, in 7 and in 30 days',
      tags: ['Admin'],
    })
    .output(
      z.object({
        data: z.object({
          at: z.iso.datetime({ offset: true }),
          users: z.object({
            total: count,
            verified: count,
            activeToday: count,
            activeLast7Days: count,
            activeLast30Days: count,
            newLast7Days: count,
            newLast30Days: count,
          }),
          quizzes: uses,
          memes: uses,
          games: uses,
          /** By UTC dates; by kind and platform over all time, the most first. */
          shares: uses.extend({
            byKind: z.array(z.object({ kind: z.enum(SHARED_KINDS), count })).readonly(),
            byPlatform: z.array(z.object({ platform: z.enum(PLATFORM_IDS).nullable(), count })).readonly(),
          }),
          newsletter: z.object({
            active: count,
            /** Sign-ups per UTC date of the last 30 days, oldest first; dates without any are left out. */
            byDate: z.array(z.object({ day: z.iso.date(), count })).readonly(),
          }),
          /** Active trends by views and interactions together, over their whole life. */
          topTrends: z
            .array(z.object({ id: z.uuid(), name: z.string(), views: count, interactions: count }))
            .readonly(),
        }),
      }),
    ),
}
