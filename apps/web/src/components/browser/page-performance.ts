import { MEMORY_SAMPLE_EVERY_MS } from '@trendverse/domain/device/performance-alerts'
import { createStore } from '@trendverse/domain/primitives/store'
import { createPerformanceWatch, performanceAlertText } from './performance-watch'

const MEGABYTE = 1024 * 1024
/** Alerts remembered; older ones go. */
const ALERTS_KEPT = 20

/** An alert of this page, in words. */
export type NotedAlert = { readonly atMs: number; readonly text: string }

/** What went wrong with this page since it was loaded, the latest first. Nothing of it leaves the browser. */
export const performanceAlerts = createStore<readonly NotedAlert[]>([])

/** Of this page. Loaded in development, and for administrators (OP-37). */
export const pagePerformance = createPerformanceWatch((alert) => {
  const text = performanceAlertText(alert)
  if (import.meta.env.DEV) console.warn(`Performance alert: ${text}`)
  performanceAlerts.set([{ atMs: Date.now(), text }, ...performanceAlerts.get()].slice(0, ALERTS_KEPT))
})

/** Memory of the page's scripts, where the browser tells. */
function readMemoryMb(): number | null {
  // Chromium's own addition; the standard's types do not know it.
  const { memory } = performance as Performance & { readonly memory?: { readonly usedJSHeapSize: number } }
  return memory === undefined ? null : memory.usedJSHeapSize / MEGABYTE
}

let isWatching = false

/** Watches frames and memory for as long as the page stands (PF-07). */
export function watchPagePerformance(): void {
  if (isWatching) return
  isWatching = true
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
