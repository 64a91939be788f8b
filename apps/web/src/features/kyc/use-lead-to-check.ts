import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { isUnderKyc } from '@trendverse/domain/accounts/kyc'
import { useEffect, useRef } from 'react'
import { ledToCheck } from '../../backend/session/led-to-check'
import { useSession } from '../../backend/session/use-session'
import { readCarriedMessage } from '../../components/overlays/carried-message'

/** What people do there ends by itself, or must not wait: ways in and out, links of mails, support. */
const NOT_LED_FROM = new Set([
  '/login',
  '/signup',
  '/logout',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/unsubscribe',
  '/newsletter/confirm',
  '/contact',
])

/**
 * KY-08: leads a flagged account to the page of its check as soon as it opens a page, once; the way back leads to that page.
 * Whom the check finds at work stays there, warned, and is led from the next page.
 *
 * @param heard Whether the account is flagged, as the server told; null while it has not.
 */
export function useLeadToCheck(userId: string, heard: boolean | null): void {
  const { user, isConfirmed } = useSession()
  const { history } = useRouter()
  const navigate = useNavigate()
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') })
  const unflaggedOn = useRef<string | null>(null)
  // Whoever has just signed in is known to be flagged before the check itself is asked for.
  const wasFlagged = isConfirmed && user !== null && isUnderKyc({ ...user, kycRequired: false })
  const isFlagged = heard ?? wasFlagged

  useEffect(() => {
    if (!isFlagged) {
      if (heard === null) return
      unflaggedOn.current = path
      // A later check leads again, but not what the session remembers of the one that is over.
      if (!wasFlagged) ledToCheck.forget()
      return
    }
    if (unflaggedOn.current === path || NOT_LED_FROM.has(path) || ledToCheck.has(userId)) return
    ledToCheck.send(userId)
    // What the page had to say goes along, and is not said again on the way back.
    const { href, state } = history.location
    const message = readCarriedMessage(state)
    if (message !== null) history.replace(href, { ...state, message: undefined })
    void navigate({ to: '/verify-identity', state: message === null ? {} : { message } })
  }, [isFlagged, heard, wasFlagged, path, userId, history, navigate])
}
