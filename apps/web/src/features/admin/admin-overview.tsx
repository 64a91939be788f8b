import { Link } from '@tanstack/react-router'
import { Button } from '../../components/controls/button'
import { Panel } from '../../components/overlays/panel'
import { ReadFailure } from '../../components/page/read-failure'
import { countOf, countText } from '../../components/text/count-text'
import { RelativeTime } from '../../components/text/relative-time'
import { useAdminSession } from './admin-context'
import { AdminFrame } from './admin-frame'
import { AdminSkeleton } from './admin-skeleton'
import type { Analytics } from './analytics'
import { useAdminData } from './use-admin-data'
import { UseTable } from './use-table'

/** The figures of the site, and who is signed in. */
export function AdminOverview() {
  const session = useAdminSession()
  const {
    phase,
    data: analytics,
    refresh,
  } = useAdminData('analytics', (backend, signal) => backend.admin.analytics.get(undefined, { signal }))
  if (phase !== 'ready') {
    return phase === 'loading' ? (
      <AdminSkeleton />
    ) : (
      <ReadFailure title="The figures could not be read" text="Try again in a moment." onRetry={refresh} />
    )
  }
  return (
    <AdminFrame
      title="Administration"
      lead={
        <>
          {session.phase === 'in' && <>{session.profile.fullName}, </>}
          figures of <RelativeTime at={analytics.at} />
        </>
      }
      actions={<Button onClick={refresh}>Refresh</Button>}
    >
      <SiteFigures analytics={analytics} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <UseTable analytics={analytics} />
        <TopTrends trends={analytics.topTrends} />
      </div>
    </AdminFrame>
  )
}

/** The trends people look at most. */
function TopTrends({ trends }: { readonly trends: Analytics['topTrends'] }) {
  return (
    <Panel className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <h2 className="text-xl">Most looked at</h2>
      {trends.length === 0 ? (
        <p className="text-muted">No trend is on show.</p>
      ) : (
        <ol className="grid grid-cols-1 text-sm">
          {trends.map(({ id, name, views, interactions }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
              <Link to="/trends/$trendId" params={{ trendId: id }} className="min-w-0 truncate hover:underline">
                {name}
              </Link>
              <span className="shrink-0 text-muted tabular-nums">
                {countOf(views, 'view')}, {countOf(interactions, 'interaction')}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

function figuresOf({ users, newsletter }: Analytics) {
  return [
    { label: 'Users', value: users.total, more: `${countText(users.signUps.last7Days)} new in 7 days` },
    { label: 'Verified', value: users.verified, more: `of ${countOf(users.total, 'user')}` },
    { label: 'Active today', value: users.activeToday, more: 'since midnight, UTC' },
    {
      label: 'Active in 7 days',
      value: users.activeLast7Days,
      more: `${countText(users.activeLast30Days)} in 30 days`,
    },
    { label: 'New in 30 days', value: users.signUps.last30Days, more: 'accounts made' },
    {
      label: 'Newsletter',
      value: newsletter.active,
      more: `${countText(newsletter.signUps.last30Days)} sign-ups in 30 days`,
    },
  ]
}

/** People: who is here, who came, who reads the newsletter. */
function SiteFigures({ analytics }: { readonly analytics: Analytics }) {
  return (
    <section aria-label="People">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {figuresOf(analytics).map(({ label, value, more }) => (
          <Panel key={label} className="grid gap-1 p-4 sm:p-5">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-2xl font-medium tabular-nums">{countText(value)}</dd>
            <dd className="text-xs text-faint">{more}</dd>
          </Panel>
        ))}
      </dl>
    </section>
  )
}
