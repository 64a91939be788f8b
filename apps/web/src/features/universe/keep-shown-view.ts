import { currentView } from './home-view'

/**
 * The server writes both views of the home page. The one that does not show leaves as soon as all of the page is here,
 * before it comes alive in the other, which is what "Skip to content" leads to from then on.
 */
export function keepShownView(page: ParentNode): void {
  const isUniverse = currentView() === 'universe'
  for (const part of page.querySelectorAll(isUniverse ? '.home-list, .home-footer' : '.home-universe')) part.remove()
  const main = page.querySelector('.home-main')
  main?.setAttribute('id', 'main')
  main?.setAttribute('role', 'main')
}
