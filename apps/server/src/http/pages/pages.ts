import type { Log } from '../../log'
import { UNAVAILABLE_RETRY_AFTER_SECONDS } from '../api/error-body'
import { type PrecompressedResponse, precompressResponse } from '../cache/precompressed-response'
import type { ResponseCache } from '../cache/response-cache'
import { EMPTY_PAGE, fillTemplate, type RenderedPage } from './page-template'

/** A page that is not ready by then is sent as the empty shell: the client fetches for itself. */
const RENDER_TIMEOUT_MS = 3_000

export type PagesOptions = {
  /** The built index.html with its three places. */
  readonly template: string
  readonly render: (path: string) => Promise<RenderedPage>
  readonly cache: ResponseCache
  readonly headers: Readonly<Record<string, string>>
  readonly log: Log
}

export type Pages = {
  find(address: { readonly path: string; readonly keep: boolean }): Promise<PrecompressedResponse>
}

const REDIRECT_STATUSES: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** A page of ours must not lead a visitor elsewhere. */
const isLocalPath = (to: string): boolean => /^\/(?![/\\])/.test(to)

/** Pages with their first data in the HTML, compressed once and kept until the trends change. */
export function createPages(options: PagesOptions): Pages {
  const headers = { ...options.headers, 'Cache-Control': 'no-cache' }

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
    const page = await withinTime(options.render(path))
    if (page.redirectTo === undefined)
      return { prepared: await prepareHtml(page, page.status), found: page.status === 200 }
    if (!isLocalPath(page.redirectTo)) throw new Error('a page tried to redirect to another site')
    return { prepared: await prepareRedirect(page.redirectTo, page.status), found: true }
  }

  return {
    find: ({ path, keep }) =>
      options.cache.getOrMake(path, async () => {
        try {
          const { prepared, found } = await prepare(path)
          return { prepared, keep: keep && found }
        } catch (error) {
          options.log.error({ err: error, path }, 'A page could not be rendered, the empty shell was sent instead')
          return { prepared: await prepareHtml(EMPTY_PAGE, 200), keep: false }
        }
      }),
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
