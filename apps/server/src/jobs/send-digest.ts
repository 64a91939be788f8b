import { sendDigest } from '@trendverse/application/newsletter/send-digest'
import { HOUR_MS } from '@trendverse/domain/primitives/time'
import type { Job } from './job'

/** Looks every hour whether the week's digest is due; the rule says when that is. */
const EVERY_MS = HOUR_MS

/** OP-66: the newsletter of the week. */
export function sendDigestJob(ports: Parameters<typeof sendDigest>[0]): Job {
  return {
    name: 'send-digest',
    everyMs: EVERY_MS,
    atStart: 'when-due',
    async run(signal) {
      const { week, queued } = await sendDigest(ports, signal)
      if (week !== null) ports.log.info({ week, queued }, 'The digest of the week was queued')
    },
  }
}
