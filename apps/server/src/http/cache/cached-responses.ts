import type { IncomingMessage, ServerResponse } from 'node:http'
import { type PrecompressedResponse, precompressResponse } from './precompressed-response'
import type { ResponseCache } from './response-cache'
import { sendResponse } from './send-response'

export const GALLERY_PATH = '/api/memes/gallery'
export const FORECASTS_PATH = '/api/forecasts'

/** All stars: nothing that is counted is in them, so small changes make none of them stale. */
const STARS_PATH = '/api/universe/stars'

/** Reads everybody makes, whose response is the same for everybody. */
export const HOT_PATHS: ReadonlySet<string> = new Set([
  '/api/trends/current',
  '/api/settings/public',
  GALLERY_PATH,
  FORECASTS_PATH,
  STARS_PATH,
  '/api/universe/hour',
  '/api/universe/on-this-day',
])

/** Begins what is under its name for good: packs of games are named by their content. */
export const IMMUTABLE_READS = '/api/games/packs/'

/** Boards of games and rounds of forecasts: the same for everybody who is not signed in; others have a part of their own. */
export const GUEST_PATHS = [
  '/api/games/:gameId/boards/:board',
  '/api/games/predictions',
  '/api/games/predictions/board',
] as const
const GUEST_READ = /^\/api\/games\/(?:[^/]+\/boards\/[^/]+|predictions(?:\/board)?)$/

/** Longer queries are answered, but never kept. */
const MAX_QUERY_LENGTH = 512
const MAX_KNOWN_ADDRESSES = 2_000

/** What a number, or yes and no, may look like to who reads it: `5`, `05`, `5.0`, `0x5` and `TRUE`. */
const isSpelledOtherwise = (value: string): boolean => {
  if (value !== value.trim()) return true
  if (/^(?:true|false)$/i.test(value)) return value !== value.toLowerCase()
  const number = Number(value)
  return value !== '' && !Number.isNaN(number) && String(number) !== value
}

/** Whether a query is in its one spelling: whatever else means the same is answered, but never kept. */
function isPlainQuery(search: string): boolean {
  const parameters = [...new URLSearchParams(search)]
  const names = new Set(parameters.map(([name]) => name))
  return (
    names.size === parameters.length &&
    parameters.every(([name, value]) => /^\w+$/.test(name) && !isSpelledOtherwise(value))
  )
}

export type CachedResponses = {
  /** Sends the kept response at once, or returns false: then the request goes its normal way. */
  sendAtOnce(request: IncomingMessage, response: ServerResponse): boolean
  /** The kept response, or the one `call` makes, kept when it is a success. */
  respond(url: URL, call: () => Promise<Response>): Promise<PrecompressedResponse>
}

/** The same question in one spelling: parameters sorted, one way of escaping, none where none is read. */
function canonicalKey(pathname: string, search: string, withoutInput: ReadonlySet<string>): string {
  if (search === '' || withoutInput.has(pathname)) return pathname
  const parameters = new URLSearchParams(search)
  parameters.sort()
  return `${pathname}?${parameters.toString()}`
}

/**
 * Answers hot reads from prepared buffers, before any framework is involved. How an address is spelled is worked
 * out once per spelling; after that a request costs two map look-ups and one write.
 */
export function createCachedResponses(options: {
  readonly cache: ResponseCache
  readonly starCache: ResponseCache
  readonly headers: Readonly<Record<string, string>>
  /** Paths whose query is not read (`readsWithoutInput`). */
  readonly withoutInput: ReadonlySet<string>
}): CachedResponses {
  const keysByAddress = new Map<string, string>()

  const keyOf = (address: string): string => {
    const known = keysByAddress.get(address)
    if (known !== undefined) return known
    const queryAt = address.indexOf('?')
    const key =
      queryAt < 0 ? address : canonicalKey(address.slice(0, queryAt), address.slice(queryAt + 1), options.withoutInput)
    if (keysByAddress.size >= MAX_KNOWN_ADDRESSES) keysByAddress.clear()
    keysByAddress.set(address, key)
    return key
  }

  const isHotAddress = (address: string): boolean => {
    const queryAt = address.indexOf('?')
    return address.startsWith(IMMUTABLE_READS) || HOT_PATHS.has(queryAt < 0 ? address : address.slice(0, queryAt))
  }

  const isGuestRead = (address: string): boolean => GUEST_READ.test(address.split('?', 1)[0] ?? '')

  const cacheOf = (key: string): ResponseCache => (key.startsWith(STARS_PATH) ? options.starCache : options.cache)

  return {
    sendAtOnce(request, response) {
      const { method, url } = request
      if ((method !== 'GET' && method !== 'HEAD') || url === undefined || url.length > MAX_QUERY_LENGTH) return false
      if (!isHotAddress(url) && !(isGuestRead(url) && request.headers.authorization === undefined)) return false
      const key = keyOf(url)
      const prepared = cacheOf(key).get(key)
      if (prepared === undefined) return false
      sendResponse(request, response, prepared)
      return true
    },
    async respond(url, call) {
      const address = url.pathname + url.search
      const prepare = async () => {
        const response = await call()
        const prepared = await precompressResponse({
          status: response.status,
          body: Buffer.from(await response.arrayBuffer()),
          compressible: true,
          headers: { ...options.headers, ...keptHeaders(response, url.pathname) },
        })
        return { prepared, keep: response.ok }
      }
      const isRead = !options.withoutInput.has(url.pathname)
      if (address.length > MAX_QUERY_LENGTH || (isRead && !isPlainQuery(url.search))) return (await prepare()).prepared
      const key = keyOf(address)
      return cacheOf(key).getOrMake(key, prepare)
    },
  }
}

const ASK_AGAIN = 'public, max-age=0, must-revalidate'
const FOR_GOOD = 'public, max-age=31536000, immutable'

/**
 * A success may be kept by the client as long as it asks again, and what never changes for good; a refusal may not be kept
 * at all.
 */
function keptHeaders(response: Response, path: string): Record<string, string> {
  const kept = path.startsWith(IMMUTABLE_READS) ? FOR_GOOD : ASK_AGAIN
  const retryAfter = response.headers.get('Retry-After')
  return {
    'Content-Type': response.headers.get('Content-Type') ?? 'application/json; charset=utf-8',
    'Cache-Control': response.ok ? kept : 'no-store',
    ...(retryAfter === null ? {} : { 'Retry-After': retryAfter }),
  }
}
