import { keepText, type OpenStorage, readText } from '@trendverse/domain/primitives/kept-text'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'
import { useEffect, useState } from 'react'

/** The last result that a guest was invited to sign up with (QZ-17), by the id of its attempt. */
const INVITED_KEY = `${STORAGE_PREFIX}quiz_invited`
/** First the guest sees how it went. */
export const INVITATION_AFTER_MS = 2_500
/** What a visitor does to scroll: `scroll` itself also comes of the page that grows or is put back to its top. */
const SCROLLING = ['wheel', 'touchmove'] as const

/** Where that is remembered: as long as the tab is open. Throws where storage is forbidden. */
const tabStorage: OpenStorage = () => window.sessionStorage

/** Whether the invitation was shown with this result before, as after a reload. */
export function wasInvited(storage: OpenStorage, attemptId: string): boolean {
  return readText(storage, INVITED_KEY) === attemptId
}

export function rememberInvitation(storage: OpenStorage, attemptId: string): void {
  keepText(storage, INVITED_KEY, attemptId)
}

/** The invitation to sign up, once per result: it opens after a while, or when the guest begins to scroll. Never while it is not due. */
export function useInvitation(
  attemptId: string,
  isDue: boolean,
): { readonly isOpen: boolean; readonly close: () => void } {
  const [stage, setStage] = useState<'waiting' | 'open' | 'closed'>('waiting')
  const isWaiting = isDue && stage === 'waiting'
  useEffect(() => {
    if (!isWaiting || wasInvited(tabStorage, attemptId)) return undefined
    const open = () => {
      rememberInvitation(tabStorage, attemptId)
      setStage('open')
    }
    const timer = setTimeout(open, INVITATION_AFTER_MS)
    for (const gesture of SCROLLING) window.addEventListener(gesture, open, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const gesture of SCROLLING) window.removeEventListener(gesture, open)
    }
  }, [isWaiting, attemptId])
  return { isOpen: isDue && stage === 'open', close: () => setStage('closed') }
}
