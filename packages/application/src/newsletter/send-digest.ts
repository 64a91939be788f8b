import { chooseDigest, digestCandidates } from '@trendverse/domain/newsletter/choose-digest'
import { dueDigestWeek } from '@trendverse/domain/newsletter/digest-schedule'
import { type Digest, writeDigest } from '@trendverse/domain/newsletter/write-digest'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import { type QueueMailPorts, queueMail } from '../mail/queue-mail'
import type { LinkTokens } from '../ports/link-tokens'
import type { Logger } from '../ports/logger'
import type { SubscriberRepository } from '../ports/subscriber-repository'
import type { TokenSource } from '../ports/token-source'
import type { TrendReader } from '../ports/trend-reader'
import { subscriberToken } from './subscriber-token'

/** Written when a week's digest is queued for everybody. */
const LAST_WEEK_KEY = 'newsletterDigestWeek'
const PAGE_SIZE = 200

export type DigestPorts = QueueMailPorts & {
  readonly subscribers: Pick<SubscriberRepository, 'listActive' | 'setToken'>
  readonly trends: Pick<TrendReader, 'listActive' | 'findActive'>
  readonly linkTokens: LinkTokens
  readonly tokens: Pick<TokenSource, 'hash'>
  readonly log: Logger
}

export type DigestRound = { readonly week: string | null; readonly queued: number }

/**
 * Queues the week's digest for every active subscriber who wants it, when it is due. A round that is cut off is taken
 * up again by the next: nobody gets a week twice. Without anything to say nothing is sent, and the next round looks again.
 */
export async function sendDigest(ports: DigestPorts, signal: AbortSignal): Promise<DigestRound> {
  const nowMs = ports.clock.nowMs()
  const lastWeek = await ports.settings.get(LAST_WEEK_KEY)
  const week = dueDigestWeek(nowMs, typeof lastWeek === 'string' ? lastWeek : null)
  const digest = week === null ? null : await composeDigest(ports, nowMs)
  if (week === null || digest === null) return { week: null, queued: 0 }

  let queued = 0
  let failed = 0
  let afterId: Uuid | null = null
  for (;;) {
    const page = await ports.subscribers.listActive('weekly_digest', afterId, PAGE_SIZE)
    for (const reader of page) {
      if (signal.aborted) return { week, queued }
      try {
        if (await queueFor(ports, reader, digest, week)) queued += 1
      } catch (error) {
        // One address that cannot be written to keeps the mail from nobody else.
        failed += 1
        ports.log.warn({ err: error, subscriberId: reader.subscriber.id }, 'A digest could not be queued')
      }
    }
    afterId = page.at(-1)?.subscriber.id ?? null
    if (afterId === null || page.length < PAGE_SIZE) break
  }
  if (failed > 0) throw new Error(`${failed} digests could not be queued`)
  await ports.settings.set(LAST_WEEK_KEY, week)
  return { week, queued }
}

async function composeDigest(ports: Pick<DigestPorts, 'trends' | 'publicUrl'>, nowMs: number): Promise<Digest | null> {
  const candidates = digestCandidates(await ports.trends.listActive(), nowMs)
  const details = await Promise.all(candidates.map(({ id }) => ports.trends.findActive(id)))
  const chosen = chooseDigest(
    details.filter((detail) => detail !== null),
    nowMs,
  )
  return chosen.length === 0 ? null : writeDigest(chosen, ports.publicUrl)
}

type Reader = Awaited<ReturnType<SubscriberRepository['listActive']>>[number]

async function queueFor(ports: DigestPorts, reader: Reader, digest: Digest, week: string): Promise<boolean> {
  const { id, email } = reader.subscriber
  const { token, tokenHash } = await subscriberToken(ports, email)
  // The installation's key is another one now: links of old mails are lost, those of this mail must work.
  if (tokenHash !== reader.tokenHash) await ports.subscribers.setToken(id, tokenHash)
  return queueMail(ports, {
    type: 'newsletter',
    to: email,
    userId: null,
    idempotencyKey: `digest:${week}:${id}`,
    variables: { ...digest, unsubscribeToken: token },
  })
}
