import { currentView } from './home-view'

/** The server writes both views of the home page; the one that does not show leaves before the page comes alive in the other. */
export function removeHiddenView(page: ParentNode): void {
  const hidden = currentView() === 'universe' ? '.home-list, .home-footer' : '.home-universe'
  for (const part of page.querySelectorAll(hidden)) part.remove()
}
