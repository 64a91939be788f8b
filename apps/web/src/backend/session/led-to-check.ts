import { keepText, type OpenStorage, readText } from '@trendverse/domain/primitives/kept-text'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** KY-08: the account that was led to its identity check, in the tab's storage. */
export const LED_KEY = `${STORAGE_PREFIX}led_to_check`

export type LedToCheck = {
  readonly has: (userId: string) => boolean
  /** They are on their way: it counts until the page is loaded anew, since they may never arrive. */
  readonly send: (userId: string) => void
  /** They are there. */
  readonly arrive: (userId: string) => void
  readonly forget: () => void
}

/**
 * Who was led to the page of the identity check: once in a tab and session is enough, after that people go where they want.
 * Where storage is forbidden it is remembered as long as the page is open (ST-06): nobody is ever sent in circles.
 */
export function createLedToCheck(storage: OpenStorage): LedToCheck {
  let here: string | null = null
  return {
    has: (userId) => here === userId || readText(storage, LED_KEY) === userId,
    send: (userId) => {
      here = userId
    },
    arrive: (userId) => {
      here = userId
      keepText(storage, LED_KEY, userId)
    },
    forget: () => {
      here = null
      keepText(storage, LED_KEY, null)
    },
  }
}

/** That of this tab. */
export const ledToCheck = createLedToCheck(() => window.sessionStorage)
