import { setTimeout as wait } from 'node:timers/promises'
import type { PageHeadReader } from '@trendverse/application/ports/reading'
import { composePageHead } from '@trendverse/domain/pages/page-head'
import type { PageHeadReading } from '@trendverse/domain/pages/page-head-record'
import { isWallPage } from '@trendverse/domain/pages/wall-signs'
import { PRODUCT_NAME } from '@trendverse/domain/primitives/product'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { checkAddress } from '../outbound/check-address'
import { FetchFailure } from '../outbound/fetch-failure'
import type { FetchAnswer, FetchRequest } from '../outbound/fetch-request'
import { createHostCooldowns } from '../outbound/host-cooldowns'
import { createSafeFetch, type FetchLimits, type SafeFetchOptions } from '../outbound/safe-fetch'
import { rebase } from '../outbound/source-base'
import { decodeHtml } from './decode-html'
import { extractHead } from './extract-head'
import { type CancellablePause, createHostTurns } from './host-turns'
import { signsOf } from './page-signs'
import { createRobotsGate } from './robots-gate'
import { createHeadEnd } from './scan-head'

const LIMITS = { totalMs: 8 * SECOND_MS, headersMs: 8 * SECOND_MS, idleMs: 8 * SECOND_MS, maxRedirects: 3 } as const
/** Heads are mostly over after 5 to 30 KB. */
const MAX_HEAD_BYTES = 64 * 1024
/** What stands behind is not read; a robots.txt has mostly 1 or 2 KB. */
const MAX_ROBOTS_BYTES = 100 * 1024
/** Between two requests to one host, where its robots.txt does not ask for more. */
const GAP_MS = 2 * SECOND_MS
const MAX_HOSTS_AT_ONCE = 4
const HTML_TYPES = ['text/html', 'application/xhtml+xml']

export type PageHeadReaderOptions = Pick<SafeFetchOptions, 'userAgent' | 'resolve'> & {
  /** Replaces the origin of every page, which is then told in the header `x-original-host`; null: pages are asked themselves. */
  readonly base: string | null
  readonly nowMs?: () => number
  readonly pause?: CancellablePause
  /** Shorter in tests. */
  readonly limits?: Partial<FetchLimits>
}

/**
 * Reads page heads politely: robots.txt is obeyed, one request at a time per host with at least 2 s between two, at most
 * 4 hosts at once, hosts that ask for rest have it. Of a page only the head is asked for, 64 KB at most.
 */
export function createPageHeadReader(options: PageHeadReaderOptions): PageHeadReader & { close(): Promise<void> } {
  const { base, userAgent, nowMs = Date.now, pause = (ms, signal) => wait(ms, undefined, { signal }) } = options
  const resolve = options.resolve === undefined ? {} : { resolve: options.resolve }
  const safeFetch = createSafeFetch({ userAgent, nowMs, ...resolve, limits: { ...LIMITS, ...options.limits } })
  const rests = createHostCooldowns(nowMs)
  const turns = createHostTurns({ maxHosts: MAX_HOSTS_AT_ONCE, nowMs, pause })

  /** Asks an address and what it redirects to, each in its host's turn; tells where the answer was found. */
  async function ask(
    address: string,
    wanted: Pick<FetchRequest, 'accept' | 'prefix' | 'contentTypes'>,
    signal: AbortSignal,
    admit: (page: URL) => Promise<number>,
  ): Promise<{ readonly answer: FetchAnswer; readonly url: URL }> {
    // Judged here as well, because another origin may be asked in its place.
    let url = checkAddress(address, undefined, null)
    const { origin, host } = url
    const answer = await safeFetch.fetch({
      ...wanted,
      address: rebase(address, base),
      privateOrigin: base,
      ...(base === null ? {} : { headers: { 'x-original-host': host } }),
      signal,
      aroundHop: async (hop, askNow) => {
        url = hop.origin === base ? new URL(rebase(hop.href, origin)) : hop
        const gapMs = Math.max(GAP_MS, await admit(url))
        return turns.run(url.host, gapMs, signal, async () => {
          rests.check(url.href)
          try {
            return await askNow()
          } catch (error) {
            if (error instanceof FetchFailure && error.status !== null) rests.note(url.href, error)
            throw error
          }
        })
      },
    })
    return { answer, url }
  }

  const robots = createRobotsGate({
    agent: PRODUCT_NAME,
    nowMs,
    ask: async (origin, signal) => {
      const wanted = { accept: 'text/plain, */*;q=0.1', prefix: { maxBytes: MAX_ROBOTS_BYTES } }
      const { answer } = await ask(`${origin}/robots.txt`, wanted, signal, async () => 0)
      const text = new TextDecoder().decode(answer.body)
      // The line that was cut in two would say something else.
      return answer.isCut ? text.slice(0, text.lastIndexOf('\n') + 1) : text
    },
  })

  async function readHead(address: string, signal: AbortSignal): Promise<PageHeadReading> {
    const wanted = {
      accept: 'text/html, application/xhtml+xml;q=0.9',
      contentTypes: HTML_TYPES,
      prefix: { maxBytes: MAX_HEAD_BYTES, isComplete: createHeadEnd() },
    }
    const { answer, url } = await ask(address, wanted, signal, (page) => robots.admit(page, signal))
    const html = decodeHtml(answer.body, answer.contentType)
    if (isWallPage({ ...signsOf(html), isChallenge: answer.isChallenge, address: url.href })) {
      return refused('no_head', 'it shows a check for robots instead of the page')
    }
    const raw = extractHead(html, url.href, nowMs())
    const head = raw === null ? null : composePageHead(raw)
    if (head !== null) return { kind: 'read', head }
    return answer.isCut
      ? refused('too_large', `its head is not over after ${MAX_HEAD_BYTES / 1024} KB`)
      : refused('no_head', 'its head says nothing of use')
  }

  return {
    async read(address, signal) {
      signal.throwIfAborted()
      try {
        // A signal of its own: dozens of reads that wait would hang dozens of listeners on one, which looks like a leak.
        return await readHead(address, AbortSignal.any([signal]))
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof FetchFailure) return toReading(error)
        throw error
      }
    },
    close: () => safeFetch.close(),
  }
}

type Refusal = Extract<PageHeadReading, { kind: 'refused' }>

function refused(reason: Refusal['reason'], message: string, retryable = false): Refusal {
  return { kind: 'refused', reason, retryable, message }
}

/** Which failures may pass: overload, outages, silence. What a page is, and what its site wants, does not. */
function toReading(failure: FetchFailure): Refusal {
  const { message, status } = failure
  switch (failure.reason) {
    case 'bad_address':
    case 'blocked_address':
      return refused('address', message)
    case 'robots':
      return refused('robots', message, failure.retryAfterMs !== null)
    case 'status':
      // Without a status it is a host that asked for rest.
      return refused('status', message, status === null || status === 408 || status === 429 || status >= 500)
    case 'too_many_redirects':
      return refused('status', message)
    case 'content_type':
    case 'bad_encoding':
      return refused('type', message)
    case 'too_large':
      return refused('too_large', message)
    case 'timeout':
      return refused('timeout', message, true)
    case 'network':
    case 'aborted':
      return refused('network', message, true)
    default:
      return failure.reason satisfies never
  }
}
