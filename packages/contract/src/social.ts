import { PLATFORM_IDS, SHARED_KINDS, SHARE_METHODS } from '@trendverse/domain/social/platform'
import { z } from 'zod'
import { adminCall, publicCall } from './access'

const TAGS = ['Sharing']

const redirect = z.strictObject({
  enabled: z.boolean(),
  /** `https:` with the places `{url}` and `{text}`; empty: none. */
  redirectUrl: z.string().max(2_000),
})
const link = z.strictObject({
  enabled: z.boolean(),
  /** `https:`; empty: share only (OP-65). */
  url: z.string().max(2_000),
})
const button = z.strictObject({
  enabled: z.boolean(),
  /** Pixels from the upper left corner of the window (FL-08). */
  position: z.strictObject({ x: z.number().int().min(0).max(10_000), y: z.number().int().min(0).max(10_000) }),
  showLabels: z.boolean(),
  animationEnabled: z.boolean(),
  quickShare: z.boolean(),
})

const redirects = z.partialRecord(z.enum(PLATFORM_IDS), redirect)
const links = z.partialRecord(z.enum(PLATFORM_IDS), link)
const socialSettings = z.strictObject({ links, button })

/** API-15, OP-61, OP-63, OP-65, SO-04. */
export const socialContract = {
  settings: publicCall
    .route({
      method: 'GET',
      path: '/social/settings',
      summary: 'Pages of this site elsewhere, and the sharing button',
      tags: TAGS,
    })
    .output(z.object({ data: socialSettings })),
  saveSettings: adminCall
    .route({ method: 'PUT', path: '/social/settings', summary: 'Set both, all or nothing', tags: TAGS })
    .input(socialSettings)
    .output(z.object({ data: socialSettings })),
  redirects: publicCall
    .route({
      method: 'GET',
      path: '/social/redirects',
      summary: 'Where sharing leads instead of a platform’s own address',
      tags: TAGS,
    })
    .output(z.object({ data: redirects })),
  saveRedirects: adminCall
    .route({ method: 'POST', path: '/social/redirects', summary: 'Set redirects of some platforms', tags: TAGS })
    .input(redirects)
    .output(z.object({ data: redirects })),
  share: publicCall
    .route({
      method: 'POST',
      path: '/social/shares',
      summary: 'Count that something was shared; the maker of a meme makes it public by this',
      tags: TAGS,
    })
    .input(
      z.strictObject({
        kind: z.enum(SHARED_KINDS),
        /** The trend, quiz attempt, meme, game or account; the trend’s of a quiz without a result. */
        id: z.string().min(1).max(64),
        /** Null for sharing that names no platform. */
        platform: z.enum(PLATFORM_IDS).nullable(),
        method: z.enum(SHARE_METHODS),
      }),
    )
    .output(z.object({ data: z.strictObject({ counted: z.boolean() }) })),
}
