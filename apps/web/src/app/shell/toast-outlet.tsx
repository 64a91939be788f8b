import { type ComponentType, useEffect, useState } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import { onUnshownToast } from '../../components/overlays/notify'

/** Where toasts appear. Until the first one it is nothing and costs nothing; a page does not break for want of them. */
export function ToastOutlet() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = async () => {
      try {
        const { Toaster: loaded } = await import('../../components/overlays/toaster')
        setToaster(() => loaded)
      } catch (cause) {
        logFailure('Toasts cannot be shown.', cause)
      }
    }
    return onUnshownToast(() => void load())
  }, [])
  return Toaster && <Toaster />
}
