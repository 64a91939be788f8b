import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** The last result that a guest was invited to sign up with (QZ-17), by the id of its attempt. */
export const INVITED_KEY = `${STORAGE_PREFIX}quiz_invited`

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>

/** Where that is remembered: as long as the tab is open. Throws where storage is forbidden. */
export const tabStorage: OpenStorage = () => window.sessionStorage

/** Whether the invitation was shown with this result before, as after a reload. */
export function wasInvited(storage: OpenStorage, attemptId: string): boolean {
  try {
    return storage().getItem(INVITED_KEY) === attemptId
  } catch {
    return false
  }
}

export function rememberInvitation(storage: OpenStorage, attemptId: string): void {
  try {
    storage().setItem(INVITED_KEY, attemptId)
  } catch {
    // Full or forbidden: a reload invites once more.
  }
}
