import { tooManyAttempts } from '@trendverse/domain/accounts/throttle-rules'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/** Views and interactions one address may count: a fast reader opens a page a second. */
export const TREND_EVENTS_PER_ADDRESS = { points: 60, durationSeconds: 60 } as const

/** Preview cards one address may have drawn: networks that look at links come with one address for many people. */
export const DRAWN_PREVIEWS_PER_ADDRESS = { points: 120, durationSeconds: 60 } as const

/**
 * Takes one unit of an allowance or throws AppError `rate_limited`, which says when a try can succeed. When the shared
 * store cannot be reached the failure is passed on.
 */
export async function takeAllowance(limiter: Pick<RateLimiterAbstract, 'consume'>, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw tooManyAttempts(error.msBeforeNext, error)
  }
}
