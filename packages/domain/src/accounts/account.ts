import { z } from 'zod'
import { THEME_CHOICES, USER_ROLES, USER_STATUSES } from './user'

const instant = z.iso.datetime({ offset: true })
const perAction = z.object({ memes: z.number().int(), quizzes: z.number().int(), games: z.number().int() })

/** An account as its owner and administrators read it (AC-01 to AC-04); never a password or a hash of one. */
export const accountSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  role: z.enum(USER_ROLES),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  status: z.enum(USER_STATUSES),
  joinedDate: instant,
  lastActiveDate: instant,
  verifiedAt: instant.nullable(),
  registeredAt: instant,
  kycRequired: z.boolean(),
  blockedReason: z.string().nullable(),
  blockedAt: instant.nullable(),
  /** What counts for this account: its override, else the system's setting; -1 is unlimited. */
  dailyLimits: perAction,
  usageToday: perAction,
  /** When the counters of the day start again, in the account's time zone. */
  usageResetsAt: instant,
  timeZone: z.string(),
  /** Chosen already, counts from the account's next day (OP-22). */
  nextTimeZone: z.string().nullable(),
  profile: z.object({
    avatar: z.string().nullable(),
    bio: z.string(),
    /** OP-64: since when anybody with its link sees this profile; null while nobody does. */
    sharedAt: instant.nullable(),
    preferences: z.object({
      theme: z.enum(THEME_CHOICES),
      notifications: z.boolean(),
      /** Whether boards of games show this account's runs. */
      runsOnBoards: z.boolean(),
    }),
  }),
  achievements: z.array(z.object({ id: z.string(), awardedAt: instant })).readonly(),
  stats: z.object({
    totalQuizzes: z.number().int(),
    totalMemes: z.number().int(),
    totalGames: z.number().int(),
    /** Percent, 0 before the first quiz. */
    avgQuizScore: z.number(),
    favoriteCategories: z.array(z.string()).readonly(),
    lastMemeCreated: instant.nullable(),
  }),
})

export type Account = z.output<typeof accountSchema>
