import { createRouter, type ErrorComponentProps, type RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'
import { logFailure } from '../../backend/call/log-failure'
import type { Services } from '../../backend/services'
import { reloadPage } from '../../components/browser/reload-page'
import { Button } from '../../components/controls/button'
import { notFoundPart } from './later-parts'
import { routeTree } from './route-tree'
import { SEARCH_SPELLING } from './search-spelling'

/** Base path of the build without a slash at its end; empty for a site at the root of its host. */
const BASE_PATH = import.meta.env.BASE_URL.replace(/\/$/, '')

/** What was read because a visitor pointed at a link is stale after this; the next visit of a page always reads. */
const PRELOAD_STALE_AFTER_MS = 10_000

/** A page the server wrote stays where browser and visitor have scrolled it; the pages after it get their place. */
function placeLaterPages(isWritten: boolean): () => boolean {
  let isFirst = isWritten
  return () => {
    const getsPlace = !isFirst
    isFirst = false
    return getsPlace
  }
}

/**
 * The router of the page and of the server: same routes, another history.
 *
 * @param isWritten The page comes alive in markup of the server.
 */
export function createAppRouter(history: RouterHistory, services: Services, isWritten = false) {
  return createRouter({
    routeTree,
    history,
    ...SEARCH_SPELLING,
    context: services,
    basepath: BASE_PATH === '' ? '/' : BASE_PATH,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: PRELOAD_STALE_AFTER_MS,
    defaultNotFoundComponent: notFoundPart.Slot,
    defaultErrorComponent: RouteError,
    // On the server it would write an inline script, which the content security policy forbids.
    scrollRestoration: import.meta.env.SSR ? false : placeLaterPages(isWritten),
    notFoundMode: 'root',
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

/** ER-27: a page whose code did not arrive, or that broke. Plain, because every page carries it. */
function RouteError({ error }: ErrorComponentProps) {
  useEffect(() => logFailure('A page broke.', error), [error])
  return (
    <div className="page grid min-h-[60dvh] content-center justify-items-center gap-4 text-center" role="alert">
      <h1>Component Loading Error</h1>
      <p>Reloading usually helps.</p>
      <Button tone="solid" onClick={reloadPage}>
        Reload Page
      </Button>
    </div>
  )
}
