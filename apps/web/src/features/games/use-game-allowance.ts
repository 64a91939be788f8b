import { useRead } from '../../backend/reads/use-read'
import { useSession } from '../../backend/session/use-session'

const REFUSED = 'You can’t play games right now.'

export type GameAllowance = {
  /** Why no game may be started, in words; null: one may, as far as it is known. The start itself decides. */
  readonly refusal: string | null
  /** Whether today's games are used up. A run that was begun may still be continued. */
  readonly isUsedUp: boolean
  readonly refresh: () => void
}

/** Whether whoever is signed in may start a game (OP-27). Guests are told by the page itself. */
export function useGameAllowance(): GameAllowance {
  const { user } = useSession()
  const { data, refresh } = useRead(user === null ? null : 'limits of an account', (backend) =>
    backend.account.limits(),
  )
  const { allowed, message, reason } = data?.features.game ?? { allowed: true }
  return { refusal: allowed ? null : (message ?? REFUSED), isUsedUp: reason === 'limit_reached', refresh }
}
