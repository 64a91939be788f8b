import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as SonnerToaster, toast as showToast } from 'sonner'
import { connectToaster } from './notify'
import { toastPlaces } from './toast-places'

/** Below the header. */
const TOP_PX = 76

/**
 * FL-12: toasts at the top right, in the colours of the theme. They stand in the page once: an element of their own moves
 * with them into the topmost modal window and back, so that they can be read and pressed there and outlive it.
 */
export function Toaster() {
  const home = useRef<HTMLDivElement>(null)
  const [region] = useState(() => document.createElement('div'))
  const place = useSyncExternalStore(toastPlaces.subscribe, () => toastPlaces.get().at(-1))
  useLayoutEffect(() => {
    const holder = place?.element ?? home.current
    holder?.append(region)
    return () => region.remove()
  }, [place, region])
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
    <div ref={home}>
      {createPortal(
        <SonnerToaster
          position={place?.corner ?? 'top-right'}
          offset={{ top: TOP_PX }}
          toastOptions={{
            style: {
              background: 'var(--panel)',
              color: 'var(--text)',
              border: '1px solid var(--line-strong)',
              fontFamily: 'var(--font-sans)',
            },
          }}
        />,
        region,
      )}
    </div>
  )
}
