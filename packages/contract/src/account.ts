import { accountSchema } from '@trendverse/domain/accounts/account'
import { ACHIEVEMENT_IDS } from '@trendverse/domain/accounts/achievements'
import { bioProblem, timeZoneProblem } from '@trendverse/domain/accounts/profile-rules'
import {
  MAX_USERNAME_LENGTH,
  nameProblem,
  passwordProblem,
  usernameProblem,
} from '@trendverse/domain/accounts/sign-up-rules'
import { THEME_CHOICES } from '@trendverse/domain/accounts/user'
import { FEATURE_REFUSALS } from '@trendverse/domain/limits/feature-check'
import { z } from 'zod'
import { publicCall, userCall } from './access'
import { field, filterText, SECOND_STEP, secondStep } from './field'

const TAGS = ['Account']
const instant = z.iso.datetime({ offset: true })
const count = z.number().int().nonnegative()
/** -1 is without end (LM-03). */
const amount = z.number().int().min(-1)

export const featureLimit = z.object({
  allowed: z.boolean(),
  reason: z.enum(FEATURE_REFUSALS).nullable(),
  /** What a visitor reads when it is not allowed. */
  message: z.string().nullable(),
  limit: amount,
  usedToday: count,
  remaining: amount,
  resetsAt: instant.nullable(),
})

export const limitsOutput = z.object({
  data: z.object({
    features: z.object({ quiz: featureLimit, meme: featureLimit, game: featureLimit }),
    trial: z.object({ available: z.boolean(), used: z.boolean() }),
  }),
})

export const activityOutput = z.object({
  data: z.object({
    /** The account's own today, `YYYY-MM-DD`. */
    today: z.string(),
    /** Days with any use in the last year, oldest first. */
    days: z.array(z.object({ day: z.string(), memes: count, quizzes: count, games: count })).readonly(),
    streak: z.object({ current: count, longest: count, freezesLeft: count }),
    achievements: z
      .array(z.object({ id: z.enum(ACHIEVEMENT_IDS), current: count, target: count, awardedAt: instant.nullable() }))
      .readonly(),
  }),
})

/** All that sharing a profile makes public (OP-64, docs/decisions/011). */
const sharedProfile = z.strictObject({
  username: z.string(),
  /** First name, or `Anonymous` (SH-07). */
  name: z.string(),
  /** Same-origin path of the picture, or null. */
  avatar: z.string().nullable(),
  /** The month, `2026-03`. */
  memberSince: z.string(),
  /** What was earned; not when, and nothing of the rest. */
  achievements: z.array(z.enum(ACHIEVEMENT_IDS)).readonly(),
})

const accountOutput = z.object({ data: accountSchema })

export const accountContract = {
  update: userCall
    .route({ method: 'PUT', path: '/account', summary: 'Change fields of this account', tags: TAGS })
    .input(
      z.strictObject({
        firstName: field((name) => nameProblem('First name', name)).optional(),
        lastName: field((name) => nameProblem('Last name', name)).optional(),
        username: field(usernameProblem).optional(),
        bio: field(bioProblem).optional(),
        theme: z.enum(THEME_CHOICES).optional(),
        notifications: z.boolean().optional(),
        /** `false` hides this account's runs and their replays from boards of games, at once. */
        runsOnBoards: z.boolean().optional(),
        /** `false` takes a shared profile back; sharing it is what makes it public (OP-64). */
        profileShared: z.literal(false).optional(),
        /** IANA name; counts from the next day (OP-22). */
        timeZone: field(timeZoneProblem).optional(),
      }),
    )
    .output(accountOutput),
  shared: publicCall
    .route({
      method: 'GET',
      path: '/profiles/{username}',
      summary: 'A shared profile, as anyone with the link sees it',
      tags: TAGS,
    })
    .input(z.strictObject({ username: filterText(MAX_USERNAME_LENGTH) }))
    .output(z.object({ data: sharedProfile })),
  exportData: userCall
    .route({
      method: 'POST',
      path: '/account/export',
      summary: 'All data kept about this account, as one document (rate-limited)',
      tags: TAGS,
    })
    .output(z.object({ data: z.record(z.string(), z.unknown()) })),
  remove: userCall
    .route({
      method: 'DELETE',
      path: '/account',
      summary: 'Delete this account and all its data; asks for the password (rate-limited)',
      description: SECOND_STEP,
      tags: TAGS,
    })
    .input(z.strictObject({ password: field(passwordProblem).max(1_000), code: secondStep }))
    .output(z.object({ data: z.object({ deleted: z.literal(true) }) })),
  activity: userCall
    .route({
      method: 'GET',
      path: '/account/activity',
      summary: 'Activity of this account by day, its streak and achievements',
      tags: TAGS,
    })
    .output(activityOutput),
  limits: publicCall
    .route({
      method: 'GET',
      path: '/account/limits',
      summary: 'What the caller may do today and how often, signed in or not',
      tags: TAGS,
    })
    .output(limitsOutput),
}
