import type { AccountToken, Session } from '@trendverse/application/ports/sessions'
import { THEME_CHOICES, USER_ROLES, USER_STATUSES, type User } from '@trendverse/domain/accounts/user'
import { z } from 'zod'
import { count, instant } from './row-shapes'

const perAction = <Value extends z.ZodType>(value: Value) => z.object({ memes: value, quizzes: value, games: value })

const userRecord: z.ZodType<User> = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(USER_ROLES),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  status: z.enum(USER_STATUSES),
  registeredAtMs: instant,
  lastActiveAtMs: instant,
  verifiedAtMs: instant.nullable(),
  kycRequired: z.boolean(),
  blockedReason: z.string().nullable(),
  blockedAtMs: instant.nullable(),
  dailyLimitOverrides: perAction(z.number().int().nullable()),
  timeZone: z.string(),
  pendingTimeZone: z.object({ timeZone: z.string(), fromDay: z.string(), heldDay: z.string() }).nullable(),
  avatarUrl: z.string().nullable(),
  bio: z.string(),
  theme: z.enum(THEME_CHOICES),
  notifications: z.boolean(),
  totals: perAction(count),
  quizScores: z.object({ sum: z.number(), count }),
  lastMemeCreatedAtMs: instant.nullable(),
  profileSharedAtMs: instant.nullable().default(null),
  // records of earlier versions have none
  runsOnBoards: z.boolean().default(true),
  achievements: z.array(z.object({ id: z.string(), awardedAtMs: instant })).readonly(),
})

export const accountRecord = z.object({ user: userRecord, passwordHash: z.string() })

const session: z.ZodType<Session> = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  kind: z.enum(['user', 'admin']),
  createdAtMs: instant,
  lastSeenAtMs: instant,
  expiresAtMs: instant,
  userAgent: z.string(),
  network: z.string(),
})

export const sessionRecord = z.object({ session, tokenHash: z.string() })

const accountToken: z.ZodType<AccountToken> = z.object({
  kind: z.enum(['verification', 'reset', 'admin_setup']),
  userId: z.uuid().nullable(),
  email: z.string(),
  createdAtMs: instant,
  expiresAtMs: instant,
  usedAtMs: instant.nullable(),
})

export const tokenRecord = z.object({ tokenHash: z.string(), token: accountToken })

export const rateCountRecord = z.object({ key: z.string(), counted: z.object({ count, endsAtMs: instant }) })

export const usageRecord = z.object({
  key: z.string(),
  use: z.object({ day: z.string(), used: perAction(count) }),
})

export const trialRecord = z.object({ guestId: z.string(), usedAtMs: instant })
