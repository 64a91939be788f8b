import type { PlatformId, PlatformRedirect, ShareMethod } from './platform'
import type { ShareSubject } from './share-subject'

/** Something that was shared just now, to be remembered (SH-10) and counted. */
export type DoneShare = {
  readonly subject: ShareSubject
  /** The link that was shared, absolute. */
  readonly url: string
  /** Null for sharing that names no platform. */
  readonly platform: PlatformId | null
  readonly method: ShareMethod
}

/** What everything that shares needs of its surroundings. */
export type Sharing = {
  /** Where paths of this site begin, without a slash at the end. */
  readonly siteUrl: string
  readonly redirects: Readonly<Partial<Record<PlatformId, PlatformRedirect>>>
  readonly onShared: (share: DoneShare) => void
}
