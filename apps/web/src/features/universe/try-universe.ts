import { currentGraphics, giveUpOn3d, rememberView, showView } from './home-view'

/** Shows the universe where this device can draw it. Whoever opened with the list may have one that nobody looked at yet. */
export async function showUniverse(storage: () => Storage): Promise<void> {
  if (currentGraphics() === null) {
    const { settleGraphics } = await import('./settle-graphics')
    settleGraphics(document.documentElement, storage)
  }
  if (currentGraphics() === 'none') giveUpOn3d()
  else showView('universe')
}

/** The visitor asks for 3D, for the next visit as well. */
export function tryUniverse(storage: () => Storage): Promise<void> {
  // At once: looking takes a while, and whoever leaves meanwhile has chosen all the same.
  rememberView('universe', storage)
  return showUniverse(storage)
}
