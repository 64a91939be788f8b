import type { Backend } from '@trendverse/contract/contract'
import type { PlatformRedirect } from '@trendverse/domain/social/platform'
import { completeLinks } from '@trendverse/domain/social/social-links'
import type { PlatformRedirects, SocialSettings } from '@trendverse/domain/social/social-settings'

/** What is set of sharing on the site, with every platform. */
export type SavedSharing = SocialSettings & { readonly redirects: PlatformRedirects }

/** A platform's own address is opened. */
export const NO_REDIRECT: PlatformRedirect = { enabled: false, redirectUrl: '' }

export async function readSharing(backend: Backend, signal?: AbortSignal): Promise<{ readonly data: SavedSharing }> {
  const { links, button, redirects } = (await backend.social.settings(undefined, signal && { signal })).data
  return { data: { links: completeLinks(links), button, redirects } }
}
