import { isLowEnd, qualityOf, scoreDevice } from '@trendverse/domain/device/device-score'
import { probeDevice } from './canvas/probe-device'
import { chooseView } from './choose-view'
import type { Graphics } from './home-view'

/**
 * Settles, before anything shows, which view the home page opens with and how much the device can draw, and writes it on
 * the document's root: the style sheet shows that view, and the page reads it from there.
 */
export function settleView(root: HTMLElement, addressQuery: string, storage: () => Storage): void {
  const probe = probeDevice()
  const hardware: Graphics = probe.softwareRenderer ? 'software' : 'hardware'
  const graphics: Graphics = probe.webgl ? hardware : 'none'
  const score = scoreDevice(probe.facts)
  root.dataset.graphics = graphics
  root.dataset.quality = qualityOf(score)
  root.dataset.lowEnd = String(isLowEnd(score))
  root.dataset.view = chooseView(addressQuery, storage, graphics)
}
