import { type PurgePorts, purgeExpired } from '@trendverse/application/upkeep/purge-expired'
import { MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { Job } from './job'

/** VT-05: at the start and every five minutes, the one round that takes away whatever has expired. */
export function purgeTokensJob(ports: PurgePorts): Job {
  return {
    name: 'purge-tokens',
    everyMs: 5 * MINUTE_MS,
    atStart: 'always',
    run: () => purgeExpired(ports),
  }
}
