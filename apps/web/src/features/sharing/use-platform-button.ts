import type { SocialLink } from '@trendverse/domain/social/platform'
import type { SocialPlatform } from '@trendverse/social-platforms/social-platform'
import { useAlert } from '../../components/overlays/use-alert'
import { openBeside } from '../../components/sharing/share-window'
import type { ShareActions } from '../../components/sharing/use-share-actions'

/** OP-61: opens the site’s own page on a platform; where there is none, shares the page one is on. */
export function usePlatformButton({ shareTo }: Pick<ShareActions, 'shareTo'>) {
  const showAlert = useAlert()
  return (platform: SocialPlatform, { url }: SocialLink): Promise<void> =>
    url === '' ? shareTo(platform) : openBeside(url, 'whole', showAlert)
}

/** What that button does, in words. */
export function platformButtonLabel({ name }: SocialPlatform, { url }: SocialLink): string {
  return url === '' ? `Share on ${name}` : `Visit us on ${name} (opens in a new tab)`
}
