import type { ErrorCode } from '@trendverse/domain/primitives/app-error'

/** Refusals of a quiz, a meme or a game whose own words are meant for visitors, ER-45 among them. */
export const TOLD_REFUSALS: ReadonlySet<ErrorCode> = new Set([
  'limit_reached',
  'feature_locked',
  'account_suspended',
  'account_blocked',
  'rate_limited',
  'storage_full',
  'conflict',
])

export const TREND_GONE = 'This trend is no longer here. Please choose another one.'
