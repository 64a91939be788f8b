import { AdminOverview } from './admin-overview'
import { RequireAdmin } from './require-admin'

/** `/admin`: what there is, in figures (OP-72). */
export function AdminPage() {
  return (
    <RequireAdmin>
      <AdminOverview />
    </RequireAdmin>
  )
}
