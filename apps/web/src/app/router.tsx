import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Services } from '../backend/services'
import { NotFoundPage } from './not-found-page'
import { RouteError } from './route-error'
import { routeTree } from './route-tree'

/** Base path of the build without a slash at its end; empty for a site at the root of its host. */
const BASE_PATH = import.meta.env.BASE_URL.replace(/\/$/, '')

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
    context: services,
    basepath: BASE_PATH === '' ? '/' : BASE_PATH,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 10_000,
    defaultNotFoundComponent: NotFoundPage,
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
