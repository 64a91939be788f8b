import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** OP-41: the invitation to sign up was shown in this visit. */
export const INVITED_KEY = `${STORAGE_PREFIX}meme_invited`

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>

/** Whether the invitation has not been shown in this visit, which it is from now on. */
export function isFirstInvitation(storage: OpenStorage): boolean {
  try {
    if (storage().getItem(INVITED_KEY) !== null) return false
    storage().setItem(INVITED_KEY, '1')
    return true
  } catch {
    // Where storage is forbidden nothing would remember it: better never than at every step.
    return false
  }
}
