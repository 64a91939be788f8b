import { createMergeProposer, type ProposeMergesPorts } from '@trendverse/application/stories/propose-merges'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { Job } from './job'

/**
 * Has an embedding model propose which stories on show are one: after each round of ingestion. It fails when the
 * address cannot be used, which changes nothing of the stories.
 *
 * @param onTrendsChanged Calls back whenever trends were composed or edited, by any process; returns the end of it.
 */
export function proposeMergesJob(
  ports: ProposeMergesPorts,
  onTrendsChanged: (listener: () => void) => () => void,
): Job {
  const proposer = createMergeProposer(ports)
  return {
    name: 'propose-merges',
    everyMs: HOUR_MS,
    atStart: 'always',
    onWake: onTrendsChanged,
    async run(signal) {
      const round = await proposer.run(signal)
      if (round.proposed > 0) ports.log.info(round, 'Merges of stories were proposed')
    },
  }
}
