import { currentGraphics, giveUpOn3d, rememberView, showView } from './home-view'

/** Shows the universe where this device can draw it. A visit that began with the list has not probed it yet. */
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
  // At once: probing takes a while, and the choice counts even if the visitor leaves before it ends.
  rememberView('universe', storage)
  return showUniverse(storage)
}
