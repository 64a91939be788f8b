import { siInstagram } from 'simple-icons'
import type { SocialPlatform } from './social-platform'

/** Posts are made in the app only. */
export const instagram: SocialPlatform = {
  id: 'instagram',
  name: 'Instagram',
  icon: siInstagram.path,
  unicodeIcon: '📷',
  color: `#${siInstagram.hex}`,
  supportsImages: true,
  placeholder: 'https://www.instagram.com/yourname',
  shareAddress: null,
}
