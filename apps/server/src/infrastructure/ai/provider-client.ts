import { failureWithoutStatus, type ProviderFailure, REQUEST_TIMEOUT } from '@trendverse/domain/ai/provider-failure'
import { isEventStream, readBody } from '@trendverse/domain/ai/read-body'
import { CALL_LIMIT_MS } from '@trendverse/domain/ai/request-queue'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { Agent, type Dispatcher, request } from 'undici'
import type { FetchFailure } from '../outbound/fetch-failure'
import { readLimited } from '../outbound/read-limited'
import { toFetchFailure } from '../outbound/to-fetch-failure'

/** Where a provider is asked. Chosen by whoever runs the installation, so it may be a private address. */
export type ProviderAddress = {
  /** As people name it; error texts do as well (ER-35). */
  readonly name: string
  /** Without a trailing slash: `https://api.openai.com/v1`. Its query, if it has one, is sent with every call. */
  readonly baseUrl: string
  /** Shorter in tests than a call may take (KP-19). */
  readonly limitMs?: number
}

export type ProviderReply =
  | {
      readonly answered: true
      readonly status: number
      readonly header: (name: string) => string | null
      /** What the body holds (`readBody`): an answer, plain words, or undefined. */
      readonly json: unknown
    }
  | { readonly answered: false; readonly failure: ProviderFailure }

export type ProviderClient = {
  /** Posts JSON with a bearer key (AI-01), or none where it is empty, and reads so much of the answer, a megabyte unless told otherwise. Redirects are not followed: the key goes to the chosen address only. */
  post(
    path: string,
    apiKey: string,
    payload: object,
    signal: AbortSignal,
    maxReplyBytes?: number,
  ): Promise<ProviderReply>
  /** Reads what is at a path, likewise. */
  get(path: string, apiKey: string, signal: AbortSignal, maxReplyBytes?: number): Promise<ProviderReply>
  nowMs(): number
  close(): Promise<void>
}

/** The longest text is 3,000 tokens (AI-04), some 20 KB. */
const MAX_REPLY_BYTES = 1024 * 1024
/** Each token of a stream comes in an event of its own, of some 300 bytes. */
const MAX_STREAM_BYTES = 16 * 1024 * 1024
const CONNECT_MS = 10 * SECOND_MS
/** More calls at once than all keys together may have; others wait for a line. */
const MAX_CONNECTIONS = 64

/** Talks to one provider, with limits on time and size for every call. */
export function createProviderClient({ baseUrl, limitMs = CALL_LIMIT_MS }: ProviderAddress): ProviderClient {
  const [address = baseUrl] = baseUrl.split('?', 1)
  const query = baseUrl.slice(address.length)
  // those addresses take a key by this header alone
  const isOlderAzure = new URLSearchParams(query).has('api-version')
  const agent = new Agent({
    connect: { timeout: Math.min(CONNECT_MS, limitMs) },
    headersTimeout: limitMs,
    bodyTimeout: limitMs,
    connections: MAX_CONNECTIONS,
  })
  async function ask(
    path: string,
    apiKey: string,
    body: string | null,
    stop: AbortSignal,
    maxReplyBytes = MAX_REPLY_BYTES,
  ): Promise<ProviderReply> {
    const deadline = AbortSignal.timeout(limitMs)
    try {
      const answer = await request(`${address}${path}${query}`, {
        method: body === null ? 'GET' : 'POST',
        headers: {
          ...(apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` }),
          ...(apiKey !== '' && isOlderAzure && { 'api-key': apiKey }),
          ...(body === null ? {} : { 'content-type': 'application/json' }),
          accept: 'application/json',
        },
        body,
        signal: AbortSignal.any([deadline, stop]),
        dispatcher: agent,
      })
      return await readReply(answer, maxReplyBytes)
    } catch (error) {
      const failure = toFetchFailure(error, { stopped: stop.aborted, late: deadline.aborted })
      return { answered: false, failure: failureOf(failure) }
    }
  }
  return {
    post: (path, apiKey, payload, stop, maxReplyBytes) =>
      ask(path, apiKey, JSON.stringify(payload), stop, maxReplyBytes),
    get: (path, apiKey, stop, maxReplyBytes) => ask(path, apiKey, null, stop, maxReplyBytes),
    nowMs: () => Date.now(),
    close: () => agent.destroy(),
  }
}

async function readReply(answer: Dispatcher.ResponseData, maxBytes: number): Promise<ProviderReply> {
  // Discarding a body makes it emit an error, which is expected here.
  answer.body.on('error', () => {})
  const header = (name: string): string | null => {
    const value = answer.headers[name]
    return (Array.isArray(value) ? value[0] : value) ?? null
  }
  try {
    const type = header('content-type')
    const limit = isEventStream(type) ? Math.max(maxBytes, MAX_STREAM_BYTES) : maxBytes
    const body = await readLimited(answer.body, header('content-encoding'), limit)
    return { answered: true, status: answer.statusCode, header, json: readBody(textOf(body), type) }
  } finally {
    answer.body.destroy()
  }
}

/** UTF-8, as JSON is, or what a byte-order mark says. */
function textOf(body: Buffer): string {
  const [first, second] = body
  if (first === 0xff && second === 0xfe) return body.toString('utf16le')
  return first === 0xfe && second === 0xff ? new TextDecoder('utf-16be').decode(body) : body.toString('utf8')
}

/** In fixed words: what an error of the line says may repeat what was sent. */
function failureOf({ reason, message }: FetchFailure): ProviderFailure {
  if (reason === 'timeout' || reason === 'aborted') return failureWithoutStatus('timeout', REQUEST_TIMEOUT)
  const isAnswer = reason === 'too_large' || reason === 'bad_encoding'
  return failureWithoutStatus(isAnswer ? 'malformed' : 'network', `The provider cannot be asked: ${message}`)
}
