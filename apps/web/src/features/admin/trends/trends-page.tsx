import { useEffect } from 'react'
import { TRENDS_UPDATED_EVENT } from '../../../backend/trends/trend-store'
import { Button } from '../../../components/controls/button'
import { useAdmin } from '../admin-context'
import { AdminFrame } from '../admin-frame'
import { AdminTabs, tabOf } from '../admin-tabs'
import { useAdminAddress, useOpenRow } from '../use-admin-address'
import { BringOver } from './bring-over'
import { SourceList } from './source-list'
import { NEW_TREND, TrendPanel } from './trend-panel'
import { TrendTable } from './trend-table'

/** `/admin/trends` (AD-03): trends, the stories they are made of, and the sources of both. */
export function AdminTrends() {
  const { changes, isOnDevice } = useAdmin()
  const asked = tabOf(['trends', 'sources'], useAdminAddress().get('tab'))
  // A device reads no sources.
  const hasSources = !isOnDevice()
  const tab = hasSources ? asked : 'trends'
  const [openId, open] = useOpenRow()
  // TR-10: lists of this window are read again after each change, an undo too.
  useEffect(() => changes.subscribe(() => window.dispatchEvent(new Event(TRENDS_UPDATED_EVENT))), [changes])
  return (
    <AdminFrame
      title="Trends"
      lead="Your trends, the items behind each, and their sources."
      actions={
        tab === 'trends' && (
          <>
            {hasSources && <BringOver />}
            <Button tone="solid" onClick={() => open(NEW_TREND)}>
              New trend
            </Button>
          </>
        )
      }
    >
      {hasSources && (
        <AdminTabs
          label="Trends"
          value={tab}
          tabs={[
            { value: 'trends', label: 'Trends' },
            { value: 'sources', label: 'Sources' },
          ]}
        />
      )}
      {tab === 'trends' ? <TrendTable /> : <SourceList />}
      {openId !== undefined && <TrendPanel key={openId} id={openId} onOpen={open} />}
    </AdminFrame>
  )
}
