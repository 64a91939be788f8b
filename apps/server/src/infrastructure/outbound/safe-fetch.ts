import { saysChallenge } from '@trendverse/domain/pages/wall-signs'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { Agent, type Dispatcher, request } from 'undici'
import { firstHop, type Hop, nextHop } from './check-address'
import { FetchFailure } from './fetch-failure'
import type { AroundHop, FetchAnswer, FetchRequest } from './fetch-request'
import { guardedLookup, type ResolveAll } from './guarded-lookup'
import { readPrefix, readWhole } from './read-limited'
import { requestHeaders } from './request-headers'
import { type HeaderReader, retryAfterMs } from './retry-after'
import { toFetchFailure } from './to-fetch-failure'

export type FetchLimits = {
  /** From the first byte sent to the last byte read, all redirects together. */
  readonly totalMs: number
  readonly connectMs: number
  /** Until the answer's headers are complete. */
  readonly headersMs: number
  /** Longest silence inside a body. */
  readonly idleMs: number
  /** Of the decompressed body. */
  readonly maxBytes: number
  readonly maxRedirects: number
}

const DEFAULT_FETCH_LIMITS: FetchLimits = {
  totalMs: 20 * SECOND_MS,
  connectMs: 5 * SECOND_MS,
  headersMs: 10 * SECOND_MS,
  idleMs: 8 * SECOND_MS,
  maxBytes: 4 * 1024 * 1024,
  maxRedirects: 5,
}

export type SafeFetch = {
  /** Asks one address. Throws FetchFailure for everything but an answer of 2xx or 304. */
  fetch(request: FetchRequest): Promise<FetchAnswer>
  /** Ends all connections. */
  close(): Promise<void>
}

export type SafeFetchOptions = {
  readonly userAgent: string
  readonly limits?: Partial<FetchLimits>
  readonly nowMs?: () => number
  /** Replaces the system's resolver in tests. */
  readonly resolve?: ResolveAll
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** How one request of a fetch ended: with an answer, or with where it is to be found. */
type HopResult = { readonly answer: FetchAnswer } | { readonly location: string }

const atOnce: AroundHop = (_url, ask) => ask()

/**
 * The only way this server asks addresses it was given from outside: public addresses only, judged again at connect
 * time and at every redirect, with limits on time, size and hops.
 */
export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const limits = { ...DEFAULT_FETCH_LIMITS, ...options.limits }
  const timeouts = { headersTimeout: limits.headersMs, bodyTimeout: limits.idleMs, pipelining: 1, connections: 8 }
  const guarded = new Agent({
    ...timeouts,
    connect: { timeout: limits.connectMs, lookup: guardedLookup(options.resolve) },
  })
  const open = new Agent({ ...timeouts, connect: { timeout: limits.connectMs } })
  const nowMs = options.nowMs ?? Date.now

  async function fetch(wanted: FetchRequest): Promise<FetchAnswer> {
    const aroundHop = wanted.aroundHop ?? atOnce
    let hop = firstHop(wanted.address, wanted.privateOrigin ?? null)
    const firstOrigin = hop.url.origin
    let remainingMs = limits.totalMs
    for (let hops = 0; ; hops += 1) {
      const current = hop
      const result = await aroundHop(current.url, async () => {
        const startedMs = performance.now()
        const asked = await askInTime(wanted, current, current.url.origin === firstOrigin, remainingMs)
        remainingMs -= performance.now() - startedMs
        return asked
      })
      if ('answer' in result) return result.answer
      if (wanted.postJson !== undefined) throw new FetchFailure('too_many_redirects', 'it redirected a POST')
      if (hops >= limits.maxRedirects) throw new FetchFailure('too_many_redirects', 'it redirected too many times')
      hop = nextHop(current, result.location)
    }
  }

  async function askInTime(
    wanted: FetchRequest,
    hop: Hop,
    isFirstOrigin: boolean,
    limitMs: number,
  ): Promise<HopResult> {
    const deadline = AbortSignal.timeout(Math.max(0, Math.ceil(limitMs)))
    const signal = wanted.signal === undefined ? deadline : AbortSignal.any([deadline, wanted.signal])
    try {
      return await ask(wanted, hop, isFirstOrigin, signal)
    } catch (error) {
      throw toFetchFailure(error, { stopped: wanted.signal?.aborted === true, late: deadline.aborted })
    }
  }

  async function ask(wanted: FetchRequest, hop: Hop, isFirstOrigin: boolean, signal: AbortSignal): Promise<HopResult> {
    const dispatcher = hop.privateOrigin === null ? guarded : open
    const headers = requestHeaders(wanted, isFirstOrigin, options.userAgent)
    const method = wanted.isHead === true ? { method: 'HEAD' as const } : {}
    const post = wanted.postJson === undefined ? method : { method: 'POST' as const, body: wanted.postJson }
    const response = await request(hop.url, { ...post, headers, signal, dispatcher })
    // Discarding a body makes it emit an error, which is expected here.
    response.body.on('error', () => {})
    try {
      const location = headerOf(response, 'location')
      return REDIRECTS.has(response.statusCode) && location !== null
        ? { location }
        : { answer: await finish(wanted, response) }
    } finally {
      response.body.destroy()
    }
  }

  async function finish(wanted: FetchRequest, response: Dispatcher.ResponseData): Promise<FetchAnswer> {
    const header: HeaderReader = (name) => headerOf(response, name)
    const validators = { etag: header('etag'), lastModified: header('last-modified') }
    const facts = { ...validators, contentType: header('content-type'), isChallenge: saysChallenge(header) }
    const status = response.statusCode
    if (status === 304) return { ...facts, notModified: true, body: new Uint8Array(), isCut: false }
    if (status < 200 || status > 299) {
      const waitMs = retryAfterMs(header, nowMs())
      throw new FetchFailure('status', `it answered with HTTP status ${status}`, { status, retryAfterMs: waitMs })
    }
    checkContentType(facts.contentType, wanted.contentTypes)
    const coding = header('content-encoding')
    if (wanted.prefix !== undefined) {
      return { ...facts, ...(await readPrefix(response.body, coding, wanted.prefix)), notModified: false }
    }
    const { body, isDamaged } = await readWhole(response.body, coding, limits.maxBytes)
    // Half an answer must not be called unchanged when the whole one comes.
    const unproved = isDamaged ? { etag: null, lastModified: null } : {}
    return { ...facts, ...unproved, body, isCut: false, notModified: false }
  }

  return {
    fetch,
    close: async () => {
      await Promise.all([guarded.destroy(), open.destroy()])
    },
  }
}

function checkContentType(contentType: string | null, allowed: readonly string[] | undefined): void {
  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (allowed === undefined || allowed.includes(mediaType)) return
  throw new FetchFailure(
    'content_type',
    mediaType === '' ? 'it does not say what it is' : 'it is not of the wanted type',
  )
}

function headerOf(response: Dispatcher.ResponseData, name: string): string | null {
  const value = response.headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? null
}
