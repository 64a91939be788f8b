import type { ForecastRepository } from '@trendverse/application/ports/forecasts'
import type { Clock } from '@trendverse/application/ports/world'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { KEPT_SINGLY_MS } from '@trendverse/domain/trends/forecasts/forecast-period'
import type { Log } from '../log'
import type { Job } from './job'
import { runSteps } from './run-steps'

/** Folds once a day what no period of days looks back on any more: figures of all time stay what they were. */
export function foldForecastsJob(forecasts: Pick<ForecastRepository, 'foldOld'>, clock: Clock, log: Log): Job {
  return {
    name: 'fold-forecasts',
    everyMs: DAY_MS,
    atStart: 'when-due',
    async run(signal) {
      const beforeMs = clock.nowMs() - KEPT_SINGLY_MS
      const removed = await runSteps(() => forecasts.foldOld(beforeMs), signal)
      if (removed > 0) log.info({ removed }, 'Old forecasts were folded into the tallies of their days')
    },
  }
}
