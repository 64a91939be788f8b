import '../call/zod-without-eval'
import {
  type PlatformRedirects,
  readRedirects,
  readSocialSettings,
  SOCIAL_REDIRECTS_NAME,
  SOCIAL_SETTINGS_NAME,
  type SocialSettings,
} from '@trendverse/domain/social/social-settings'
import { settingRecord } from '@trendverse/storage/browser/correspondence-records'
import { readTable } from '@trendverse/storage/browser/device-table'
import { safeStorage } from '@trendverse/storage/browser/safe-storage'
import { SETTINGS_KEY } from '@trendverse/storage/browser/storage-keys'

const storage = safeStorage(() => window.localStorage)

/** What an administrator set of sharing on this device; a half nobody set is null. */
export type LocalSharing = { readonly settings: SocialSettings | null; readonly redirects: PlatformRedirects | null }

/** TR-11: the settings of sharing that were made in this browser, while no server could be reached. */
export function readLocalSharing(): LocalSharing {
  const kept = new Map(readTable(storage, SETTINGS_KEY, settingRecord).map(({ name, value }) => [name, value]))
  return {
    settings: kept.has(SOCIAL_SETTINGS_NAME) ? readSocialSettings(kept.get(SOCIAL_SETTINGS_NAME)) : null,
    redirects: kept.has(SOCIAL_REDIRECTS_NAME) ? readRedirects(kept.get(SOCIAL_REDIRECTS_NAME)) : null,
  }
}
