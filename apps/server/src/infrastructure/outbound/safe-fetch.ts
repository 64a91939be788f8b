import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { Agent, type Dispatcher, request } from 'undici'
import { checkAddress } from './check-address'
import { FetchFailure } from './fetch-failure'
import { guardedLookup, type ResolveAll } from './guarded-lookup'
import { readLimited } from './read-limited'
import { type HeaderReader, retryAfterMs } from './retry-after'
import { toFetchFailure } from './to-fetch-failure'

/** What a server said about the version of an answer, sent back to ask whether it changed. */
export type Validators = { readonly etag: string | null; readonly lastModified: string | null }

export type FetchRequest = {
  readonly address: string
  /** Sent to the address's own origin only, never after a redirect to another one. */
  readonly headers?: Readonly<Record<string, string>>
  /** A JSON text to POST. Redirects of a POST are not followed. */
  readonly postJson?: string
  readonly validators?: Validators
  /** The one origin (`http://127.0.0.1:9000`) an operator named himself, which may be private. */
  readonly privateOrigin?: string | null
  readonly signal?: AbortSignal
}

export type FetchAnswer = Validators & {
  /** True for 304: the body is empty and the earlier answer still holds. */
  readonly notModified: boolean
  readonly body: Uint8Array
  readonly contentType: string | null
}

export type FetchLimits = {
  /** From the first byte sent to the last byte read, all redirects included. */
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
    const deadline = AbortSignal.timeout(limits.totalMs)
    const signal = wanted.signal === undefined ? deadline : AbortSignal.any([deadline, wanted.signal])
    try {
      return await followed(wanted, signal)
    } catch (error) {
      throw toFetchFailure(error, { stopped: wanted.signal?.aborted === true, late: deadline.aborted })
    }
  }

  async function followed(wanted: FetchRequest, signal: AbortSignal): Promise<FetchAnswer> {
    let privateOrigin = wanted.privateOrigin ?? null
    let url = checkAddress(wanted.address, undefined, privateOrigin)
    const firstOrigin = url.origin
    for (let hops = 0; ; hops += 1) {
      const isPrivate = url.origin === privateOrigin
      // Once outside, an answer can no longer lead back to the private address.
      if (!isPrivate) privateOrigin = null
      const headers = headersFor(wanted, url.origin === firstOrigin, options.userAgent)
      const post = wanted.postJson === undefined ? {} : { method: 'POST' as const, body: wanted.postJson }
      const answer = await request(url, { ...post, headers, signal, dispatcher: isPrivate ? open : guarded })
      // A body that is thrown away reports that as an error, which nobody needs to hear.
      answer.body.on('error', () => {})
      try {
        const location = headerOf(answer, 'location')
        if (!REDIRECTS.has(answer.statusCode) || location === null) return await finish(answer)
        if (wanted.postJson !== undefined) throw new FetchFailure('too_many_redirects', 'it redirected a POST')
        if (hops >= limits.maxRedirects) throw new FetchFailure('too_many_redirects', 'it redirected too many times')
        url = checkAddress(location, url, privateOrigin)
      } finally {
        answer.body.destroy()
      }
    }
  }

  async function finish(answer: Dispatcher.ResponseData): Promise<FetchAnswer> {
    const header: HeaderReader = (name) => headerOf(answer, name)
    const facts = { etag: header('etag'), lastModified: header('last-modified'), contentType: header('content-type') }
    const status = answer.statusCode
    if (status === 304) return { ...facts, notModified: true, body: new Uint8Array() }
    if (status < 200 || status > 299) {
      const waitMs = retryAfterMs(header, nowMs())
      throw new FetchFailure('status', `it answered with HTTP status ${status}`, { status, retryAfterMs: waitMs })
    }
    const body = await readLimited(answer.body, header('content-encoding'), limits.maxBytes)
    return { ...facts, notModified: false, body }
  }

  return {
    fetch,
    close: async () => {
      await Promise.all([guarded.destroy(), open.destroy()])
    },
  }
}

function headersFor(wanted: FetchRequest, isFirstOrigin: boolean, userAgent: string): Record<string, string> {
  const headers: Record<string, string> = {
    'user-agent': userAgent,
    accept: 'application/json, application/xml, application/rss+xml, application/atom+xml, text/xml, */*;q=0.1',
    'accept-encoding': 'gzip, br',
  }
  if (!isFirstOrigin) return headers
  if (wanted.postJson !== undefined) headers['content-type'] = 'application/json'
  if (wanted.validators?.etag) headers['if-none-match'] = wanted.validators.etag
  if (wanted.validators?.lastModified) headers['if-modified-since'] = wanted.validators.lastModified
  return { ...headers, ...wanted.headers }
}

function headerOf(answer: Dispatcher.ResponseData, name: string): string | null {
  const value = answer.headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? null
}
