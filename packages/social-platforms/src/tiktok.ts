import { siTiktok } from 'simple-icons'
import type { SocialPlatform } from './social-platform'

/** Posts are made in the app only. */
export const tiktok: SocialPlatform = {
  id: 'tiktok',
  name: 'TikTok',
  icon: siTiktok.path,
  unicodeIcon: '🎵',
  color: `#${siTiktok.hex}`,
  supportsImages: false,
  placeholder: 'https://www.tiktok.com/@yourname',
  shareAddress: null,
}
