import { Button } from '../../components/button'
import { ReadFailure } from '../../components/read-failure'
import { RelativeTime } from '../../components/relative-time'
import { useAdminSession } from './admin-context'
import { AdminFrame } from './admin-frame'
import { AdminSkeleton } from './admin-skeleton'
import { readAnalytics } from './analytics'
import { SiteFigures } from './site-figures'
import { TopTrends } from './top-trends'
import { useAdminData } from './use-admin-data'
import { UseTable } from './use-table'

/** The figures of the site, and who is signed in. */
export function AdminOverview() {
  const session = useAdminSession()
  const { state, reload } = useAdminData(readAnalytics)
  if (state.phase !== 'ready') {
    return state.phase === 'loading' ? (
      <AdminSkeleton />
    ) : (
      <ReadFailure title="The figures could not be read" text="Try again in a moment." onRetry={reload} />
    )
  }
  const { data: analytics } = state
  return (
    <AdminFrame
      title="Administration"
      lead={
        <>
          {session.phase === 'in' && <>{session.profile.fullName}, </>}
          figures of <RelativeTime at={analytics.at} />
        </>
      }
      actions={<Button onClick={reload}>Refresh</Button>}
    >
      <SiteFigures analytics={analytics} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <UseTable analytics={analytics} />
        <TopTrends trends={analytics.topTrends} />
      </div>
    </AdminFrame>
  )
}
