import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ON_ITS_WAY } from '../boot/early-input'

/** Stands behind a part inside its boundary, and so is alive no sooner than the part. */
function Arrival({ onArrive }: { readonly onArrive: (isHere: true) => void }) {
  useEffect(() => onArrive(true), [onArrive])
  return null
}

/**
 * A part of the page whose code comes after the first script, because visitors can do without it for a moment. A server
 * writes it all the same: it hands the part over with `provide`, and the markup stands until the code is here. What a
 * visitor does there meanwhile is kept and done again.
 */
function laterPart(load: () => Promise<ComponentType>, fallback: ReactNode) {
  let Part: ComponentType = lazy(async () => ({ default: await load() }))
  const Slot = () => {
    const [isHere, setIsHere] = useState(false)
    useEffect(() => {
      if (isHere) window.earlyInput?.replay()
    }, [isHere])
    return (
      <div className="contents" {...(isHere ? {} : { [ON_ITS_WAY]: '' })}>
        <Suspense fallback={fallback}>
          <Part />
          <Arrival onArrive={setIsHere} />
        </Suspense>
      </div>
    )
  }
  return {
    provide(component: ComponentType): void {
      Part = component
    },
    Slot,
  }
}

/** The end of every page: below everything else, it comes alive last. */
export const footerPart = laterPart(
  () => import('./footer').then((module) => module.Footer),
  <div className="footer" />,
)

/** OP-15: what stands instead of all pages while the site is closed. */
export const maintenancePart = laterPart(
  () => import('./maintenance-page').then((module) => module.MaintenancePage),
  null,
)
