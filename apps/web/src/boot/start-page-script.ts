/** A tab in the background paints nothing; the page starts after this all the same. */
const LATEST_MS = 3_000

/** Resolves once the server's page is on the screen. */
function afterFirstPaint(): Promise<void> {
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

type Load = (address: string) => Promise<unknown>

const loadModule: Load = (address) => import(/* @vite-ignore */ address)

async function start(load: Load): Promise<void> {
  const entry = document.querySelector<HTMLLinkElement>('link[data-entry]')
  if (!entry) return
  // Without the server's page (offline, static demo) there is nothing to wait for.
  if (document.getElementById('root')?.firstElementChild) await afterFirstPaint()
  await load(entry.href)
}

/**
 * Starts the page's script once the server's page has been painted: a script that is quick to arrive would otherwise run
 * first and hold the first paint up. While developing there is no such link, and the script starts by itself.
 */
export function startPageScript(load: Load = loadModule): void {
  document.addEventListener('DOMContentLoaded', () => void start(load), { once: true })
}
