import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { EmptyState } from '../../components/empty-state'
import { LinkButton } from '../../components/link-button'
import { AdminLoginPage } from './admin-login-page'
import { AdminSkeleton } from './admin-skeleton'
import { RequireAdmin } from './require-admin'

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
