import type { KycStatus } from '@trendverse/domain/accounts/kyc'
import type { UserRole, UserStatus } from '@trendverse/domain/accounts/user'
import { UNLIMITED } from '@trendverse/domain/limits/daily-action'
import { countOf, countText } from '../../../components/text/count-text'

export const STATUS_WORDS: Readonly<Record<UserStatus, string>> = {
  active: 'Active',
  pending_verification: 'Email not verified',
  kyc_required: 'Identity check',
  suspended: 'Suspended',
  permanently_blocked: 'Blocked',
}

export const ROLE_WORDS: Readonly<Record<UserRole, string>> = { user: 'User', admin: 'Administrator' }

export const KYC_WORDS: Readonly<Record<KycStatus, string>> = {
  pending: 'Waiting for the user',
  submitted: 'Submitted',
  approved: 'Approved',
  rejected: 'Rejected',
  expired: 'Expired',
}

/** A daily limit as people say it. */
export function limitText(limit: number): string {
  return limit === UNLIMITED ? 'unlimited' : countText(limit)
}

/** `1 meme, 2 quizzes, 0 games` */
export function usesText(uses: { readonly memes: number; readonly quizzes: number; readonly games: number }): string {
  const { memes, quizzes, games } = uses
  return [countOf(memes, 'meme'), countOf(quizzes, 'quiz', 'quizzes'), countOf(games, 'game')].join(', ')
}
