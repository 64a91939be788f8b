import type { Site } from './start-site'

const READ_LIMIT_MS = 60_000
const POLL_MS = 100
/** The job that reads the public sources, as health calls it. */
const INGEST_JOB = 'ingest-trends'

type Health = {
  readonly data: { readonly jobs: readonly { readonly name: string; readonly lastSucceededAt: string | null }[] }
}

/**
 * Waits until a site has read its sources once, so that journeys begin with trends that have evidence.
 *
 * @param sinceMs Readings before this instant, of a site that ran over the same data before, do not count.
 */
export async function waitForTrends(site: Site, sinceMs = 0): Promise<void> {
  const givesUpAtMs = Date.now() + READ_LIMIT_MS
  while (Date.now() < givesUpAtMs) {
    const answer = await fetch(`${site.url}/api/health`)
    const { data } = (await answer.json()) as Health
    const readAt = data.jobs.find((job) => job.name === INGEST_JOB)?.lastSucceededAt ?? null
    if (readAt !== null && Date.parse(readAt) >= sinceMs) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`The site at ${site.url} did not read its sources in time.`)
}
