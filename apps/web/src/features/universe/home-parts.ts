import { lazyRouteComponent } from '@tanstack/react-router'
import { currentView } from './home-view'

/** The view with the planets. Whoever starts with the list does not wait for its code. */
export const HomeUniverse = lazyRouteComponent(() => import('./home-universe'), 'HomeUniverse')

/** Runs before the home page shows: the view is settled and its code is here. The server writes both views. */
export async function prepareHome(): Promise<void> {
  if (import.meta.env.SSR) return HomeUniverse.preload?.()
  const root = document.documentElement
  if (root.dataset.view === undefined) {
    // Whoever comes from another page has not passed boot.js at this address.
    const { settleView } = await import('./settle-view')
    settleView(root, window.location.search, () => window.localStorage)
  }
  if (currentView() === 'universe') await HomeUniverse.preload?.()
}
