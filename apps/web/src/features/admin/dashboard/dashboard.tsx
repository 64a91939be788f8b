import { Button } from '../../../components/controls/button'
import { ReadFailure } from '../../../components/page/read-failure'
import { RelativeTime } from '../../../components/text/relative-time'
import { useAdminSession } from '../admin-context'
import { AdminFrame } from '../admin-frame'
import { AdminSkeleton } from '../admin-skeleton'
import { useAdminAddress } from '../use-admin-address'
import { useAdminData } from '../use-admin-data'
import { AttentionList } from './attention-list'
import type { Period } from './dashboard-answers'
import { DashboardCharts } from './dashboard-charts'
import { FigureCards } from './figure-cards'
import { HealthCard } from './health-card'
import { PerformanceCard } from './performance-card'
import { PeriodSwitch } from './period-switch'
import { TopTrends } from './top-trends'

/** `/admin` (AD-01): what needs attention, then the figures of the site. */
export function Dashboard() {
  const session = useAdminSession()
  const { get, set } = useAdminAddress()
  const period: Period = get('period') === '30' ? 30 : 7
  const analytics = useAdminData('analytics', (backend, signal) => backend.admin.analytics.get(undefined, { signal }))
  const attention = useAdminData('attention', (backend, signal) => backend.admin.attention.get(undefined, { signal }), {
    followsChanges: true,
    // What was mended since must not be told again.
    isKept: false,
  })
  const refresh = () => {
    analytics.refresh()
    attention.refresh()
  }
  if (analytics.phase === 'loading' && attention.phase === 'loading') return <AdminSkeleton />
  return (
    <AdminFrame
      title="Dashboard"
      lead={
        <>
          {session.phase === 'in' && session.profile.fullName}
          {analytics.phase === 'ready' && (
            <>
              , figures updated <RelativeTime at={analytics.data.at} />
            </>
          )}
        </>
      }
      actions={<Button onClick={refresh}>Refresh</Button>}
    >
      {attention.phase === 'failed' ? (
        <ReadFailure
          title="Couldn’t load what needs attention"
          text="Try again in a moment."
          onRetry={attention.refresh}
        />
      ) : (
        <AttentionList items={attention.phase === 'ready' ? attention.data.items : null} />
      )}
      {analytics.phase === 'failed' && (
        <ReadFailure title="Couldn’t load the figures" text="Try again in a moment." onRetry={analytics.refresh} />
      )}
      {analytics.phase === 'ready' && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-xl">Figures</h2>
            <PeriodSwitch period={period} onChange={(days) => set({ period: days === 7 ? undefined : days })} />
          </div>
          <FigureCards analytics={analytics.data} period={period} />
          <DashboardCharts analytics={analytics.data} period={period} />
        </>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          {attention.phase === 'ready' && <HealthCard health={attention.data.health} />}
          <PerformanceCard />
        </div>
        {analytics.phase === 'ready' && <TopTrends trends={analytics.data.topTrends} />}
      </div>
    </AdminFrame>
  )
}
