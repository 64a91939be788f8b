import { DAY_MS } from '@trendverse/domain/primitives/time'
import { TOO_LATE } from '../mail/send-due-mails'
import type { GenerationJobs } from '../ports/limits'
import type { Needs } from '../ports/ports'
import type { PageHeadRepository } from '../ports/reading'

/** A guest's cookie lives no longer (OP-26). */
const GUEST_LIFE_MS = 365 * DAY_MS
/**
 * Of quizzes and reports. Nobody can look at a guest's quiz again but with the cookie of then, and hardly anybody does
 * after the first days.
 */
const GUEST_ATTEMPTS_KEPT_MS = 30 * DAY_MS
/** What was hardly asked for half a year will hardly be judged: models word their questions anew every time. */
const UNJUDGED_KEPT_MS = 180 * DAY_MS
/** Mails that were sent or failed are shown to administrators this long. */
const MAIL_KEPT_MS = 30 * DAY_MS
/** Far longer than a provider's delivery is believed, so that no jump of a clock makes an old one count again. */
const DELIVERY_KEPT_MS = DAY_MS
/** By then no trend on show links to the page any more. */
const PAGE_HEAD_KEPT_MS = 90 * DAY_MS
/** Whoever waited for it has it, or will never ask. */
const GENERATION_KEPT_MS = DAY_MS

export type PurgePorts = Needs<
  | 'accountTokens'
  | 'rateCounter'
  | 'reports'
  | 'clock'
  | 'guests'
  | 'kyc'
  | 'mails'
  | 'memes'
  | 'questionQuality'
  | 'quizzes'
  | 'sessions'
> & {
  readonly pageHeads: Pick<PageHeadRepository, 'removeReadBefore'>
  /** Absent on a device, where no model makes anything. */
  readonly generationJobs?: GenerationJobs
}

/**
 * The one round that takes away what time has ended: tokens above all (VT-05), sessions, counted tries, trials and
 * quizzes of guests, questions without a verdict, old mails, notes of deliveries and page heads; mails nobody could use
 * any more are given up. Nothing relies on it to be on time: whoever reads one of these looks at its end.
 */
export async function purgeExpired(ports: PurgePorts): Promise<void> {
  const nowMs = ports.clock.nowMs()
  await ports.accountTokens.removeExpired(nowMs)
  await ports.sessions.removeExpired(nowMs)
  await ports.rateCounter.removeExpired(nowMs)
  await ports.guests.removeOlderThan(nowMs - GUEST_LIFE_MS)
  await ports.quizzes.removeGuestAttempts(nowMs - GUEST_ATTEMPTS_KEPT_MS)
  await ports.questionQuality.removeGuestReports(nowMs - GUEST_ATTEMPTS_KEPT_MS)
  await ports.memes.removeGuestReports(nowMs - GUEST_ATTEMPTS_KEPT_MS)
  await ports.reports.removeGuestReports(nowMs - GUEST_ATTEMPTS_KEPT_MS)
  await ports.questionQuality.removeUnjudged(nowMs - UNJUDGED_KEPT_MS)
  await ports.mails.failExpired(nowMs, TOO_LATE)
  await ports.mails.removeDoneBefore(nowMs - MAIL_KEPT_MS)
  await ports.kyc.forgetResults(nowMs - DELIVERY_KEPT_MS)
  await ports.pageHeads.removeReadBefore(nowMs - PAGE_HEAD_KEPT_MS)
  await ports.generationJobs?.removeStartedBefore(nowMs - GENERATION_KEPT_MS)
}
