import { type WriteSentencesPorts, writeSentences } from '@trendverse/application/stories/write-sentences'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { Job } from './job'

/**
 * Has models say why stories are talked about: after each round of ingestion, and every hour for what found no free key.
 *
 * @param perDay Calls of a UTC day.
 * @param onTrendsChanged Calls back whenever trends were composed or edited, by any process; returns the end of it.
 */
export function writeSentencesJob(
  ports: WriteSentencesPorts,
  perDay: number,
  onTrendsChanged: (listener: () => void) => () => void,
): Job {
  return {
    name: 'write-sentences',
    everyMs: HOUR_MS,
    atStart: 'when-due',
    onWake: onTrendsChanged,
    async run(signal) {
      const round = await writeSentences(ports, { perDay, signal })
      if (round.written + round.refused > 0) ports.log.info(round, 'Models were asked about stories')
    },
  }
}
