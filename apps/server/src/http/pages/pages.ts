import { limitConcurrency } from '../../infrastructure/limit-concurrency'
import type { Log } from '../../log'
import { UNAVAILABLE_RETRY_AFTER_SECONDS } from '../api/error-body'
import { type PrecompressedResponse, precompressResponse } from '../cache/precompressed-response'
import type { ResponseCache } from '../cache/response-cache'
import type { RateLimit } from '../guard/rate-limits'
import { mayBeOutdated, mayKeepPage } from './page-address'
import { EMPTY_PAGE, fillTemplate, type RenderedPage } from './page-template'

/** A page that is not ready by then is sent as the empty shell: the client fetches for itself. */
const RENDER_TIMEOUT_MS = 3_000

/** Rendering keeps the thread busy: more at a time end no sooner, and others have to wait. */
const RENDERS_AT_ONCE = 4
const RENDERS_WAITING = 32
/** Pages queued for rendering in the background, one at a time. Beyond this they wait for the next request. */
const RENEWALS_WAITING = 200

export type PagesOptions = {
  /** The built index.html with its three places. */
  readonly template: string
  readonly render: (path: string) => Promise<RenderedPage>
  /** Path and query in one spelling, without parameters that no page knows. */
  readonly addressOf: (path: string) => string
  /** How much one visitor may have rendered anew. */
  readonly allowance: RateLimit
  readonly cache: ResponseCache
  readonly headers: Readonly<Record<string, string>>
  readonly log: Log
}

export type Pages = {
  /** @param allowanceKey Whose allowance a page that has to be rendered is taken from. */
  find(url: Pick<URL, 'pathname' | 'search'>, allowanceKey: string): Promise<PrecompressedResponse>
}

const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

class TooManyRenders extends Error {
  override readonly message = 'too many pages are being rendered'
}

/** A page of ours must not lead a visitor elsewhere. */
const isLocalPath = (to: string): boolean => /^\/(?![/\\])/.test(to)

/**
 * Pages with their first data in the HTML, compressed once and kept until the trends change; an outdated story is
 * served while a new version is rendered in the background. Whoever asks for more than can be
 * rendered gets the empty shell, which the browser fills.
 */
export function createPages(options: PagesOptions): Pages {
  const headers = { ...options.headers, 'Cache-Control': 'no-cache' }
  const inTurn = limitConcurrency(RENDERS_AT_ONCE, {
    maxWaiting: RENDERS_WAITING,
    refusal: () => new TooManyRenders(),
  })

  const prepareHtml = (
    page: Pick<RenderedPage, 'head' | 'html' | 'data'>,
    status: number,
  ): Promise<PrecompressedResponse> =>
    precompressResponse({
      status,
      body: Buffer.from(fillTemplate(options.template, page)),
      compressible: true,
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        // OP-15: closed for maintenance.
        ...(status === 503 ? { 'Retry-After': String(UNAVAILABLE_RETRY_AFTER_SECONDS) } : {}),
      },
    })

  const prepareRedirect = (to: string, status: number): Promise<PrecompressedResponse> =>
    precompressResponse({
      status: REDIRECT_STATUSES.has(status) ? status : 302,
      body: Buffer.alloc(0),
      compressible: false,
      headers: { ...headers, Location: to },
    })

  const prepare = async (
    path: string,
  ): Promise<{ readonly prepared: PrecompressedResponse; readonly found: boolean }> => {
    const page = await withinTime(inTurn(() => options.render(path)))
    if (page.redirectTo === undefined)
      return { prepared: await prepareHtml(page, page.status), found: page.status === 200 }
    if (!isLocalPath(page.redirectTo)) throw new Error('a page tried to redirect to another site')
    return { prepared: await prepareRedirect(page.redirectTo, page.status), found: true }
  }

  const isAllowed = (key: string): Promise<boolean> =>
    options.allowance.consume(key).then(
      () => true,
      () => false,
    )
  const shell = prepareHtml(EMPTY_PAGE, 200)
  const make = (path: string) => async (): Promise<{ prepared: PrecompressedResponse; keep: boolean }> => {
    try {
      const { prepared, found } = await prepare(path)
      return { prepared, keep: mayKeepPage(path) && found }
    } catch (error) {
      // Crowds are no fault, and a line each would fill the log.
      const level = error instanceof TooManyRenders ? 'debug' : 'error'
      options.log[level]({ err: error, path }, 'A page could not be rendered, the empty shell was sent instead')
      return { prepared: await shell, keep: false }
    }
  }

  const oneByOne = limitConcurrency(1, { maxWaiting: RENEWALS_WAITING, refusal: () => new TooManyRenders() })
  const renewing = new Set<string>()
  const renew = async (path: string): Promise<void> => {
    if (renewing.has(path)) return
    renewing.add(path)
    try {
      await oneByOne(() => options.cache.getOrMake(path, make(path)))
    } catch {
      // The queue is full: the next request after the old page expires renders it.
    } finally {
      renewing.delete(path)
    }
  }
  const addressOf = (path: string): string => {
    try {
      return options.addressOf(path)
    } catch (error) {
      // What nobody can read is rendered as it was asked for: it leads nowhere.
      options.log.debug({ err: error, path }, 'The address of a page could not be read')
      return path
    }
  }

  return {
    async find({ pathname, search }, allowanceKey) {
      const path = addressOf(pathname + search)
      const kept = options.cache.get(path)
      if (kept !== undefined) return kept
      const outdated = mayBeOutdated(path) ? options.cache.getOutdated(path) : undefined
      if (outdated !== undefined) {
        void renew(path)
        return outdated
      }
      if (!(await isAllowed(allowanceKey))) return shell
      return options.cache.getOrMake(path, make(path))
    },
  }
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not rendered within ${RENDER_TIMEOUT_MS} ms`)), RENDER_TIMEOUT_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
