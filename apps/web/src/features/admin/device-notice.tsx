import { useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { Button } from '../../components/controls/button'
import { useAdmin, useIsOnDevice } from './admin-context'

/** Over a form of this device: that the site's server is away, with a way to look for it once more. */
export function DeviceNotice() {
  const { findServer } = useAdmin()
  const isOnDevice = useIsOnDevice()
  const [isAsking, setIsAsking] = useState(false)
  if (findServer === null || !isOnDevice) return null
  const ask = () => {
    if (isAsking) return
    setIsAsking(true)
    findServer()
      .catch((cause: unknown) => logFailure('The server could not be looked for.', cause))
      .finally(() => setIsAsking(false))
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line-strong bg-raised px-4 py-3 text-sm"
    >
      <p>On this device: the server can’t be reached.</p>
      <Button size="sm" aria-disabled={isAsking} onClick={ask}>
        {isAsking ? 'Trying…' : 'Try again'}
      </Button>
    </div>
  )
}
