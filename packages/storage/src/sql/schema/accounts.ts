import type { AccountTokenKind, SessionKind } from '@trendverse/application/ports/sessions'
import type { PendingTimeZone, ThemeChoice, User, UserRole, UserStatus } from '@trendverse/domain/accounts/user'
import { boolean, doublePrecision, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant, safeJson, safeText } from './columns'

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  username: safeText('username').notNull(),
  email: safeText('email').notNull(),
  /** By what an address is found (`addressKey`). */
  emailKey: safeText('email_key'),
  passwordHash: safeText('password_hash').notNull(),
  firstName: safeText('first_name').notNull(),
  lastName: safeText('last_name').notNull(),
  role: safeText('role').$type<UserRole>().notNull(),
  isActive: boolean('is_active').notNull(),
  emailVerified: boolean('email_verified').notNull(),
  status: safeText('status').$type<UserStatus>().notNull(),
  registeredAtMs: instant('registered_at').notNull(),
  lastActiveAtMs: instant('last_active_at').notNull(),
  verifiedAtMs: instant('verified_at'),
  kycRequired: boolean('kyc_required').notNull(),
  blockedReason: safeText('blocked_reason'),
  blockedAtMs: instant('blocked_at'),
  limitMemes: integer('limit_memes'),
  limitQuizzes: integer('limit_quizzes'),
  limitGames: integer('limit_games'),
  timeZone: safeText('time_zone').notNull(),
  pendingTimeZone: safeJson('pending_time_zone').$type<PendingTimeZone | null>(),
  avatarUrl: safeText('avatar_url'),
  bio: safeText('bio').notNull(),
  theme: safeText('theme').$type<ThemeChoice>().notNull(),
  notifications: boolean('notifications').notNull(),
  totalMemes: integer('total_memes').notNull().default(0),
  totalQuizzes: integer('total_quizzes').notNull().default(0),
  totalGames: integer('total_games').notNull().default(0),
  quizScoreSum: doublePrecision('quiz_score_sum').notNull().default(0),
  quizScoreCount: integer('quiz_score_count').notNull().default(0),
  lastMemeCreatedAtMs: instant('last_meme_created_at'),
  profileSharedAtMs: instant('profile_shared_at'),
  runsOnBoards: boolean('runs_on_boards').notNull().default(true),
  achievements: safeJson('achievements').$type<User['achievements']>().notNull(),
})

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  tokenHash: safeText('token_hash').notNull(),
  userId: uuid('user_id').notNull(),
  kind: safeText('kind').$type<SessionKind>().notNull(),
  createdAtMs: instant('created_at').notNull(),
  lastSeenAtMs: instant('last_seen_at').notNull(),
  expiresAtMs: instant('expires_at').notNull(),
  userAgent: safeText('user_agent').notNull(),
  network: safeText('network').notNull(),
})

export const accountTokens = pgTable('account_tokens', {
  tokenHash: safeText('token_hash').primaryKey(),
  kind: safeText('kind').$type<AccountTokenKind>().notNull(),
  userId: uuid('user_id'),
  email: safeText('email').notNull(),
  createdAtMs: instant('created_at').notNull(),
  expiresAtMs: instant('expires_at').notNull(),
  usedAtMs: instant('used_at'),
})

export const rateCounts = pgTable('attempts', {
  key: safeText('key').primaryKey(),
  count: integer('count').notNull(),
  endsAtMs: instant('ends_at').notNull(),
})

export const dailyUsage = pgTable(
  'daily_usage',
  {
    userId: uuid('user_id').notNull(),
    day: safeText('day').notNull(),
    memes: integer('memes').notNull().default(0),
    quizzes: integer('quizzes').notNull().default(0),
    games: integer('games').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

export const guests = pgTable('guests', {
  id: safeText('id').primaryKey(),
  trialUsedAtMs: instant('trial_used_at').notNull(),
})
