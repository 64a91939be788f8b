import type { IngestRepository } from '@trendverse/application/ports/ingest'
import type { Clock } from '@trendverse/application/ports/world'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { Log } from '../log'
import type { Job } from './job'
import { runSteps } from './run-steps'

/** Longer than any forecast is open, any story is followed and any list of a source looks back. */
const REMEMBERED_MS = 90 * DAY_MS

/** Forgets once a day what no source has shown for a season and no trend was made of; trends keep all they are made of. */
export function forgetItemsJob(ingest: Pick<IngestRepository, 'forgetItems'>, clock: Clock, log: Log): Job {
  return {
    name: 'forget-items',
    everyMs: DAY_MS,
    atStart: 'when-due',
    async run(signal) {
      const notSeenSinceMs = clock.nowMs() - REMEMBERED_MS
      const removed = await runSteps(() => ingest.forgetItems(notSeenSinceMs), signal)
      if (removed > 0) log.info({ removed }, 'Items that led to no trend were forgotten')
    },
  }
}
