import { getRouteApi, Navigate, useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { LinkButton } from '../../components/controls/link-button'
import { EmptyState } from '../../components/page/empty-state'
import { ReadFailure } from '../../components/page/read-failure'
import { useAdmin, useAdminSession } from './admin-context'
import { AdminLoginPage } from './admin-login-page'
import { AdminSkeleton } from './admin-skeleton'

/** Each is loaded when it is opened. */
const AdminOverview = lazy(() => import('./admin-overview').then((module) => ({ default: module.AdminOverview })))
const SocialSettings = lazy(() =>
  import('./sharing/social-settings').then((module) => ({ default: module.SocialSettings })),
)
const RedirectSettings = lazy(() =>
  import('./sharing/redirect-settings').then((module) => ({ default: module.RedirectSettings })),
)

const route = getRouteApi('/admin/{-$page}')

/** The page the address names. Each has a line here, and one in `ADMIN_PAGES` where the bar leads to it. */
export function AdminPage() {
  const { page } = route.useParams()
  return page === 'login' ? (
    <AdminLoginPage />
  ) : (
    <RequireAdmin>
      <Suspense fallback={<AdminSkeleton />}>{pageNamed(page)}</Suspense>
    </RequireAdmin>
  )
}

function pageNamed(page: string | undefined) {
  switch (page) {
    case undefined:
      return <AdminOverview />
    case 'social':
      return <SocialSettings />
    case 'redirects':
      return <RedirectSettings />
    default:
      return (
        <EmptyState heading="h1" title="There is no such page" text="The address names no page of the administration.">
          <LinkButton to="/admin/{-$page}" params={{ page: undefined }} tone="solid">
            To the overview
          </LinkButton>
        </EmptyState>
      )
  }
}

/** AD-09, AD-10: what stands inside is shown once the server has confirmed the session; without one the way leads to sign-in. */
function RequireAdmin({ children }: { readonly children: ReactNode }) {
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
