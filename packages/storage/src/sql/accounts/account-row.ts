import type { User, UserPatch } from '@trendverse/domain/accounts/user'
import { addressKey } from '@trendverse/domain/mail/mail-address'
import { getTableColumns } from 'drizzle-orm'
import { users } from '../schema/accounts'

type NewRow = typeof users.$inferInsert
type AccountRow = Omit<typeof users.$inferSelect, 'passwordHash' | 'emailKey'>

const { passwordHash: _passwordHash, emailKey: _emailKey, ...withoutPassword } = getTableColumns(users)
/** Every column of an account but its password, which leaves the database only when it is asked for by name. */
export const ACCOUNT_COLUMNS = withoutPassword

export function fromAccountRow(row: AccountRow): User {
  const { limitMemes, limitQuizzes, limitGames, totalMemes, totalQuizzes, totalGames, ...rest } = row
  const { quizScoreSum, quizScoreCount, pendingTimeZone, ...shared } = rest
  return {
    ...shared,
    dailyLimitOverrides: { memes: limitMemes, quizzes: limitQuizzes, games: limitGames },
    pendingTimeZone: pendingTimeZone ?? null,
    totals: { memes: totalMemes, quizzes: totalQuizzes, games: totalGames },
    quizScores: { sum: quizScoreSum, count: quizScoreCount },
  }
}

export function toAccountRow(user: User, passwordHash: string): NewRow {
  const { dailyLimitOverrides: limits, totals, quizScores, ...shared } = user
  return {
    ...shared,
    emailKey: addressKey(shared.email),
    passwordHash,
    ...limitColumns(limits),
    totalMemes: totals.memes,
    totalQuizzes: totals.quizzes,
    totalGames: totals.games,
    quizScoreSum: quizScores.sum,
    quizScoreCount: quizScores.count,
  }
}

/** The columns a patch changes. */
export function toAccountChanges({ dailyLimitOverrides, ...shared }: UserPatch): Partial<NewRow> {
  const { email } = shared
  return {
    ...shared,
    ...(email === undefined ? {} : { emailKey: addressKey(email) }),
    ...(dailyLimitOverrides === undefined ? {} : limitColumns(dailyLimitOverrides)),
  }
}

function limitColumns(limits: User['dailyLimitOverrides']) {
  return { limitMemes: limits.memes, limitQuizzes: limits.quizzes, limitGames: limits.games }
}
