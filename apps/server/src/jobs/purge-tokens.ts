import { type PurgePorts, purgeExpired } from '@trendverse/application/accounts/purge-expired'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { Job } from './job'

/** VT-05: at the start and every five minutes, deletes tokens, sessions and counted tries that have expired. */
export function purgeTokensJob(ports: PurgePorts): Job {
  return {
    name: 'purge-tokens',
    everyMs: 5 * MINUTE_MS,
    atStart: 'always',
    async run() {
      await purgeExpired(ports)
    },
  }
}
