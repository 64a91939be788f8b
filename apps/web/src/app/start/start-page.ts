import type { Services } from '../../backend/services'
import { TRENDS_UPDATED_EVENT } from '../../backend/trends/trend-store'
import { THEME_CHOSEN_EVENT } from '../../components/browser/theme'
import { whenIdle } from '../../components/browser/when-idle'
import type { createAppRouter } from '../routes/router'
import { layOutLaterCards } from './lay-out-later-cards'

type AppRouter = ReturnType<typeof createAppRouter>

/** The tab's title follows the page; called before the first one shows. */
export function followTitle(router: AppRouter): void {
  router.subscribe('onRendered', () => {
    const titles = router.state.matches.flatMap((match) => match.meta ?? []).flatMap((meta) => meta?.title ?? [])
    const title = titles.at(-1)
    if (title !== undefined) document.title = title
  })
}

/** What is being filled in belongs to one home of the product until it is sent (OP-09). */
function keepModeWhileTyping(services: Services): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.closest('form')) services.holdRuntime()
  })
}

/** What runs beside the page once it stands; all of it waits until the first page is painted. */
export function startPage(router: AppRouter, services: Services): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) services.betweenScreens()
  })
  window.addEventListener(TRENDS_UPDATED_EVENT, () => void router.invalidate())
  services.session.watch()
  keepModeWhileTyping(services)
  // OP-37: left out of the production build, which lowers its quality by itself instead.
  if (import.meta.env.DEV)
    void import('../../components/browser/page-performance').then((module) => module.watchPagePerformance())
  window.addEventListener(THEME_CHOSEN_EVENT, () => {
    if (services.session.token() !== null) {
      void import('./follow-theme').then((module) => module.keepThemeInAccount(services))
    }
  })
  whenIdle(() => {
    layOutLaterCards()
    services.trendStore.startPolling()
    void services.watchHealth()
    void import('./run-beside-page').then((module) => module.runBesidePage(router, services))
  })
}
