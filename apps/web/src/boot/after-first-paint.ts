/** A tab in the background paints nothing; what waits goes on after this all the same. */
const LATEST_MS = 3_000

/** Resolves once the first words or pictures are on the screen. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
    setTimeout(resolve, LATEST_MS)
  })
}
