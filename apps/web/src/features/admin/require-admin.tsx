import { Navigate, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { logFailure } from '../../backend/log-failure'
import { ReadFailure } from '../../components/read-failure'
import { useAdmin, useAdminSession } from './admin-context'
import { AdminSkeleton } from './admin-skeleton'

/** AD-09, AD-10: what stands inside is shown once the server has confirmed the session; without one the way leads to sign-in. */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const { confirm } = useAdmin()
  const session = useAdminSession()
  const pathname = useLocation({ select: (location) => location.pathname })
  // Where it began: on the way out the address is sign-in's already.
  const [back] = useState(pathname)
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setHasFailed] = useState(false)
  const isRestoring = session.phase === 'restoring'

  useEffect(() => {
    if (!isRestoring) return
    let isCurrent = true
    confirm().catch((cause: unknown) => {
      logFailure(`The administrator's session could not be confirmed (attempt ${attempt + 1}).`, cause)
      if (isCurrent) setHasFailed(true)
    })
    return () => {
      isCurrent = false
    }
  }, [isRestoring, confirm, attempt])

  if (session.phase === 'in') return children
  if (session.phase === 'out')
    return <Navigate to="/admin/{-$page}" params={{ page: 'login' }} search={{ back }} replace />
  if (!hasFailed) return <AdminSkeleton />
  const retry = () => {
    setHasFailed(false)
    setAttempt(attempt + 1)
  }
  return (
    <ReadFailure
      title="Your session could not be checked"
      text="The server did not answer. Nothing is lost: try again in a moment."
      onRetry={retry}
    />
  )
}
