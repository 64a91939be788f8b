import { isLowEnd, qualityOf, scoreDevice } from '@trendverse/domain/device/device-score'
import { probeDevice } from './canvas/probe-device'

/**
 * Looks what draws 3D on this device and how much of it, and writes that on the document's root. Looking starts the
 * graphics: milliseconds on graphics hardware, up to a second where there is none.
 */
export function settleGraphics(root: HTMLElement, storage: () => Storage): void {
  const probe = probeDevice(storage)
  const hardware = probe.softwareRenderer ? 'software' : 'hardware'
  const score = scoreDevice(probe.facts)
  root.dataset.graphics = probe.webgl ? hardware : 'none'
  root.dataset.quality = qualityOf(score)
  root.dataset.lowEnd = String(isLowEnd(score))
}
