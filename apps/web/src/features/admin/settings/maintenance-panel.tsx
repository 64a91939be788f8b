import type { SystemSettings } from '@trendverse/domain/settings/system-settings'
import { useState } from 'react'
import { Button } from '../../../components/controls/button'
import { ConfirmTyping } from '../change/confirm-typing'
import { useAdminChange } from '../change/use-admin-change'
import { SettingPanel } from '../sharing/setting-panel'
import { useAdminData } from '../use-admin-data'

/** Closes the site to everybody but administrators, and opens it again. */
export function MaintenancePanel({ settings }: { readonly settings: SystemSettings }) {
  const { change, isBusy } = useAdminChange()
  const [isAsking, setIsAsking] = useState(false)
  const read = useAdminData('maintenance', (backend, signal) => backend.admin.settings.get(undefined, { signal }), {
    followsChanges: true,
    isKept: false,
  })
  const { maintenanceMode: isClosed, siteName } = read.phase === 'ready' ? read.data : settings
  const turn = (maintenanceMode: boolean) =>
    change({
      run: (backend) =>
        backend.admin.settings.update({ maintenanceMode, expected: { maintenanceMode: !maintenanceMode } }),
      done: maintenanceMode ? 'The site is closed for maintenance.' : 'The site is open again.',
      undo: (backend) =>
        backend.admin.settings.update({ maintenanceMode: !maintenanceMode, expected: { maintenanceMode } }),
      undone: maintenanceMode ? 'The site is open again.' : 'The site is closed again.',
    })
  return (
    <SettingPanel
      title="Maintenance"
      text="While the site is closed, visitors see “We’ll be right back.” and only administrators can sign in."
    >
      <div className="flex flex-wrap items-center gap-4">
        <p>{isClosed ? 'The site is closed.' : 'The site is open.'}</p>
        {isClosed ? (
          <Button aria-disabled={isBusy} onClick={() => void turn(false)}>
            Open the site
          </Button>
        ) : (
          <Button onClick={() => setIsAsking(true)}>Close the site…</Button>
        )}
      </div>
      {isAsking && (
        <ConfirmTyping
          title="Close the site?"
          word={siteName}
          actionLabel="Close the site"
          isBusy={isBusy}
          onConfirm={() => void turn(true).then(() => setIsAsking(false))}
          onClose={() => setIsAsking(false)}
        >
          <p>Only administrators can use the site until you open it again.</p>
        </ConfirmTyping>
      )}
    </SettingPanel>
  )
}
