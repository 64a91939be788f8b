import { useEffect } from 'react'
import { toast as showToast } from 'sonner'
import { connectToaster } from './notify'
import { ToastList } from './toast-list'

/** FL-12: toasts at the top right, in the colours of the theme. */
export function Toaster() {
  useEffect(
    () =>
      connectToaster(({ text, lifeMs, action }) =>
        showToast(text, {
          duration: lifeMs,
          ...(action && { action: { label: action.label, onClick: action.run } }),
        }),
      ),
    [],
  )
  return <ToastList position="top-right" topPx={76} />
}
