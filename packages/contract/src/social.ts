import { PLATFORM_IDS, SHARE_METHODS, SHARED_KINDS } from '@trendverse/domain/social/platform'
import { redirectsSchema, sharingSchema, socialSettingsSchema } from '@trendverse/domain/social/social-settings'
import { z } from 'zod'
import { adminCall, publicCall } from './access'

const TAGS = ['Sharing']

/** API-15, OP-61, OP-63, OP-65, SO-04. */
export const socialContract = {
  settings: publicCall
    .route({
      method: 'GET',
      path: '/social/settings',
      summary: 'Pages of this site elsewhere, the sharing button, and where sharing leads',
      tags: TAGS,
    })
    .output(z.object({ data: sharingSchema })),
  saveSettings: adminCall
    .route({ method: 'PUT', path: '/social/settings', summary: 'Set pages and button, all or nothing', tags: TAGS })
    .input(socialSettingsSchema)
    .output(z.object({ data: socialSettingsSchema })),
  redirects: publicCall
    .route({
      method: 'GET',
      path: '/social/redirects',
      summary: 'Where sharing leads instead of a platform’s own address',
      tags: TAGS,
    })
    .output(z.object({ data: redirectsSchema })),
  saveRedirects: adminCall
    .route({ method: 'POST', path: '/social/redirects', summary: 'Set redirects of some platforms', tags: TAGS })
    .input(redirectsSchema)
    .output(z.object({ data: redirectsSchema })),
  share: publicCall
    .route({
      method: 'POST',
      path: '/social/shares',
      summary: 'Count that something was shared; a result, meme or profile of one’s own is public by this',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        kind: z.enum(SHARED_KINDS),
        /** The trend, quiz attempt, meme, game or account, or the path of another page. */
        id: z.string().min(1).max(64),
        /** Null for sharing that names no platform. */
        platform: z.enum(PLATFORM_IDS).nullable(),
        method: z.enum(SHARE_METHODS),
      }),
    )
    .output(z.object({ data: z.strictObject({ counted: z.literal(true) }) })),
}
