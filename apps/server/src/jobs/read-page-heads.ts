import { readPageHeads } from '@trendverse/application/stories/read-page-heads'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { Job } from './job'

type Ports = Parameters<typeof readPageHeads>[0] & {
  /** Pages of the trends on show, the most worth knowing first. */
  readonly candidates: () => Promise<readonly { readonly url: string }[]>
  /** Composes the trends from what is known by now. */
  readonly compose: () => Promise<unknown>
}

/**
 * Reads the heads of pages that trends link to: after each round of ingestion, and every hour for those whose failure
 * may have passed. A page that fails is shown in health; the job fails only when the database cannot be reached.
 *
 * @param onTrendsChanged Calls back whenever trends were composed or edited, by any process; returns the end of it.
 */
export function readPageHeadsJob(ports: Ports, onTrendsChanged: (listener: () => void) => () => void): Job {
  return {
    name: 'read-page-heads',
    everyMs: HOUR_MS,
    atStart: 'when-due',
    onWake: onTrendsChanged,
    async run(signal) {
      const { read, refused, skipped } = await readPageHeads(ports, { pages: await ports.candidates(), signal })
      if (read === 0 && Object.keys(refused).length === 0) return
      ports.log.info({ read, refused, skipped }, 'Page heads were read')
      // What they say of publishers and of what happened goes into names and descriptions at once.
      if (read > 0) await ports.compose()
    },
  }
}
