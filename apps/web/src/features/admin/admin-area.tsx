import { Outlet } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { openAdminAccess } from '../../backend/admin/admin-access'
import { AdminContext } from './admin-context'

/** What all pages of administrators stand in: their own session, beside whoever is signed in as a user (AD-09). */
export function AdminArea() {
  const [access] = useState(openAdminAccess)
  useEffect(() => access.session.watch(), [access])
  return (
    <AdminContext value={access}>
      <Outlet />
    </AdminContext>
  )
}
