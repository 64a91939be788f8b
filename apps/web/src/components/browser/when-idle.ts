const LATEST_MS = 3_000
const SAFARI_DELAY_MS = 300

/** Runs a task when the browser has nothing better to do, three seconds from now at the latest. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: LATEST_MS })
  else setTimeout(task, SAFARI_DELAY_MS)
}
