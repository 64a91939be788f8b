import { chooseHomeView, currentGraphics, giveUpOn3d, rememberView } from './home-view'

/** The visitor asks for 3D. Whoever opened with the list may have a device that nobody looked at yet. */
export async function tryUniverse(storage: () => Storage): Promise<void> {
  // At once: looking takes a while, and whoever leaves meanwhile has chosen all the same.
  rememberView('universe', storage)
  if (currentGraphics() === null) {
    const { settleGraphics } = await import('./settle-graphics')
    settleGraphics(document.documentElement, storage)
  }
  if (currentGraphics() === 'none') giveUpOn3d()
  else chooseHomeView('universe', storage)
}
