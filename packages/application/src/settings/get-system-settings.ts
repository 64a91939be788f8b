import {
  readSystemSetting,
  SYSTEM_SETTING_KEYS,
  type SystemSettings,
} from '@trendverse/domain/settings/system-settings'
import type { Needs } from '../ports/ports'

/** One setting as it counts now: a missing or unusable stored value is its default. */
export async function getSystemSetting<Key extends keyof SystemSettings>(
  ports: Needs<'settings'>,
  key: Key,
): Promise<SystemSettings[Key]> {
  return readSystemSetting(key, await ports.settings.get(key))
}

/** All settings as they count, given what is stored of them. */
export function readSystemSettings(stored: Readonly<Record<string, unknown>>): SystemSettings {
  const entries = SYSTEM_SETTING_KEYS.map((key) => [key, readSystemSetting(key, stored[key])])
  // One entry per key of the type, each read by that key's own rule.
  return Object.fromEntries(entries) as SystemSettings
}

/** All settings of the installation (LM-01). */
export async function getSystemSettings(ports: Needs<'settings'>): Promise<SystemSettings> {
  const entries = await Promise.all(
    SYSTEM_SETTING_KEYS.map(async (key) => [key, await ports.settings.get(key)] as const),
  )
  return readSystemSettings(Object.fromEntries(entries))
}
