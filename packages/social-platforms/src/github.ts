import { siGithub } from 'simple-icons'
import type { SocialPlatform } from './social-platform'

/** Nothing can be posted by an address. */
export const github: SocialPlatform = {
  id: 'github',
  name: 'GitHub',
  icon: siGithub.path,
  unicodeIcon: '🐙',
  color: `#${siGithub.hex}`,
  supportsImages: false,
  placeholder: 'https://github.com/yourname',
  shareAddress: null,
}
