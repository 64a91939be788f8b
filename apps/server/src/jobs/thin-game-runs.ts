import type { GameRunRepository } from '@trendverse/application/ports/games'
import type { Clock, Logger } from '@trendverse/application/ports/world'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { Job } from './job'

/** Every run can be watched this long; after that the best of each board and of each account. */
const EVERY_LOG_MS = 30 * DAY_MS
const LOGS_OF_BOARD = 100
/** Its day is over, and with it the reason to remember who has started. */
const UNFINISHED_MS = 7 * DAY_MS

/** Forgets once a day what of games nobody looks at any more. Results stay. */
export function thinGameRunsJob(
  gameRuns: Pick<GameRunRepository, 'thinLogs' | 'removeUnfinished'>,
  clock: Clock,
  log: Pick<Logger, 'info'>,
): Job {
  return {
    name: 'thin-game-runs',
    everyMs: DAY_MS,
    atStart: 'when-due',
    async run() {
      const nowMs = clock.nowMs()
      const logs = await gameRuns.thinLogs({ finishedBeforeMs: nowMs - EVERY_LOG_MS, keptOfBoard: LOGS_OF_BOARD })
      const starts = await gameRuns.removeUnfinished(nowMs - UNFINISHED_MS)
      if (logs + starts > 0) log.info({ logs, starts }, 'Logs of old runs and starts without a result were forgotten')
    },
  }
}
