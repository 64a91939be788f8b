import type { PlatformId } from '@trendverse/domain/social/platform'

/** What is shared, as share addresses take it. */
export type SharedLink = {
  /** Absolute, of this site. */
  readonly url: string
  /** Without the link. */
  readonly text: string
  readonly title: string
  /** Absolute, or null where there is none. */
  readonly pictureUrl: string | null
}

/** A platform (SH-01, and what of SO-01 is the same everywhere). One file each; `registry.ts` names them. */
export type SocialPlatform = {
  readonly id: PlatformId
  readonly name: string
  /** A path on a grid of 24 by 24, filled. */
  readonly icon: string
  /** Stands for the sign where only text is possible. */
  readonly unicodeIcon: string
  /** The brand’s own, `#rrggbb`. */
  readonly color: string
  /** Whether a post there can carry a picture. */
  readonly supportsImages: boolean
  /** What the address of a page there looks like. */
  readonly placeholder: string
  /**
   * The address that opens a post of this on the platform (SH-03). Null where the platform has none: then the text is
   * copied (SH-04, OP-62).
   */
  readonly shareAddress: ((shared: SharedLink) => string) | null
}
