import type { OwnSite } from './start-site'

const READ_LIMIT_MS = 60_000
const POLL_MS = 100

/** Waits until a site has read its sources once since its start, so that journeys begin with trends that have evidence. */
export async function waitForTrends(site: OwnSite): Promise<void> {
  const givesUpAtMs = Date.now() + READ_LIMIT_MS
  while (Date.now() < givesUpAtMs) {
    if (site.output().includes('Trend sources read')) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`The site at ${site.url} did not read its sources in time.`)
}
