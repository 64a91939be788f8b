import { type SendPorts, sendDueMails } from '@trendverse/application/mail/send-due-mails'
import { HOUR_MS, SECOND_MS } from '@trendverse/domain/primitives/time'
import type { Job } from './job'

const EVERY_MS = 30 * SECOND_MS
/** An operator knows after the first time. */
const WARN_EVERY_MS = HOUR_MS

/**
 * Sends what waits in the outbox, at once when a mail is queued and every half minute for what is tried again.
 *
 * @param onQueued Calls back whenever a mail was put into the outbox, by any process; returns the end of it.
 */
export function sendOutboxJob(ports: SendPorts, onQueued: (listener: () => void) => () => void): Job {
  let warnedAtMs: number | null = null
  return {
    name: 'send-outbox',
    everyMs: EVERY_MS,
    atStart: 'always',
    onWake: onQueued,
    async run(signal) {
      const { sent, failed, problem, waiting } = await sendDueMails(ports, signal)
      if (sent + failed > 0) ports.log.info({ sent, failed, waiting }, 'Mails of the outbox were sent')
      const nowMs = ports.clock.nowMs()
      if (problem === null || waiting === 0) return
      if (warnedAtMs !== null && nowMs - warnedAtMs < WARN_EVERY_MS) return
      warnedAtMs = nowMs
      ports.log.warn({ waiting }, `Mails wait in the outbox: ${problem}`)
    },
  }
}
