import { ClientOnly, Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useIsClosed } from '../backend/services'
import { AlertProvider } from '../components/alert-provider'
import { CountedRenders } from './counted-renders'
import { Header } from './header'
import { IdentityGate } from './identity-gate'
import { footerPart, maintenancePart } from './later-parts'
import { NavigationNotice } from './navigation-notice'
import { SkipLink } from './skip-link'
import { ToastOutlet } from './toast-outlet'

/** Shows what the page before has to say; the server knows of no page before. */
const CarriedMessages = lazy(() => import('./carried-messages').then((module) => ({ default: module.CarriedMessages })))

/** What surrounds the page between header and footer. */
function FramedPage() {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <CountedRenders of="Header">
        <Header />
      </CountedRenders>
      <main id="main" tabIndex={-1} className="pt-8 pb-20 outline-none sm:pt-12">
        <Outlet />
      </main>
      <CountedRenders of="Footer">
        <footerPart.Slot />
      </CountedRenders>
    </div>
  )
}

/** A page that stands alone, without the ways to others. */
function BarePage() {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <Outlet />
    </main>
  )
}

/** RT-16: header and footer stand on every page but home and the administrators' pages, which have bars of their own. */
export function RootLayout() {
  // The page that stands, not the one that is on its way.
  const page = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  const isAdmin = page?.startsWith('/admin')
  // OP-15
  if (useIsClosed() && !isAdmin) return <maintenancePart.Slot />
  return (
    <AlertProvider>
      <SkipLink />
      <IdentityGate>
        <CountedRenders of={page === '/' ? 'Home' : 'Page'}>
          {page === '/' || isAdmin ? <Outlet /> : page === '/blocked' ? <BarePage /> : <FramedPage />}
        </CountedRenders>
      </IdentityGate>
      <NavigationNotice />
      <ClientOnly>
        <Suspense>
          <CarriedMessages />
        </Suspense>
      </ClientOnly>
      <ToastOutlet />
    </AlertProvider>
  )
}
