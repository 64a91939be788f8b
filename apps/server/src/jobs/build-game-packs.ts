import { buildTodaysPacks, type PackPorts } from '@trendverse/application/games/build-packs'
import { openTodaysRound, type RoundPorts } from '@trendverse/application/games/predictions/open-round'
import type { ForecastHistory } from '@trendverse/application/games/rewind-cases'
import type { Needs } from '@trendverse/application/ports/ports'
import { DAY_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { Job } from './job'

const EVERY_MS = 5 * MINUTE_MS
/** The first reading of the new day is in by then. */
const FROM_MS = 5 * MINUTE_MS

/**
 * Builds what today's games are played with, once shortly after midnight (UTC), or as soon as trends suffice; likewise opens
 * the round of forecasts.
 *
 * @param onTrendsChanged Calls back whenever trends were composed, by any process; returns the end of it.
 */
export function buildGamePacksJob(
  ports: PackPorts & RoundPorts & Needs<'log'> & { readonly ingest: ForecastHistory },
  onTrendsChanged: (listener: () => void) => () => void,
): Job {
  return {
    name: 'build-game-packs',
    everyMs: EVERY_MS,
    atStart: 'always',
    onWake: onTrendsChanged,
    async run() {
      if (ports.clock.nowMs() % DAY_MS < FROM_MS) return
      // The round first: it has to open while its items are young, and packs may take a while.
      const day = await openTodaysRound(ports)
      if (day !== null) ports.log.info({ day }, 'A round of forecasts was opened')
      const built = await buildTodaysPacks(ports, ports.ingest)
      if (built.length > 0) ports.log.info({ packs: built }, 'The packs of the day were built')
    },
  }
}
