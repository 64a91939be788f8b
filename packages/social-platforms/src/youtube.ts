import { siYoutube } from 'simple-icons'
import type { SocialPlatform } from './social-platform'

/** Nothing but films can be posted, and not by an address. */
export const youtube: SocialPlatform = {
  id: 'youtube',
  name: 'YouTube',
  icon: siYoutube.path,
  unicodeIcon: '▶️',
  color: `#${siYoutube.hex}`,
  supportsImages: false,
  placeholder: 'https://www.youtube.com/@yourchannel',
  shareAddress: null,
}
