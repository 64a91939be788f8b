import { PLATFORM_IDS, type PlatformId, type SocialLink } from './platform'

/** The site’s pages elsewhere, and what is offered for sharing. */
export type SocialLinks = Readonly<Record<PlatformId, SocialLink>>

/** SO-02 */
const ENABLED_BY_DEFAULT: ReadonlySet<PlatformId> = new Set(['facebook', 'twitter', 'instagram', 'youtube', 'tiktok'])

/** Links for all platforms: OP-65 leaves the others off, and every address empty. */
export function completeLinks(links: Readonly<Partial<Record<PlatformId, SocialLink | undefined>>>): SocialLinks {
  const complete = PLATFORM_IDS.map((id): [PlatformId, SocialLink] => [
    id,
    links[id] ?? { enabled: ENABLED_BY_DEFAULT.has(id), url: '' },
  ])
  // One entry per platform, by the line above.
  return Object.fromEntries(complete) as SocialLinks
}

/** Platforms that are shown, in the order of SH-02. */
export function enabledPlatforms(links: SocialLinks): readonly PlatformId[] {
  return PLATFORM_IDS.filter((id) => links[id].enabled)
}
