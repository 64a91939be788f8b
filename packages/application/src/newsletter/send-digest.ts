import { chooseDigest, digestCandidates } from '@trendverse/domain/newsletter/choose-digest'
import { dueDigestWeek, isoWeekOf } from '@trendverse/domain/newsletter/digest-schedule'
import { type Digest, writeDigest } from '@trendverse/domain/newsletter/write-digest'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { type QueueMailPorts, queueWritten } from '../mail/queue-mail'
import { openMailWriter, type WrittenMail } from '../mail/write-mail'
import type { SubscriberRepository } from '../ports/correspondence'
import type { Needs } from '../ports/ports'
import { readDigestState, startDigestRound } from './digest-state'
import { subscriberToken } from './subscriber-token'

/** Written, kept and announced together: a statement holds as many bodies. */
const PAGE_SIZE = 100

export type DigestPorts = QueueMailPorts &
  Needs<'linkTokens' | 'log' | 'settings' | 'subscribers' | 'tokens' | 'trends'>

export type DigestRound = { readonly week: string | null; readonly queued: number }

/**
 * Queues the week's digest for every active subscriber who wants it, when it is due or an administrator asked for it. A
 * round that is cut off is taken up again by the next: nobody gets a week twice. Without anything to say nothing is sent,
 * and the next round looks again.
 */
export async function sendDigest(ports: DigestPorts, signal: AbortSignal): Promise<DigestRound> {
  const nowMs = ports.clock.nowMs()
  const { lastWeek, askedWeek, isUnderWay } = await readDigestState(ports)
  const thisWeek = isoWeekOf(nowMs)
  const isAsked = askedWeek === thisWeek && (lastWeek === null || lastWeek < thisWeek)
  const week = isAsked ? thisWeek : dueDigestWeek(nowMs, lastWeek)
  const digest = week === null || isUnderWay ? null : await composeDigest(ports, nowMs)
  if (week === null || digest === null) return { week: null, queued: 0 }
  return { week, queued: await queueDigest(ports, week, digest, signal) }
}

/** Queues a digest for everybody who has not got the week's yet; how many. */
export async function queueDigest(
  ports: DigestPorts,
  week: string,
  digest: Digest,
  signal: AbortSignal,
): Promise<number> {
  const round = startDigestRound(ports)
  let doneWeek: string | null = null
  try {
    const write = await openMailWriter(ports, 'newsletter')
    let queued = 0
    let failed = 0
    let afterId: Uuid | null = null
    for (;;) {
      if (signal.aborted) return queued
      await round.goOn()
      const page = await ports.subscribers.listActive('weekly_digest', afterId, PAGE_SIZE)
      const written = await writePage(ports, write, page, digest, week)
      queued += await queueWritten(ports, written)
      failed += page.length - written.length
      afterId = page.at(-1)?.subscriber.id ?? null
      if (afterId === null || page.length < PAGE_SIZE) break
    }
    if (failed > 0) throw new Error(`${failed} digests could not be queued`)
    doneWeek = week
    return queued
  } finally {
    await round.end(doneWeek)
  }
}

/** What the week has to tell, or null. */
export async function composeDigest(ports: Needs<'publicUrl' | 'trends'>, nowMs: number): Promise<Digest | null> {
  const candidates = digestCandidates(await ports.trends.listActive(), nowMs)
  const details = await Promise.all(candidates.map(({ id }) => ports.trends.findShown(id)))
  const chosen = chooseDigest(
    details.filter((detail) => detail !== null),
    nowMs,
  )
  return chosen.length === 0 ? null : writeDigest(chosen, ports.publicUrl)
}

type Reader = Awaited<ReturnType<SubscriberRepository['listActive']>>[number]
type DigestWriter = Awaited<ReturnType<typeof openMailWriter<'newsletter'>>>

/** The digest for each reader of a page; who cannot be written to is left out. */
async function writePage(
  ports: DigestPorts,
  write: DigestWriter,
  page: readonly Reader[],
  digest: Digest,
  week: string,
): Promise<readonly WrittenMail[]> {
  const written: WrittenMail[] = []
  const renewed = new Map<Uuid, string>()
  for (const { subscriber, tokenHash: kept } of page) {
    const { id, email } = subscriber
    try {
      const { token, tokenHash } = await subscriberToken(ports, email)
      const variables = { ...digest, unsubscribeToken: token }
      const idempotencyKey = `digest:${week}:${id}`
      written.push(await write({ type: 'newsletter', to: email, userId: null, idempotencyKey, variables }))
      if (tokenHash !== kept) renewed.set(id, tokenHash)
    } catch (error) {
      // One address that cannot be written to keeps the mail from nobody else.
      ports.log.warn({ err: error, subscriberId: id }, 'A digest could not be written')
    }
  }
  // The installation's key is another one now: links of old mails are lost, those of these mails must work.
  if (renewed.size > 0) await ports.subscribers.setTokens(renewed)
  return written
}
