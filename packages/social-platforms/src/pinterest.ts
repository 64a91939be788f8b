import { siPinterest } from 'simple-icons'
import { shareAddress } from './share-address'
import type { SocialPlatform } from './social-platform'

/** Without a picture it offers those it finds on the page. */
export const pinterest: SocialPlatform = {
  id: 'pinterest',
  name: 'Pinterest',
  icon: siPinterest.path,
  unicodeIcon: '📌',
  color: `#${siPinterest.hex}`,
  supportsImages: true,
  placeholder: 'https://www.pinterest.com/yourname',
  shareAddress: ({ url, text, pictureUrl }) =>
    shareAddress('https://www.pinterest.com/pin/create/button/', { url, media: pictureUrl, description: text }),
}
