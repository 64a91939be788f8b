import { siDiscord } from 'simple-icons'
import type { SocialPlatform } from './social-platform'

/** A message belongs to a channel, which no address can name. */
export const discord: SocialPlatform = {
  id: 'discord',
  name: 'Discord',
  icon: siDiscord.path,
  unicodeIcon: '💬',
  color: `#${siDiscord.hex}`,
  supportsImages: true,
  placeholder: 'https://discord.gg/yourserver',
  shareAddress: null,
}
