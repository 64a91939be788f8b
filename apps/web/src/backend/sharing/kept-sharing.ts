import '../call/zod-without-eval'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import type { ButtonPosition } from '@trendverse/domain/social/floating-button'
import {
  floatingButtonSchema,
  type PlatformRedirects,
  readRedirects,
  readSocialSettings,
  type SocialSettings,
} from '@trendverse/domain/social/social-settings'
import { type StorageLike, safeStorage } from '@trendverse/storage/browser/safe-storage'

/** ST-03, OP-76: links and redirects as the site last said. */
export const SOCIAL_PLATFORMS_KEY = `${STORAGE_PREFIX}social_platforms`
/** ST-03, OP-76: the floating button as the site last said, and where this visitor put it. */
export const FLOATING_SETTINGS_KEY = `${STORAGE_PREFIX}floating_settings`

/** What a page needs to share, and where this visitor wants the button. */
export type SharingSettings = SocialSettings & {
  readonly redirects: PlatformRedirects
  /** Null: where the site puts it. */
  readonly ownPosition: ButtonPosition | null
}

export type KeptSharing = {
  /** What was kept, or the defaults (FL-11: without asking anybody). */
  read(): SharingSettings
  write(settings: SharingSettings): void
}

/** @param open Gives local storage; already naming it throws where storage is forbidden. */
export function keptSharing(open: () => StorageLike): KeptSharing {
  const storage = safeStorage(open)
  const readParts = (key: string): Readonly<Record<string, unknown>> => {
    const value = storage.readJson(key)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  }
  return {
    read: () => {
      const { links, redirects } = readParts(SOCIAL_PLATFORMS_KEY)
      const { ownPosition, ...button } = readParts(FLOATING_SETTINGS_KEY)
      const position = floatingButtonSchema.shape.position.safeParse(ownPosition)
      return {
        ...readSocialSettings({ links, button }),
        redirects: readRedirects(redirects),
        ownPosition: position.success ? position.data : null,
      }
    },
    write: ({ links, redirects, button, ownPosition }) => {
      storage.writeJson(SOCIAL_PLATFORMS_KEY, { links, redirects })
      storage.writeJson(FLOATING_SETTINGS_KEY, { ...button, ownPosition })
    },
  }
}
