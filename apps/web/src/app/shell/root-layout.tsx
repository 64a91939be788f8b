import { ClientOnly, Navigate, Outlet, useLocation, useMatches, useNavigate } from '@tanstack/react-router'
import { isBlocked } from '@trendverse/domain/accounts/user'
import { Profiler, type ReactNode, useState, useSyncExternalStore } from 'react'
import { useIsClosed, useRuntime, useServices } from '../../backend/services'
import { useResendVerification } from '../../backend/session/use-resend-verification'
import { useSession } from '../../backend/session/use-session'
import { VerifySlot } from '../../components/account/verify-slot'
import { optionalPart } from '../../components/browser/lazy-part'
import { AlertProvider } from '../../components/overlays/alert-provider'
import { NavigationBar } from '../../components/page/navigation-bar'
import { SiteSearch } from '../../components/search/site-search'
import { currentView, subscribeToView } from '../../features/universe/home-view'
import { footerPart, maintenancePart } from '../routes/later-parts'
import { NavigationNotice } from './navigation-notice'
import { ToastOutlet } from './toast-outlet'

const KycMonitor = optionalPart(() => import('../../features/kyc/kyc-monitor').then((module) => module.KycMonitor))

/** OP-68: where a blocked account may be. */
const OPEN_TO_BLOCKED = new Set(['/blocked', '/logout', '/contact'])

/**
 * BL-01: blocked accounts are sent to `/blocked` and see nothing else, even after a reload (BL-02). OP-06: for everybody else
 * who is signed in, the identity warning is watched outside the administrators' pages.
 */
function IdentityGate({ children }: { readonly children: ReactNode }) {
  const { user } = useSession()
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') })
  if (user !== null && isBlocked(user)) {
    return OPEN_TO_BLOCKED.has(path) ? children : <Navigate to="/blocked" replace />
  }
  // The page of the check polls on its own, and says more than the warning.
  const isWatched = user !== null && path !== '/verify-identity' && !/^\/admin(\/|$)/.test(path)
  return (
    <>
      {children}
      {isWatched && <KycMonitor key={user.id} userId={user.id} />}
    </>
  )
}

const noteRender = (component: string): void => {
  const nowMs = performance.now()
  void import('../../components/browser/page-performance').then(({ pagePerformance }) =>
    pagePerformance.noteRender(component, nowMs),
  )
}

/** Counts renders of what it holds while developing (PF-08, OP-37). In production it is what it holds. */
function CountedRenders({ of, children }: { readonly of: string; readonly children: ReactNode }): ReactNode {
  if (!import.meta.env.DEV) return children
  return (
    <Profiler id={of} onRender={noteRender}>
      {children}
    </Profiler>
  )
}

/** Shows what the page before has to say; the server knows of no page before. */
const CarriedMessages = optionalPart(() => import('./carried-messages').then((module) => module.CarriedMessages))

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

/** The list scrolls to an end, so it ends like every page; the universe fills its window. The server writes it for both. */
function HomeFooter() {
  const isList = useSyncExternalStore(
    subscribeToView,
    () => currentView() === 'list',
    () => import.meta.env.SSR || currentView() === 'list',
  )
  return (
    isList && (
      <div className="home-footer">
        <footerPart.Slot />
      </div>
    )
  )
}

function HomePlace() {
  return (
    <>
      <Outlet />
      <HomeFooter />
    </>
  )
}

/** RT-16: home and the administrators' pages have bars of their own; the list of the home page has the footer alone. */
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
          {page === '/' ? <HomePlace /> : isAdmin ? <Outlet /> : page === '/blocked' ? <BarePage /> : <FramedPage />}
        </CountedRenders>
      </IdentityGate>
      <NavigationNotice />
      <ClientOnly>
        <CarriedMessages />
      </ClientOnly>
      <ToastOutlet />
    </AlertProvider>
  )
}

/** The first stop of the keyboard: over the navigation, straight to the page. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-20 rounded-full bg-(--button) px-4 py-2 text-sm font-medium text-(--on-button) transition-transform focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}

const StoryHits = optionalPart(() => import('./story-hits').then((module) => module.StoryHits))

/** A search over all trends that leaves the page as it is; on `/trends` it stands beside the filter of the list. */
function HeaderSearch() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  return (
    <SiteSearch
      place="header"
      value={text}
      onSearch={(next) => setText(next.trim() === '' ? '' : next)}
      onEnter={(q) => void navigate({ to: '/trends', search: { q } })}
      List={StoryHits}
    />
  )
}

/** HD-01, OP-02: the bar over every page but home. */
function Header() {
  const { settings } = useServices()
  const { user } = useSession()
  const resend = useResendVerification()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ink">
      <div className="page">
        <NavigationBar
          siteName={settings.siteName}
          user={user}
          hasGalaxy={useRuntime() !== 'browser'}
          search={<HeaderSearch />}
        />
        <VerifySlot email={user && !user.emailVerified ? user.email : null} onResend={resend} />
      </div>
    </header>
  )
}
