import type { Backend } from '@trendverse/contract/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { useRead } from '../../backend/reads/use-read'
import { isTrialKept, keepTrialMirror } from '../../backend/session/keep-trial-mirror'
import { useSession } from '../../backend/session/use-session'

/** Whether a quiz may be begun: `trial` is the one free quiz of a guest (LM-08), `spent` means that it was taken (ER-57). */
export type Allowance =
  | { readonly kind: 'trial' | 'open' }
  | { readonly kind: 'spent' | 'refused'; readonly reason: string }

type Limits = Awaited<ReturnType<Backend['account']['limits']>>['data']

const REFUSED = 'You can’t take quizzes right now.'

function allowanceOf(isGuest: boolean, limits: Limits | null, isTrialNoted: boolean): Allowance {
  // Nothing free is promised that this browser knows to be taken; who begins all the same hears it from the server.
  if (limits === null && isTrialNoted) return { kind: 'open' }
  const { allowed, message } = limits?.features.quiz ?? { allowed: true }
  if (allowed) return { kind: isGuest ? 'trial' : 'open' }
  return { kind: isGuest ? 'spent' : 'refused', reason: message ?? REFUSED }
}

/** The note is written while the page is open, but never for the one that reads it here. */
const neverChanges = () => () => undefined
/** What the server writes, which does not know the browser: the page begins with the same. */
const unknownToServer = () => false

/**
 * What the visitor may do, as far as it is known: until the server has said so, what is usual for a guest or an account, who
 * hears the rest on trying. `whenAsked` resolves once it has, or could not. Nothing may be begun before: the server names
 * a new guest with its first answer, and two first answers at once would be about two guests.
 */
export function useAllowance(): { readonly allowance: Allowance; readonly whenAsked: () => Promise<void> } {
  const { user } = useSession()
  // Without a signal: a guest who begins leaves this screen, and the answer that names them is heard out.
  const { data, settled } = useRead('limits of an account', (backend) => backend.account.limits())
  const isTrialNoted = useSyncExternalStore(neverChanges, isTrialKept, unknownToServer)
  const isTrialUsed = data?.trial.used === true
  useEffect(() => {
    if (isTrialUsed) keepTrialMirror()
  }, [isTrialUsed])
  return { allowance: allowanceOf(user === null, data, isTrialNoted), whenAsked: settled }
}
