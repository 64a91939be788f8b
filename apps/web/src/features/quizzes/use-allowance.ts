import { useEffect, useRef, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { useSession } from '../../backend/session/use-session'

/** Whether a quiz may be begun: `trial` is the one free quiz of a guest (LM-08), `spent` means that it was taken (ER-57). */
export type Allowance =
  | { readonly kind: 'trial' | 'open' }
  | { readonly kind: 'spent' | 'refused'; readonly reason: string }

type Heard = { readonly userId: string | null; readonly allowance: Allowance }

const REFUSED = 'Quizzes are not open to you right now.'

/**
 * What the visitor may do, as far as it is known: until the server has said so, what is usual for a guest or an account.
 * `whenAsked` resolves once it has, or could not. Nothing may be begun before: the server names a new guest with its first
 * answer, and two first answers at once would be about two guests.
 */
export function useAllowance(): { readonly allowance: Allowance; readonly whenAsked: () => Promise<void> } {
  const { call } = useServices()
  const { user } = useSession()
  const userId = user?.id ?? null
  const [heard, setHeard] = useState<Heard | null>(null)
  const asked = useRef(Promise.resolve())
  useEffect(() => {
    let isGone = false
    const ask = async () => {
      try {
        const { data } = await call((backend) => backend.account.limits())
        if (isGone) return
        const { allowed, message } = data.features.quiz
        const whoMay = userId === null ? 'trial' : 'open'
        const whoMayNot = userId === null ? 'spent' : 'refused'
        setHeard({
          userId,
          allowance: allowed ? { kind: whoMay } : { kind: whoMayNot, reason: message ?? REFUSED },
        })
      } catch (cause) {
        // Whoever may not start a quiz hears so when they try.
        logFailure('It could not be read whether a quiz may be begun.', cause)
      }
    }
    asked.current = ask()
    return () => {
      isGone = true
    }
  }, [userId, call])
  const usual: Allowance = { kind: userId === null ? 'trial' : 'open' }
  return { allowance: heard?.userId === userId ? heard.allowance : usual, whenAsked: () => asked.current }
}
