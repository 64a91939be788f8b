import { AdminFrame } from '../admin-frame'
import { SecondFactorPanel } from './second-factor-panel'
import { SessionsPanel } from './sessions-panel'

/** `/admin/security`: what guards an administrator's own account. */
export function SecurityPage() {
  return (
    <AdminFrame title="Your account" lead="Keep your administrator account safe.">
      <SecondFactorPanel />
      <SessionsPanel />
    </AdminFrame>
  )
}
