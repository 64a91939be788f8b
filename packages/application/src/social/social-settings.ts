import { completeLinks } from '@trendverse/domain/social/social-links'
import {
  type PlatformRedirects,
  readRedirects,
  readSocialSettings,
  SOCIAL_REDIRECTS_NAME,
  SOCIAL_SETTINGS_NAME,
  type SocialSettings,
  type SocialSettingsInput,
} from '@trendverse/domain/social/social-settings'
import { type AuditActor, type AuditPorts, recordAudit } from '../admin/record-audit'
import type { Needs } from '../ports/ports'

// No settings of `SystemSettings`: they are lists, with an API of their own.
type WritePorts = AuditPorts & Needs<'settings'>

/** Pages of the site elsewhere, and the sharing button (SO-04). */
export async function getSocialSettings({ settings }: Needs<'settings'>): Promise<SocialSettings> {
  return readSocialSettings(await settings.get(SOCIAL_SETTINGS_NAME))
}

/** Where sharing leads instead of platforms’ own addresses (API-15). */
export async function getRedirects({ settings }: Needs<'settings'>): Promise<PlatformRedirects> {
  return readRedirects(await settings.get(SOCIAL_REDIRECTS_NAME))
}

/** Everything visitors need to share. */
export async function getSharing(ports: Needs<'settings'>): Promise<SocialSettings & { redirects: PlatformRedirects }> {
  const [settings, redirects] = await Promise.all([getSocialSettings(ports), getRedirects(ports)])
  return { ...settings, redirects }
}

/** Sets links and button together (OP-65); platforms that are left out have their defaults again. */
export async function saveSocialSettings(
  ports: WritePorts,
  actor: AuditActor,
  input: SocialSettingsInput,
): Promise<SocialSettings> {
  const settings = { links: completeLinks(input.links), button: input.button }
  await ports.settings.setAll({ [SOCIAL_SETTINGS_NAME]: settings })
  await recordAudit(ports, actor, 'social_settings.updated', null, settings)
  return settings
}

/** Sets redirects of the platforms that are named (API-15); the others keep theirs. */
export async function saveRedirects(
  ports: WritePorts,
  actor: AuditActor,
  changed: PlatformRedirects,
): Promise<PlatformRedirects> {
  const redirects = { ...(await getRedirects(ports)), ...changed }
  await ports.settings.setAll({ [SOCIAL_REDIRECTS_NAME]: redirects })
  await recordAudit(ports, actor, 'social_redirects.updated', null, changed)
  return redirects
}
