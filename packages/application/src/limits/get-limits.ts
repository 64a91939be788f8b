import { dailyLimitsOf, remainingOf } from '@trendverse/domain/limits/daily-limit'
import {
  ACTION_OF,
  checkGuestFeature,
  checkUserFeature,
  FEATURES,
  type Feature,
  type FeatureDecision,
  type FeatureRefusal,
} from '@trendverse/domain/limits/feature-check'
import { ownDay } from '@trendverse/domain/limits/own-day'
import type { Caller } from '../accounts/caller'
import type { Needs } from '../ports/ports'
import { getLimitSettings } from './get-limit-settings'

export type FeatureLimit = {
  readonly allowed: boolean
  readonly reason: FeatureRefusal | null
  /** What a visitor reads when it is not. */
  readonly message: string | null
  /** A day, -1 without end; for guests what an account would have (LM-11). */
  readonly limit: number
  readonly usedToday: number
  /** -1 without end. */
  readonly remaining: number
  readonly resetsAt: string | null
}

export type Limits = {
  readonly features: Readonly<Record<Feature, FeatureLimit>>
  readonly trial: { readonly available: boolean; readonly used: boolean }
}

const withReason = (decision: FeatureDecision) =>
  decision.allowed
    ? { allowed: true, reason: null, message: null }
    : { allowed: false, reason: decision.reason, message: decision.message }

/** What a caller may do now and how often, signed in or not (LM-12). Reading spends nothing. */
export async function getLimits(
  ports: Needs<'clock' | 'guests' | 'settings' | 'usage'>,
  caller: Caller,
  guestId: string | null,
): Promise<Limits> {
  const settings = await getLimitSettings(ports)
  if (caller.kind === 'guest') {
    const used = guestId !== null && (await ports.guests.trialUsedAtMs(guestId)) !== null
    const limits = dailyLimitsOf(null, settings)
    const features = perFeature((feature) => {
      const decision = withReason(checkGuestFeature(feature, used))
      const remaining = decision.allowed ? 1 : 0
      return { ...decision, limit: limits[ACTION_OF[feature]], usedToday: 0, remaining, resetsAt: null }
    })
    return { features, trial: { available: !used, used } }
  }
  const { user } = caller
  const { day, endsAtMs } = ownDay(user, ports.clock.nowMs())
  const usedToday = await ports.usage.usedOn(user.id, day)
  const limits = dailyLimitsOf(user.dailyLimitOverrides, settings)
  const features = perFeature((feature) => {
    const [limit, used] = [limits[ACTION_OF[feature]], usedToday[ACTION_OF[feature]]]
    return {
      ...withReason(checkUserFeature(feature, user, limit, used)),
      limit,
      usedToday: used,
      remaining: remainingOf(limit, used),
      resetsAt: new Date(endsAtMs).toISOString(),
    }
  })
  return { features, trial: { available: false, used: false } }
}

function perFeature(limitOf: (feature: Feature) => FeatureLimit): Limits['features'] {
  // One entry per feature, by the list the type is made of.
  return Object.fromEntries(FEATURES.map((feature) => [feature, limitOf(feature)])) as Limits['features']
}
