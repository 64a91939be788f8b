import './styles/app.css'
import './components/planet-portrait/planet-portrait.css'
import './app/routes/shared-parts'
import { createBrowserHistory } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createAppRouter } from './app/routes/router'
import { LiveRouter } from './app/start/live-router'
import { sayLoading } from './app/start/say-loading'
import { followTitle, startPage } from './app/start/start-page'
import { RENDERED_AT_NAME } from './backend/first-data'
import { createPageServices } from './backend/page-services'
import { ServicesContext } from './backend/services'
import { keepServerMarkup } from './components/browser/kept-markup'
import { RenderedAtContext } from './components/browser/use-now'
import { notify } from './components/overlays/notify'

/** Whoever goes back while the page comes alive gets another page than the server wrote; React then makes it anew. */
function reportUnlessGone(href: string) {
  return (error: unknown) => {
    if (window.location.href === href) reportError(error)
  }
}

/**
 * Brings the page to life: in the markup that the server wrote, once the code and data of the same page are here, or in
 * an empty document (offline, static demo). A transition, so that React yields to the visitor; what the visitor did
 * before is done again, and React makes what it touches live first.
 */
async function comeAlive(root: HTMLElement) {
  // Evaluating the script was one long task; a visitor may have something to say before the next.
  await new Promise((resolve) => setTimeout(resolve))
  const services = await createPageServices(() => notify('The server is slow to answer. Please wait…', 8_000))
  const renderedAtMs = services.firstData.take(RENDERED_AT_NAME)
  const { href } = window.location
  const isWritten = root.firstElementChild !== null && (window.earlyInput?.openedAt ?? href) === href
  const router = createAppRouter(createBrowserHistory(), services, isWritten)
  followTitle(router)
  sayLoading(root, router.latestLocation.pathname)
  await router.load()
  // If the visitor went back meanwhile, the markup belongs to another page and must not be hydrated.
  const isStillWritten = isWritten && window.location.href === href
  // Tells the router that its outermost boundary is not in the markup: the server's half has none there.
  if (isStillWritten) router.ssr = { manifest: undefined }
  const page = (
    <StrictMode>
      <ServicesContext value={services}>
        <RenderedAtContext value={typeof renderedAtMs === 'number' ? renderedAtMs : null}>
          <LiveRouter router={router} />
        </RenderedAtContext>
      </ServicesContext>
    </StrictMode>
  )
  if (isStillWritten) {
    keepServerMarkup(root)
    startTransition(() => void hydrateRoot(root, page, { onRecoverableError: reportUnlessGone(href) }))
  } else {
    startTransition(() => createRoot(root).render(page))
  }
  window.earlyInput?.replay()
  startPage(router, services)
}

const root = document.getElementById('root')
if (root) void comeAlive(root)
