import type { Uuid } from '../primitives/uuid'
import type { UndecidedTrend } from './listing/feature-trends'
import type { TimelineEvent, TrendDetail } from './trend'

/** A trend with what composing remembers from run to run. */
export type FollowedTrend = UndecidedTrend & {
  readonly lastEvidenceAtMs: number | null
  /** Starts at 1; a re-fire after dormancy begins the next one. */
  readonly episode: number
  /** Consecutive runs in which the fading rule held; the stage turns after two. */
  readonly fadingRuns: number
  /** Highest `Pulse.velocity` of the running episode. */
  readonly peakVelocityPerHour: number
  /** Whether somebody wrote the name, so that it stays whatever the story becomes. */
  readonly nameIsFinal: boolean
  /** The trend this one became part of, where its address leads, or null. */
  readonly mergedIntoId: Uuid | null
  readonly links: TrendDetail['links']
  readonly datedEvents: readonly Extract<TimelineEvent, { kind: 'dated' }>[]
}

/** What a trend remembers before the first sighting of anything. */
export const UNOBSERVED = {
  momentum: 0,
  attention: 0,
  voices: 0,
  publishers: 0,
  proof: null,
  pace: null,
  breakoutProbability: null,
  sources: [],
  sparkline: [],
  relatedIds: [],
  lastEvidenceAtMs: null,
  episode: 1,
  fadingRuns: 0,
  peakVelocityPerHour: 0,
  nameIsFinal: false,
  mergedIntoId: null,
  links: [],
  datedEvents: [],
} as const satisfies Partial<FollowedTrend>
