import { isCapablePhone } from '@trendverse/domain/device/device-score'
import { isMobile } from './canvas/probe-device'
import { dropSpareGraphics } from './canvas/spare-graphics'
import { chooseView, opensList } from './choose-view'
import { currentGraphics } from './home-view'
import { settleGraphics } from './settle-graphics'

type PhoneFacts = {
  readonly deviceMemory?: number
  readonly hardwareConcurrency?: number
  readonly connection?: { readonly saveData?: boolean }
}

/** A phone or tablet on which 3D waits until it is asked for. */
function isWeakPhone(): boolean {
  if (!isMobile(navigator)) return false
  const { deviceMemory, hardwareConcurrency, connection }: PhoneFacts = navigator
  return !isCapablePhone({
    memoryGb: deviceMemory ?? null,
    cores: hardwareConcurrency ?? null,
    savesData: connection?.saveData === true,
    wantsLessMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
}

/**
 * Settles, before anything shows, which view the home page opens with, and writes it on the document's root: the style
 * sheet shows that view, and the page reads it from there. What the device can draw is looked at only where it decides.
 */
export function settleView(root: HTMLElement, addressQuery: string, storage: () => Storage): void {
  if (opensList(addressQuery, storage, isWeakPhone())) {
    // What costs nothing to know.
    if (!('WebGL2RenderingContext' in window)) root.dataset.graphics = 'none'
    root.dataset.view = 'list'
    return
  }
  settleGraphics(root, storage)
  root.dataset.view = chooseView(addressQuery, storage, currentGraphics() ?? 'none')
  if (root.dataset.view === 'list') dropSpareGraphics()
}
