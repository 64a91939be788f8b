import { z } from 'zod'
import { DEFAULT_FLOATING_BUTTON, type FloatingButtonSettings } from './floating-button'
import { isHttpsAddress, MAX_ADDRESS_LENGTH } from './https-address'
import { PLATFORM_IDS, type PlatformId, type PlatformRedirect } from './platform'
import { completeLinks, type SocialLinks } from './social-links'

/** The names they are kept under among the settings of a site. */
export const SOCIAL_SETTINGS_NAME = 'socialSettings'
export const SOCIAL_REDIRECTS_NAME = 'socialRedirects'

const NO_HTTPS = 'Please enter an address that begins with https://'
const address = z
  .string()
  .trim()
  .max(MAX_ADDRESS_LENGTH)
  .refine((text) => text === '' || isHttpsAddress(text), NO_HTTPS)

const pixel = z.number().int().min(0).max(10_000)

/** The site’s pages elsewhere, by platform; one that is left out has its default (SO-01, SO-02). */
export const socialLinksSchema = z.partialRecord(
  z.enum(PLATFORM_IDS),
  z.strictObject({ enabled: z.boolean(), url: address }),
)
/** FL-09 */
export const floatingButtonSchema = z.strictObject({
  enabled: z.boolean(),
  position: z.strictObject({ x: pixel, y: pixel }),
  showLabels: z.boolean(),
  animationEnabled: z.boolean(),
  quickShare: z.boolean(),
})
/** SH-11: by platform; one that is left out has none. */
export const redirectsSchema = z.partialRecord(
  z.enum(PLATFORM_IDS),
  z.strictObject({ enabled: z.boolean(), redirectUrl: address }),
)
/** Everything an administrator sets of sharing on the site, all or nothing (OP-65). */
export const socialSettingsSchema = z.strictObject({ links: socialLinksSchema, button: floatingButtonSchema })

/** What a site says of sharing to the pages of its visitors (SO-04). */
export const sharingSchema = socialSettingsSchema.extend({ redirects: redirectsSchema })

export type SocialSettings = { readonly links: SocialLinks; readonly button: FloatingButtonSettings }
export type PlatformRedirects = Readonly<Partial<Record<PlatformId, PlatformRedirect>>>
/** Links and redirects as they are written down: what is left out has its default. */
export type SocialSettingsInput = z.infer<typeof socialSettingsSchema>

export const DEFAULT_SOCIAL_SETTINGS: SocialSettings = { links: completeLinks({}), button: DEFAULT_FLOATING_BUTTON }

/** What was kept, each half with its defaults where it is missing or unusable. */
export function readSocialSettings(stored: unknown): SocialSettings {
  const parts = typeof stored === 'object' && stored !== null ? stored : {}
  const links = socialLinksSchema.safeParse('links' in parts ? parts.links : undefined)
  const button = floatingButtonSchema.safeParse('button' in parts ? parts.button : undefined)
  return {
    links: completeLinks(links.success ? links.data : {}),
    button: button.success ? button.data : DEFAULT_FLOATING_BUTTON,
  }
}

/** What was kept, or none. */
export function readRedirects(stored: unknown): PlatformRedirects {
  const read = redirectsSchema.safeParse(stored)
  return read.success ? read.data : {}
}
