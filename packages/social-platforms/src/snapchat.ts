import { siSnapchat } from 'simple-icons'
import type { SocialPlatform } from './social-platform'

/** Snaps are made in the app only. */
export const snapchat: SocialPlatform = {
  id: 'snapchat',
  name: 'Snapchat',
  icon: siSnapchat.path,
  unicodeIcon: '👻',
  color: `#${siSnapchat.hex}`,
  supportsImages: true,
  placeholder: 'https://www.snapchat.com/add/yourname',
  shareAddress: null,
}
