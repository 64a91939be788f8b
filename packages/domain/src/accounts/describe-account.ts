import type { PerAction } from '../limits/daily-action'
import { type DailyLimitSettings, dailyLimitsOf } from '../limits/daily-limit'
import { ownDay } from '../limits/own-day'
import type { Account } from './account'
import { fullNameOf, type User } from './user'

/** What the account itself does not hold. */
export type AccountFacts = {
  /** What the system allows where no override is set (OP-23). */
  readonly systemLimits: DailyLimitSettings
  readonly usageToday: PerAction
  readonly favoriteCategories: readonly string[]
  readonly nowMs: number
}

const iso = (atMs: number): string => new Date(atMs).toISOString()
const isoOrNull = (atMs: number | null): string | null => (atMs === null ? null : iso(atMs))

/** An account as it travels (AC-01 to AC-04). */
export function describeAccount(user: User, facts: AccountFacts): Account {
  const { totals, quizScores } = user
  const { timeZone, endsAtMs } = ownDay(user, facts.nowMs)
  const chosen = user.pendingTimeZone?.timeZone
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    fullName: fullNameOf(user),
    role: user.role,
    isActive: user.isActive,
    emailVerified: user.emailVerified,
    status: user.status,
    joinedDate: iso(user.registeredAtMs),
    lastActiveDate: iso(user.lastActiveAtMs),
    verifiedAt: isoOrNull(user.verifiedAtMs),
    registeredAt: iso(user.registeredAtMs),
    kycRequired: user.kycRequired,
    blockedReason: user.blockedReason,
    blockedAt: isoOrNull(user.blockedAtMs),
    dailyLimits: dailyLimitsOf(user.dailyLimitOverrides, facts.systemLimits),
    usageToday: facts.usageToday,
    usageResetsAt: iso(endsAtMs),
    timeZone,
    nextTimeZone: chosen !== undefined && chosen !== timeZone ? chosen : null,
    profile: {
      avatar: user.avatarUrl,
      bio: user.bio,
      sharedAt: isoOrNull(user.profileSharedAtMs),
      preferences: { theme: user.theme, notifications: user.notifications, runsOnBoards: user.runsOnBoards },
    },
    achievements: user.achievements.map(({ id, awardedAtMs }) => ({ id, awardedAt: iso(awardedAtMs) })),
    stats: {
      totalQuizzes: totals.quizzes,
      totalMemes: totals.memes,
      totalGames: totals.games,
      avgQuizScore: quizScores.count === 0 ? 0 : quizScores.sum / quizScores.count,
      favoriteCategories: facts.favoriteCategories,
      lastMemeCreated: isoOrNull(user.lastMemeCreatedAtMs),
    },
  }
}
