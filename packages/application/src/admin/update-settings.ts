import type { SystemSettings } from '@trendverse/domain/settings/system-settings'
import type { Needs } from '../ports/ports'
import { getSystemSettings } from '../settings/get-system-settings'
import { type AuditActor, type AuditPorts, recordAudit } from './record-audit'

export type SettingsChange = { readonly [Key in keyof SystemSettings]?: SystemSettings[Key] | undefined }

/** Changes settings together or not at all (API-11), and says how they are then. */
export async function updateSettings(
  ports: AuditPorts & Needs<'settings'>,
  actor: AuditActor,
  change: SettingsChange,
): Promise<SystemSettings> {
  const before = await getSystemSettings(ports)
  const changed = Object.fromEntries(
    Object.entries(change).filter(
      ([key, value]) => value !== undefined && value !== before[key as keyof SystemSettings], // keys of its type
    ),
  )
  if (Object.keys(changed).length === 0) return before
  await ports.settings.setAll(changed)
  await recordAudit(ports, actor, 'settings.updated', null, changed)
  return { ...before, ...changed }
}
