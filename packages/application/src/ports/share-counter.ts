import type { PlatformId, SharedKind, ShareMethod } from '@trendverse/domain/social/platform'

/** What is known of something shared: nothing that leads to whoever shared it, or to what it was. */
export type CountedShare = {
  readonly kind: SharedKind
  /** Null for sharing that names no platform. */
  readonly platform: PlatformId | null
  readonly method: ShareMethod
}

/** Counts what is shared, per UTC date. `AnalyticsReader.countShares` reads it. */
export type ShareCounter = {
  /** @param day `YYYY-MM-DD` */
  add(share: CountedShare, day: string): Promise<void>
}
