import { logFailure } from '../../backend/log-failure'
import { Button } from '../../components/button'
import { ReadFailure } from '../../components/read-failure'
import { RelativeTime } from '../../components/relative-time'
import { useAdmin, useAdminSession } from './admin-context'
import { AdminSkeleton } from './admin-skeleton'
import { SiteFigures } from './site-figures'
import { TopTrends } from './top-trends'
import { useAnalytics } from './use-analytics'
import { UseTable } from './use-table'

/** The figures of the site, who is signed in, and the way out. */
export function AdminOverview() {
  const { signOut } = useAdmin()
  const session = useAdminSession()
  const { state, reload } = useAnalytics()
  if (state.phase !== 'ready') {
    return state.phase === 'loading' ? (
      <AdminSkeleton />
    ) : (
      <ReadFailure title="The figures could not be read" text="Try again in a moment." onRetry={reload} />
    )
  }
  const { analytics } = state
  const leave = () => {
    signOut().catch((cause: unknown) => logFailure('The session ended here, but the server did not hear of it.', cause))
  }
  return (
    <div className="page grid grid-cols-1 gap-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <h1 className="text-4xl wrap-anywhere">Administration</h1>
          <p className="truncate text-muted">
            {session.phase === 'in' && <>{session.profile.fullName}, </>}
            figures of <RelativeTime at={analytics.at} />
          </p>
        </div>
        <div className="flex gap-2">
          <Button onClick={reload}>Refresh</Button>
          <Button onClick={leave}>Sign out</Button>
        </div>
      </header>
      <SiteFigures analytics={analytics} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <UseTable analytics={analytics} />
        <TopTrends trends={analytics.topTrends} />
      </div>
    </div>
  )
}
