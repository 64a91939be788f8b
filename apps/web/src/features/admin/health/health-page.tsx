import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import { Button } from '../../../components/controls/button'
import { ReadFailure } from '../../../components/page/read-failure'
import { useAdmin } from '../admin-context'
import { AdminFrame } from '../admin-frame'
import { useAdminData } from '../use-admin-data'
import { usePolling } from '../use-polling'
import { WhenRead } from '../when-read'
import { DataPanel } from './data-panel'
import { JobTable } from './job-table'
import { ServerPanel } from './server-panel'

/** `/admin/health`: whether server, data and background jobs are well, and what helps where they are not. */
export function HealthPage() {
  return useAdmin().isOnDevice() ? <DeviceHealth /> : <SiteHealth />
}

/** A device runs no server whose disk, backups and jobs could be looked at. */
function DeviceHealth() {
  const health = useAdminData('health', (backend, signal) => backend.admin.health.get(undefined, { signal }))
  return (
    <AdminFrame title="Health" lead="This device stores the site’s data and runs its jobs.">
      <WhenRead read={health} room="h-56" failure="Couldn’t load the state of this device" isFreshOnly>
        {(found) => <ServerPanel health={found} title="This device" />}
      </WhenRead>
    </AdminFrame>
  )
}

function SiteHealth() {
  const health = useAdminData('health', (backend, signal) => backend.admin.health.get(undefined, { signal }))
  const attention = useAdminData('attention', (backend, signal) => backend.admin.attention.get(undefined, { signal }), {
    followsChanges: true,
    // As on the dashboard, which reads the same.
    isKept: false,
  })
  const refresh = () => {
    health.refresh()
    attention.refresh()
  }
  usePolling(refresh, MINUTE_MS)
  return (
    <AdminFrame
      title="Health"
      lead="The server, its data and its background jobs."
      actions={<Button onClick={refresh}>Refresh</Button>}
    >
      {health.phase === 'failed' && attention.phase === 'failed' ? (
        <ReadFailure title="Couldn’t load the health of the site" text="Try again in a moment." onRetry={refresh} />
      ) : (
        <>
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <WhenRead
              read={health}
              room="h-56"
              failure="Couldn’t load the status of the server and its jobs"
              isFreshOnly
            >
              {(found) => <ServerPanel health={found} />}
            </WhenRead>
            <WhenRead read={attention} room="h-56" failure="Couldn’t load the disk and backup status" isFreshOnly>
              {(found) => <DataPanel health={found.health} />}
            </WhenRead>
          </div>
          {health.phase !== 'failed' && (
            <WhenRead read={health} room="h-96" isFreshOnly>
              {(found) => <JobTable jobs={found.jobs} />}
            </WhenRead>
          )}
        </>
      )}
    </AdminFrame>
  )
}
