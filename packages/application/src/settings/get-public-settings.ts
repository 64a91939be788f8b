import type { PublicSettings } from '@trendverse/domain/settings/public-settings'
import { getLimitSettings } from '../limits/get-limit-settings'
import type { Needs } from '../ports/ports'
import { getSystemSetting } from './get-system-settings'
import { TRENDS_UPDATED_AT_KEY } from './trends-updated-at'

function readInstant(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const atMs = Date.parse(value)
  return Number.isNaN(atMs) ? null : new Date(atMs).toISOString()
}

/** What visitors may know of the installation. A missing or unusable stored value counts as its default. */
export async function getPublicSettings(ports: Needs<'settings'>): Promise<PublicSettings> {
  const [siteName, maintenanceMode, enableRegistration, autoFeature, limits, trendsUpdatedAt] = await Promise.all([
    getSystemSetting(ports, 'siteName'),
    getSystemSetting(ports, 'maintenanceMode'),
    getSystemSetting(ports, 'enableRegistration'),
    getSystemSetting(ports, 'autoFeature'),
    getLimitSettings(ports),
    ports.settings.get(TRENDS_UPDATED_AT_KEY),
  ])
  const { dailyMemeLimit, dailyQuizLimit, dailyGameLimit } = limits
  return {
    siteName,
    maintenanceMode,
    enableRegistration,
    autoFeature,
    trendsUpdatedAt: readInstant(trendsUpdatedAt),
    dailyMemeLimit,
    dailyQuizLimit,
    dailyGameLimit,
  }
}
