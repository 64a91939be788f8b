import { siReddit } from 'simple-icons'
import { shareAddress } from './share-address'
import type { SocialPlatform } from './social-platform'

/** The title of a post is all it takes beside the link. */
export const reddit: SocialPlatform = {
  id: 'reddit',
  name: 'Reddit',
  icon: siReddit.path,
  unicodeIcon: '👽',
  color: `#${siReddit.hex}`,
  supportsImages: true,
  placeholder: 'https://www.reddit.com/r/yourcommunity',
  shareAddress: ({ url, title }) => shareAddress('https://www.reddit.com/submit', { url, title }),
}
