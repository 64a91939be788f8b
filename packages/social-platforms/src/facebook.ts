import { siFacebook } from 'simple-icons'
import { shareAddress } from './share-address'
import type { SocialPlatform } from './social-platform'

/** It reads title, text and picture from the page itself. */
export const facebook: SocialPlatform = {
  id: 'facebook',
  name: 'Facebook',
  icon: siFacebook.path,
  unicodeIcon: '📘',
  color: `#${siFacebook.hex}`,
  supportsImages: true,
  placeholder: 'https://www.facebook.com/yourpage',
  shareAddress: ({ url }) => shareAddress('https://www.facebook.com/sharer/sharer.php', { u: url }),
}
