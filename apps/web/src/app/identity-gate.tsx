import { Navigate, useLocation } from '@tanstack/react-router'
import { isBlocked } from '@trendverse/domain/accounts/user'
import { lazy, type ReactNode, Suspense } from 'react'
import { useSession } from '../backend/session/use-session'

const KycMonitor = lazy(() => import('../features/kyc/kyc-monitor').then((module) => ({ default: module.KycMonitor })))

/** OP-68: where a blocked account may be. */
const OPEN_TO_BLOCKED = new Set(['/blocked', '/logout', '/contact'])

/**
 * BL-01: whoever is blocked is led to `/blocked` and sees nothing else, after a reload too (BL-02). OP-06: for everybody
 * else who is signed in, outside the administrators' pages, the warning monitor watches.
 */
export function IdentityGate({ children }: { readonly children: ReactNode }) {
  const { user } = useSession()
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') })
  if (user !== null && isBlocked(user)) {
    return OPEN_TO_BLOCKED.has(path) ? children : <Navigate to="/blocked" replace />
  }
  // The page of the check watches by itself, and says more than the warning does.
  const isWatched = user !== null && path !== '/verify-identity' && !/^\/admin(\/|$)/.test(path)
  return (
    <>
      {children}
      {isWatched && (
        <Suspense>
          <KycMonitor key={user.id} userId={user.id} />
        </Suspense>
      )}
    </>
  )
}
