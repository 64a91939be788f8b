import { Outlet, useLocation } from '@tanstack/react-router'
import { Footer } from './footer'
import { Header } from './header'
import { SkipLink } from './skip-link'

/** RT-16: header and footer stand on every page but the home page, which has a bar of its own. */
export function RootLayout() {
  const isHome = useLocation({ select: (location) => location.pathname === '/' })
  if (isHome) {
    return (
      <>
        <SkipLink />
        <Outlet />
      </>
    )
  }
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="pt-8 pb-20 outline-none sm:pt-12">
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
