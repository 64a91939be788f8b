/** SH-02, in the order they are offered. */
export const PLATFORM_IDS = [
  'facebook',
  'twitter',
  'instagram',
  'youtube',
  'tiktok',
  'linkedin',
  'discord',
  'telegram',
  'reddit',
  'github',
  'pinterest',
  'whatsapp',
  'snapchat',
] as const
export type PlatformId = (typeof PLATFORM_IDS)[number]

/** What can be shared: the share links of RT-20 and OP-64, and any other page by its path. */
export const SHARED_KINDS = ['trend', 'quiz', 'meme', 'game', 'profile', 'page'] as const
export type SharedKind = (typeof SHARED_KINDS)[number]

/** How something was shared (SH-10). */
export const SHARE_METHODS = ['platform', 'native', 'copy_link', 'copy_text', 'copy_image'] as const
export type ShareMethod = (typeof SHARE_METHODS)[number]

/** A redirect setting of one platform (SH-11, OP-63). */
export type PlatformRedirect = {
  readonly enabled: boolean
  /** `https:`, with `{url}` and `{text}` as places; empty: none. */
  readonly redirectUrl: string
}

/** The site's own page on a platform (SO-01). What it looks like belongs to the platform's record. */
export type SocialLink = {
  readonly enabled: boolean
  /** `https:`; empty: share only (OP-65). */
  readonly url: string
}
