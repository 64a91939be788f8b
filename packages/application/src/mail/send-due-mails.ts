import { NO_SERVER_AVAILABLE } from '@trendverse/domain/mail/choose-servers'
import { MAX_TRIES, nextTryMs } from '@trendverse/domain/mail/retry-schedule'
import { MINUTE_MS, SECOND_MS } from '@trendverse/domain/primitives/time'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { ExpiryReasons, MailBody, QueuedMail } from '../ports/mail'
import type { Needs } from '../ports/ports'
import { placeOfMailBody } from '../upkeep/sealed-places'
import { type DeliveryPorts, type DeliveryRound, reasonOf, startDeliveryRound } from './delivery-round'

/** Mails on their way at the same time: a slow server holds up no more than these. */
const BATCH = 5
/** Links of mails work for fifteen minutes: what a sender that died held has to go out well before. */
const LEASE_MS = 2 * MINUTE_MS
/** A sender that lives says so in time, however long a server takes. */
const RENEW_EVERY_MS = 30 * SECOND_MS
/** Why a mail failed whose time had passed. */
export const TOO_LATE: ExpiryReasons = {
  tried: 'It couldn’t be sent in time.',
  untried: 'It wasn’t sent in time, because no mail server was in use.',
}

export type SendPorts = DeliveryPorts & Needs<'log' | 'mails' | 'startTimer'>

export type SendReport = {
  readonly sent: number
  readonly failed: number
  /** Why mails are left waiting although they are due, or null. */
  readonly problem: string | null
  readonly waiting: number
}

/**
 * Sends what is due: asks the servers in their order, tries again later (OP-69), gives up after the third time or when
 * a mail is of no use any more. Ends early when the signal fires; a mail under way is finished or comes back by its
 * lease. A process that dies between sending and noting sends that mail twice, under one Message-ID.
 */
export async function sendDueMails(ports: SendPorts, signal: AbortSignal): Promise<SendReport> {
  const { mails, clock } = ports
  let sent = 0
  let failed = 0
  const round = await startDeliveryRound(ports)
  const hadServer = round.hasServer()
  while (!signal.aborted && round.hasServer()) {
    const batch = await mails.take(BATCH, clock.nowMs(), LEASE_MS)
    if (batch.length === 0) break
    const outcomes = await Promise.all(batch.map((mail) => sendOne(ports, round, mail)))
    sent += outcomes.filter((outcome) => outcome === 'sent').length
    failed += outcomes.filter((outcome) => outcome === 'failed').length
  }
  return { sent, failed, problem: hadServer ? null : NO_SERVER_AVAILABLE, waiting: await mails.countWaiting() }
}

async function sendOne(
  ports: SendPorts,
  round: DeliveryRound,
  mail: QueuedMail & { readonly sealedBody: string },
): Promise<'sent' | 'later' | 'failed'> {
  const stopRenewing = keepRenewing(ports, mail.id)
  const problem = await deliver(ports, round, mail).finally(stopRenewing)
  const nowMs = ports.clock.nowMs()
  if (problem === null) {
    await ports.mails.noteSent(mail.id, nowMs)
    return 'sent'
  }
  const nextMs = problem.final ? null : nextTryMs(mail.tries, nowMs, mail.expiresAtMs)
  await ports.mails.noteFailure(mail.id, problem.reason, nextMs)
  const details = { mail: mail.id, type: mail.type, tries: mail.tries, reason: problem.reason }
  // The words of ER-24.
  ports.log.warn(details, `Failed to send email: ${problem.reason}`)
  return nextMs === null ? 'failed' : 'later'
}

/** Keeps a mail from others while it is on its way; the answer ends that. */
function keepRenewing(ports: SendPorts, id: Uuid): () => void {
  const { mails, clock, log, startTimer } = ports
  const renew = (): void => {
    cancel = startTimer(RENEW_EVERY_MS, renew)
    mails
      .renew(id, clock.nowMs() + LEASE_MS)
      .catch((error: unknown) => log.warn({ err: error, mail: id }, 'A mail on its way could not be kept'))
  }
  let cancel = startTimer(RENEW_EVERY_MS, renew)
  return () => cancel()
}

async function deliver(
  ports: SendPorts,
  round: DeliveryRound,
  mail: QueuedMail & { readonly sealedBody: string },
): Promise<{ readonly reason: string; readonly final: boolean } | null> {
  if (ports.clock.nowMs() >= mail.expiresAtMs) {
    // Taking it counted as a try.
    return { reason: mail.tries > 1 ? TOO_LATE.tried : TOO_LATE.untried, final: true }
  }
  // Whoever took it before died each time: perhaps of this very mail.
  if (mail.tries > MAX_TRIES) return { reason: 'Sending was interrupted too often.', final: true }
  let body: MailBody
  try {
    // What queueMail sealed; nobody else can make such a text.
    body = JSON.parse(await ports.secretBox.open(mail.sealedBody, placeOfMailBody(mail.id))) as MailBody
  } catch (error) {
    return { reason: reasonOf(error), final: true }
  }
  const { id, to, subject } = mail
  const reason = await round.deliver({ ...body, id, to, subject })
  return reason === null ? null : { reason, final: false }
}
