import { isoWeekOf } from '@trendverse/domain/newsletter/digest-schedule'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { type AuditActor, type AuditPorts, recordAudit } from '../admin/record-audit'
import type { Needs } from '../ports/ports'
import { askForDigest, readDigestState } from './digest-state'
import { composeDigest, type DigestPorts, queueDigest } from './send-digest'

type Ports = DigestPorts & AuditPorts & Needs<'inBackground'>

const never = new AbortController().signal

/**
 * Begins to send this week's digest now, whatever the day; the usual one of the week is this one then. It goes on after
 * the answer, and after a restart by the job. Throws AppError `conflict` when one is under way, when the week's went out
 * already, or when there is nothing to tell or nobody to tell it to.
 */
export async function sendDigestNow(
  ports: Ports,
  actor: AuditActor,
): Promise<{ readonly week: string; readonly receivers: number }> {
  const nowMs = ports.clock.nowMs()
  const week = isoWeekOf(nowMs)
  const { lastWeek, isUnderWay } = await readDigestState(ports)
  if (isUnderWay) throw refused('The digest is already being sent.')
  if (lastWeek !== null && lastWeek >= week) {
    throw refused('This week’s digest has already been sent. The next one goes out on Monday.')
  }
  const [digest, receivers] = await Promise.all([
    composeDigest(ports, nowMs),
    ports.subscribers.countActive('weekly_digest'),
  ])
  if (digest === null) throw refused('There’s nothing to send: no trend has a source from the last seven days.')
  if (receivers === 0) throw refused('No one is subscribed to the digest.')
  await askForDigest(ports, week)
  await recordAudit(ports, actor, 'newsletter.sent', null, { week, receivers })
  await ports.inBackground(async () => {
    try {
      const queued = await queueDigest(ports, week, digest, never)
      ports.log.info({ week, queued }, 'The digest an administrator asked for was queued')
    } catch (error) {
      ports.log.error({ err: error, week }, 'The digest an administrator asked for was cut off')
    }
  })
  return { week, receivers }
}

function refused(message: string): AppError {
  return new AppError('conflict', message)
}
