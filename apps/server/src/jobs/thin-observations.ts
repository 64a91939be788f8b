import type { IngestRepository } from '@trendverse/application/ports/ingest'
import type { Clock } from '@trendverse/application/ports/world'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { Log } from '../log'
import type { Job } from './job'
import { runSteps } from './run-steps'

/** Every sighting is kept this long: scores, receipts and the time scrubber look at it closely. */
const EVERY_SIGHTING_MS = 7 * DAY_MS
/** Then one per hour until here, and one per day for ever. */
const HOURLY_MS = 60 * DAY_MS

/** Thins the history by age once a day, so that it never ends and never grows without bound. */
export function thinObservationsJob(ingest: Pick<IngestRepository, 'thinObservations'>, clock: Clock, log: Log): Job {
  return {
    name: 'thin-observations',
    everyMs: DAY_MS,
    atStart: 'when-due',
    async run(signal) {
      const nowMs = clock.nowMs()
      const limits = { hourlyBeforeMs: nowMs - EVERY_SIGHTING_MS, dailyBeforeMs: nowMs - HOURLY_MS }
      const removed = await runSteps(() => ingest.thinObservations(limits), signal)
      if (removed > 0) log.info({ removed }, 'The history was thinned by age')
    },
  }
}
