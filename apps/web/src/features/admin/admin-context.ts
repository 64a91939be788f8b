import { createContext, useContext, useSyncExternalStore } from 'react'
import type { AdminAccess } from '../../backend/admin/admin-access'
import type { AdminSessionState } from '../../backend/admin/admin-session-store'

export const AdminContext = createContext<AdminAccess | null>(null)

/** Throws outside the administrators' area. */
export function useAdmin(): AdminAccess {
  const access = useContext(AdminContext)
  if (access === null) throw new Error('useAdmin must be used within AdminContext')
  return access
}

/** What a server writes, and the page comes alive with: nobody has looked into the browser yet. */
const UNKNOWN: AdminSessionState = { phase: 'unknown' }

/** Whether everything here is of this device alone, as long as no server is found. */
export function useIsOnDevice(): boolean {
  const { subscribeToRuntime, isOnDevice } = useAdmin()
  return useSyncExternalStore(subscribeToRuntime, isOnDevice, () => false)
}

export function useAdminSession(): AdminSessionState {
  const { session } = useAdmin()
  return useSyncExternalStore(session.subscribe, session.getState, () => UNKNOWN)
}
