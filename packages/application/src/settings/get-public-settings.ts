import { DEFAULT_PUBLIC_SETTINGS, type PublicSettings } from '@trendverse/domain/settings/public-settings'
import type { SettingsRepository } from '../ports/settings-repository'
import { getSystemSetting } from './get-system-settings'
import { SETTING_KEYS } from './setting-keys'

const SITE_NAME_MAX_LENGTH = 100

function readSiteName(value: unknown): string {
  const name = typeof value === 'string' ? value.trim() : ''
  return name === '' || name.length > SITE_NAME_MAX_LENGTH ? DEFAULT_PUBLIC_SETTINGS.siteName : name
}

function readInstant(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const atMs = Date.parse(value)
  return Number.isNaN(atMs) ? null : new Date(atMs).toISOString()
}

/** What visitors may know of the installation. A missing or unusable stored value counts as its default. */
export async function getPublicSettings(ports: { readonly settings: SettingsRepository }): Promise<PublicSettings> {
  const [siteName, maintenanceMode, enableRegistration, autoFeature, trendsUpdatedAt] = await Promise.all([
    ports.settings.get(SETTING_KEYS.siteName),
    getSystemSetting(ports, 'maintenanceMode'),
    getSystemSetting(ports, 'enableRegistration'),
    getSystemSetting(ports, 'autoFeature'),
    ports.settings.get(SETTING_KEYS.trendsUpdatedAt),
  ])
  return {
    siteName: readSiteName(siteName),
    maintenanceMode,
    enableRegistration,
    autoFeature,
    trendsUpdatedAt: readInstant(trendsUpdatedAt),
  }
}
