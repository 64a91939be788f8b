import { useEffect, useRef } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useServices } from '../../backend/services'
import { useLeaveTo } from '../../components/browser/use-leave-to'
import { AuthFrame } from './auth-frame'

/** `/logout` (AC-31, OP-03): ends the session where it is kept and forgets it here, whatever the server says. */
export function LogoutPage() {
  const { call, session } = useServices()
  const leaveTo = useLeaveTo()
  const hasStarted = useRef(false)
  const signOut = async () => {
    try {
      if (session.token() !== null) await call((backend) => backend.auth.logout())
    } catch (cause) {
      logFailure('The session could not be ended on the server.', cause)
    }
    session.close()
    leaveTo(undefined, 'You have been signed out.')
  }
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void signOut()
  })
  return (
    <AuthFrame title="Goodbye for now">
      <div className="flex items-center gap-4 py-4">
        <span aria-hidden="true" className="auth-orbit" />
        <output>Signing you out...</output>
      </div>
    </AuthFrame>
  )
}
