import { siX } from 'simple-icons'
import { shareAddress } from './share-address'
import type { SocialPlatform } from './social-platform'

/** https://docs.x.com/x-for-websites/post-button/guides/web-intent */
export const twitter: SocialPlatform = {
  id: 'twitter',
  name: 'X (Twitter)',
  icon: siX.path,
  unicodeIcon: '𝕏',
  color: `#${siX.hex}`,
  supportsImages: true,
  placeholder: 'https://x.com/yourname',
  shareAddress: ({ url, text }) => shareAddress('https://x.com/intent/tweet', { text, url }),
}
