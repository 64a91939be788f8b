import { useSyncExternalStore } from 'react'
import { useServices } from '../services'
import { GUEST, type SessionState } from './session-store'

const guest = () => GUEST

/** Who is signed in. The first rendering sees a guest, as the server did, and the next one whoever is here. */
export function useSession(): SessionState {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, session.getState, guest)
}
