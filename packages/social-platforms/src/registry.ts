import type { PlatformId } from '@trendverse/domain/social/platform'
import { discord } from './discord'
import { facebook } from './facebook'
import { github } from './github'
import { instagram } from './instagram'
import { linkedin } from './linkedin'
import { pinterest } from './pinterest'
import { reddit } from './reddit'
import { snapchat } from './snapchat'
import type { SocialPlatform } from './social-platform'
import { telegram } from './telegram'
import { tiktok } from './tiktok'
import { twitter } from './twitter'
import { whatsapp } from './whatsapp'
import { youtube } from './youtube'

/** SH-02: every platform by its id. */
export const SOCIAL_PLATFORMS: Readonly<Record<PlatformId, SocialPlatform>> = {
  facebook,
  twitter,
  instagram,
  youtube,
  tiktok,
  linkedin,
  discord,
  telegram,
  reddit,
  github,
  pinterest,
  whatsapp,
  snapchat,
}
