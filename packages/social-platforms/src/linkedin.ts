import { shareAddress } from './share-address'
import type { SocialPlatform } from './social-platform'

/** Two letters in a tile, drawn by us. */
const ICON =
  'M3.2 1.5h17.6a1.7 1.7 0 0 1 1.7 1.7v17.6a1.7 1.7 0 0 1-1.7 1.7H3.2a1.7 1.7 0 0 1-1.7-1.7V3.2a1.7 1.7 0 0 1 1.7-1.7ZM5 9.6v9.2h3.1V9.6ZM6.55 4.8a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6ZM10 9.6v9.2h3.1v-4.9c0-1.3.7-2 1.7-2s1.6.7 1.6 2.1v4.8h3.1v-5.4c0-2.6-1.3-4-3.4-4c-1.4 0-2.4.6-3 1.6V9.6Z'

/** It reads title, text and picture from the page itself. */
export const linkedin: SocialPlatform = {
  id: 'linkedin',
  name: 'LinkedIn',
  icon: ICON,
  unicodeIcon: '💼',
  color: '#0A66C2',
  supportsImages: true,
  placeholder: 'https://www.linkedin.com/company/yourpage',
  shareAddress: ({ url }) => shareAddress('https://www.linkedin.com/sharing/share-offsite/', { url }),
}
