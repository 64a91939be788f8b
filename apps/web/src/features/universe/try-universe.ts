import { chooseHomeView, currentGraphics, giveUpOn3d } from './home-view'

/** The visitor asks for 3D. Whoever opened with the list may have a device that nobody looked at yet. */
export async function tryUniverse(storage: () => Storage): Promise<void> {
  if (currentGraphics() === null) {
    const { settleGraphics } = await import('./settle-graphics')
    settleGraphics(document.documentElement, storage)
  }
  if (currentGraphics() === 'none') giveUpOn3d()
  else chooseHomeView('universe', storage)
}
