import { type ComponentType, lazy, Suspense } from 'react'

const LaterFooter = lazy(() => import('./footer').then((module) => ({ default: module.Footer })))
let Footer: ComponentType = LaterFooter

/** For whoever writes pages on the server: the footer is in the page from the start, its code need not be. */
export function provideFooter(component: ComponentType): void {
  Footer = component
}

/** The end of every page. It lies below everything else, so it comes alive last. */
export function FooterSlot() {
  return (
    <Suspense fallback={<div className="footer" />}>
      <Footer />
    </Suspense>
  )
}
