import { getRouteApi, Navigate, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'
import { ReadFailure } from '../../components/page/read-failure'
import { useAdmin, useAdminSession } from './admin-context'
import { AdminLoginPage } from './admin-login-page'
import { AdminSkeleton } from './admin-skeleton'
import { ADMIN_PAGES } from './workplace/admin-pages'

const route = getRouteApi('/admin/{-$page}')

/** The page the address names: one of `ADMIN_PAGES`, or the way in. */
export function AdminPage() {
  const { page } = route.useParams()
  return page === 'login' ? (
    <AdminLoginPage />
  ) : (
    <RequireAdmin>
      <NamedPage page={page} />
    </RequireAdmin>
  )
}

function NamedPage({ page }: { readonly page: string | undefined }) {
  const entry = ADMIN_PAGES.find((one) => one.page === page)
  if (entry) return <entry.Page key={entry.page} fallback={<AdminSkeleton />} />
  return (
    <EmptyState heading="h1" title="Page not found" text="There’s no admin page at this address.">
      <LinkButton to="/admin/{-$page}" params={{ page: undefined }} tone="solid">
        Go to the dashboard
      </LinkButton>
    </EmptyState>
  )
}

/** AD-09, AD-10: what stands inside is shown once the server has confirmed the session; without one the way leads to sign-in. */
function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const { confirm } = useAdmin()
  const session = useAdminSession()
  const asked = useLocation({ select: ({ publicHref }) => publicHref })
  // The last page that was open here: on the way out the address is sign-in's already.
  const [back, setBack] = useState(asked)
  if (session.phase !== 'out' && back !== asked) setBack(asked)
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
      title="Your session couldn’t be checked"
      text="The server didn’t respond. Nothing was lost. Try again in a moment."
      onRetry={retry}
    />
  )
}
