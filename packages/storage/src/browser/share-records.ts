import { PLATFORM_IDS, SHARE_METHODS, SHARED_KINDS } from '@trendverse/domain/social/platform'
import { z } from 'zod'

/** How often something was shared in one way on one day. */
export const sharesRecord = z.object({
  day: z.iso.date(),
  kind: z.enum(SHARED_KINDS),
  platform: z.enum(PLATFORM_IDS).nullable(),
  method: z.enum(SHARE_METHODS),
  count: z.number().int().positive(),
})
