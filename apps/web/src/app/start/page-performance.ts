import { MEMORY_SAMPLE_EVERY_MS } from '@trendverse/domain/device/performance-alerts'
import { createPerformanceWatch, performanceAlertText } from './performance-watch'

const MEGABYTE = 1024 * 1024

/** Of this page. Loaded in development only. */
export const pagePerformance = createPerformanceWatch((alert) => console.warn(performanceAlertText(alert)))

/** Memory of the page's scripts, where the browser tells. */
function readMemoryMb(): number | null {
  // Chromium's own addition; the standard's types do not know it.
  const { memory } = performance as Performance & { readonly memory?: { readonly usedJSHeapSize: number } }
  return memory === undefined ? null : memory.usedJSHeapSize / MEGABYTE
}

/** Watches frames and memory for as long as the page stands (PF-07). */
export function watchPagePerformance(): void {
  const onFrame = (nowMs: number): void => {
    pagePerformance.noteFrame(nowMs)
    requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
  setInterval(
    () => pagePerformance.sample({ memoryMb: readMemoryMb(), isSeen: document.visibilityState === 'visible' }),
    MEMORY_SAMPLE_EVERY_MS,
  )
}
