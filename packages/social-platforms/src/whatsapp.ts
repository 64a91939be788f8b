import { withLink } from '@trendverse/domain/social/share-subject'
import { siWhatsapp } from 'simple-icons'
import { shareAddress } from './share-address'
import type { SocialPlatform } from './social-platform'

/** A message is one text, the link in it. */
export const whatsapp: SocialPlatform = {
  id: 'whatsapp',
  name: 'WhatsApp',
  icon: siWhatsapp.path,
  unicodeIcon: '🟢',
  color: `#${siWhatsapp.hex}`,
  supportsImages: true,
  placeholder: 'https://wa.me/15550100',
  shareAddress: ({ url, text }) => shareAddress('https://wa.me/', { text: withLink(text, url) }),
}
