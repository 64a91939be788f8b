import { siTelegram } from 'simple-icons'
import { shareAddress } from './share-address'
import type { SocialPlatform } from './social-platform'

/** https://core.telegram.org/widgets/share */
export const telegram: SocialPlatform = {
  id: 'telegram',
  name: 'Telegram',
  icon: siTelegram.path,
  unicodeIcon: '✈️',
  color: `#${siTelegram.hex}`,
  supportsImages: true,
  placeholder: 'https://t.me/yourchannel',
  shareAddress: ({ url, text }) => shareAddress('https://t.me/share/url', { url, text }),
}
