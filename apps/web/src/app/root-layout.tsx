import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { useIsClosed } from '../backend/services'
import { AlertProvider } from '../components/alert-provider'
import { ToastOutlet } from '../components/toast-outlet'
import { CarriedMessages } from './carried-messages'
import { CountedRenders } from './counted-renders'
import { Footer } from './footer'
import { Header } from './header'
import { IdentityGate } from './identity-gate'
import { MaintenancePage } from './maintenance-page'
import { NavigationNotice } from './navigation-notice'
import { SkipLink } from './skip-link'

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
        <Footer />
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

/** RT-16: header and footer stand on every page but the home page, which has a bar of its own. */
export function RootLayout() {
  // The page that stands, not the one that is on its way.
  const page = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  const isAdmin = useLocation({ select: ({ pathname }) => /^\/admin(\/|$)/.test(pathname) })
  // OP-15
  if (useIsClosed() && !isAdmin) return <MaintenancePage />
  return (
    <AlertProvider>
      <SkipLink />
      <IdentityGate>
        <CountedRenders of={page === '/' ? 'Home' : 'Page'}>
          {page === '/' ? <Outlet /> : page === '/blocked' ? <BarePage /> : <FramedPage />}
        </CountedRenders>
      </IdentityGate>
      <NavigationNotice />
      <CarriedMessages />
      <ToastOutlet />
    </AlertProvider>
  )
}
