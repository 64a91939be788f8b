import { useAdmin } from '../admin-context'
import { BringOverSharing } from '../sharing/bring-over-sharing'
import { SettingPanel } from '../sharing/setting-panel'
import { BringOver } from '../trends/bring-over'

/** OP-33: what administrators made in this browser without a server, for the server. */
export function BringOverPanel() {
  // A device has no server to bring anything to.
  if (useAdmin().isOnDevice()) return null
  return (
    <SettingPanel
      title="Kept in this browser"
      text="Changes made in this browser while the server was unreachable. You can review them before importing."
    >
      <div className="flex flex-wrap gap-3">
        <BringOver />
        <BringOverSharing />
      </div>
    </SettingPanel>
  )
}
