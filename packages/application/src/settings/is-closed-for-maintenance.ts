import type { SettingsRepository } from '../ports/settings-repository'
import { SETTING_KEYS } from './setting-keys'

/** Whether an administrator has closed the site for a while (OP-15). */
export async function isClosedForMaintenance(ports: { readonly settings: SettingsRepository }): Promise<boolean> {
  return (await ports.settings.get(SETTING_KEYS.maintenanceMode)) === true
}
