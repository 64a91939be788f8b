import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'

/** Refusals whose own words are meant for visitors, ER-45 among them. */
const TOLD: ReadonlySet<ErrorCode> = new Set([
  'limit_reached',
  'feature_locked',
  'account_suspended',
  'account_blocked',
  'rate_limited',
  'storage_full',
  'conflict',
  'invalid_input',
])

/** ER-46 */
export const UNMADE_TEXT = 'Unable to create meme. Please try again.'
const GONE = 'This trend is not here any more. Please choose another one.'
const SIGNED_OUT = 'You are not signed in any more. Please sign in again, then generate your meme.'

/** Why a meme was not made, and what to do about it. */
export function makingProblem(error: unknown): string {
  if (!(error instanceof AppError)) return UNMADE_TEXT
  const [field] = Object.values(error.fields ?? {})
  if (field !== undefined) return field
  if (TOLD.has(error.code)) return error.message
  if (error.code === 'trend_not_found' || error.code === 'not_found') return GONE
  return error.code === 'authentication_required' ? SIGNED_OUT : UNMADE_TEXT
}
