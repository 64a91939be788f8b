import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/**
 * A part of the page whose code comes after the first script, because visitors can do without it for a moment. A server
 * writes it all the same: it hands the part over with `provide`, and the markup stands until the code is here.
 */
function laterPart(load: () => Promise<ComponentType>, fallback: ReactNode) {
  let Part: ComponentType = lazy(async () => ({ default: await load() }))
  return {
    provide(component: ComponentType): void {
      Part = component
    },
    Slot: () => (
      <Suspense fallback={fallback}>
        <Part />
      </Suspense>
    ),
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
