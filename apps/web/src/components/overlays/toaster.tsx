import { useEffect } from 'react'
import { Toaster as SonnerToaster, toast as showToast } from 'sonner'
import { connectToaster } from './notify'

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
  return (
    <SonnerToaster
      position="top-right"
      offset={{ top: 76 }}
      toastOptions={{
        style: {
          background: 'var(--panel)',
          color: 'var(--text)',
          border: '1px solid var(--line-strong)',
          fontFamily: 'var(--font-sans)',
        },
      }}
    />
  )
}
