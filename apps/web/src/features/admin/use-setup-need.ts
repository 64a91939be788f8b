import { useEffect, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { useAdmin, useIsOnDevice } from './admin-context'
import { refusalWords } from './change/use-admin-change'

/** `refusal`: why that could not be found out. */
type SetupNeed = 'asking' | { readonly isNeeded: boolean; readonly refusal: string | null }

/** Whether this device needs its first administrator (OP-09); found out again when a server comes or goes. */
export function useSetupNeed(isWanted: boolean): SetupNeed {
  const { needsSetup } = useAdmin()
  const isOnDevice = useIsOnDevice()
  const [found, setFound] = useState<{ readonly onDevice: boolean; readonly need: SetupNeed } | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    const settle = (need: SetupNeed) => {
      if (!isGone) setFound({ onDevice: isOnDevice, need })
    }
    needsSetup().then(
      (isNeeded) => settle({ isNeeded, refusal: null }),
      (cause: unknown) => {
        logFailure('The administration of this device could not be opened.', cause)
        settle({ isNeeded: false, refusal: refusalWords(cause) })
      },
    )
    return () => {
      isGone = true
      setFound(null)
    }
  }, [isWanted, isOnDevice, needsSetup])
  return found !== null && found.onDevice === isOnDevice ? found.need : 'asking'
}
