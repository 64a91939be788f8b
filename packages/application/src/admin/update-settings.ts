import { assertUnchanged } from '@trendverse/domain/primitives/assert-unchanged'
import { SETTING_LABELS } from '@trendverse/domain/settings/setting-labels'
import { SYSTEM_SETTING_KEYS, type SystemSettings } from '@trendverse/domain/settings/system-settings'
import type { Needs } from '../ports/ports'
import { readSystemSettings } from '../settings/get-system-settings'
import { type AuditActor, type AuditPorts, recordAudit } from './record-audit'

export type SettingsChange = { readonly [Key in keyof SystemSettings]?: SystemSettings[Key] | undefined }

/**
 * Changes settings together or not at all (API-11), and says how they are then. Throws AppError `conflict` when one is not
 * what the caller saw.
 */
export async function updateSettings(
  ports: AuditPorts & Needs<'settings'>,
  actor: AuditActor,
  { expected, ...change }: SettingsChange & { readonly expected?: SettingsChange | undefined },
): Promise<SystemSettings> {
  let after: SystemSettings | null = null
  let replaced: SettingsChange = {}
  const changed = await ports.settings.change(SYSTEM_SETTING_KEYS, (stored) => {
    const before = readSystemSettings(stored)
    assertUnchanged(before, expected, SETTING_LABELS)
    const values = Object.fromEntries(
      Object.entries(change).filter(
        ([key, value]) => value !== undefined && value !== before[key as keyof SystemSettings], // keys of its type
      ),
    )
    after = { ...before, ...values }
    replaced = Object.fromEntries(Object.entries(before).filter(([key]) => Object.hasOwn(values, key)))
    return values
  })
  if (after === null) throw new Error('settings were changed without being read')
  if (Object.keys(changed).length > 0) {
    await recordAudit(ports, actor, 'settings.updated', null, { from: replaced, to: changed })
  }
  return after
}
