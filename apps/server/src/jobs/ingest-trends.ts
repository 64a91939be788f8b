import { ingestAllSources } from '@trendverse/application/trends/ingest-all-sources'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { Job } from './job'

/**
 * Reads the public sources at every start and every hour (OP-29). Sources have their own least intervals and rests,
 * so a start soon after another asks nobody too early. A source that fails is that source's trouble, shown in health
 * beside it; the job fails only when the database cannot be reached.
 */
export function ingestTrendsJob(ports: Parameters<typeof ingestAllSources>[0]): Job {
  return {
    name: 'ingest-trends',
    everyMs: HOUR_MS,
    atStart: 'always',
    async run(signal) {
      await ingestAllSources(ports, { signal })
    },
  }
}
