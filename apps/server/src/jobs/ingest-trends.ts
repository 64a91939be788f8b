import { ingestAllSources } from '@trendverse/application/trends/ingest-all-sources'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { Job } from './job'

/**
 * Reads the public sources at every start and every hour (OP-29). Sources have their own least intervals and rests,
 * so a start soon after another asks nobody too early. A source that fails is that source's trouble, shown in health
 * beside it; the job fails only when the database cannot be reached.
 *
 * @param onSourcesWanted Calls back whenever an administrator wants a source read; returns the end of it.
 */
export function ingestTrendsJob(
  ports: Parameters<typeof ingestAllSources>[0],
  onSourcesWanted: (listener: () => void) => () => void,
): Job {
  return {
    name: 'ingest-trends',
    everyMs: HOUR_MS,
    atStart: 'always',
    onWake: onSourcesWanted,
    async run(signal) {
      await ingestAllSources(ports, { signal })
    },
  }
}
