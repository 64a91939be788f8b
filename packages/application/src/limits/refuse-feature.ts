import type { FeatureRefusal } from '@trendverse/domain/limits/feature-check'
import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'

const CODE_OF = {
  account_needed: 'feature_locked',
  trial_used: 'feature_locked',
  suspended: 'account_suspended',
  blocked: 'account_blocked',
  limit_reached: 'limit_reached',
} as const satisfies Record<FeatureRefusal, ErrorCode>

/** The failure of a call that needs a feature its caller may not use now, in the words visitors read. */
export function refuseFeature({
  reason,
  message,
}: {
  readonly reason: FeatureRefusal
  readonly message: string
}): AppError {
  return new AppError(CODE_OF[reason], message)
}
