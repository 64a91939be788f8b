import { useEffect, useState } from 'react'
import { openAdminAccess } from '../../backend/admin/admin-access'
import { AdminBar } from './admin-bar'
import { AdminContext } from './admin-context'
import { AdminPage } from './admin-page'

/** `/admin` and all below it: their own session, beside whoever is signed in as a user (AD-09). */
export function AdminArea() {
  const [access] = useState(openAdminAccess)
  useEffect(() => access.session.watch(), [access])
  return (
    <AdminContext value={access}>
      <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr]">
        <AdminBar />
        <main id="main" tabIndex={-1} className="pt-8 pb-20 outline-none sm:pt-12">
          <AdminPage />
        </main>
      </div>
    </AdminContext>
  )
}
