import type { SettingsRepository } from '@trendverse/application/ports/administration'
import type { TrendReader } from '@trendverse/application/ports/trends'
import { getPublicSettings } from '@trendverse/application/settings/get-public-settings'
import { type PrecompressedResponse, precompressResponse } from '../cache/precompressed-response'
import type { ResponseCache } from '../cache/response-cache'
import type { SecurityHeaders } from '../guard/security-headers'
import { readSitemapPart, robotsText, sitemapPartCount, sitemapPartXml, sitemapXml } from '../pages/site-files'
import { STORY_FEED_PATH, STORY_FEED_TYPE, storyFeedXml } from '../pages/story-feed'

export type Documents = {
  /**
   * What makes the document of a path, or undefined where there is none; it answers null when there is none after all.
   */
  find(path: string): (() => Promise<PrecompressedResponse | null>) | undefined
}

const XML_TYPE = 'application/xml; charset=utf-8'

/** What the server writes itself, by path: for search engines, feed readers and those who program against us. */
export function createDocuments(options: {
  readonly version: string
  readonly publicUrl: string
  readonly trends: Pick<TrendReader, 'listActive'>
  readonly settings: SettingsRepository
  readonly cache: ResponseCache
  readonly headers: SecurityHeaders
  readonly nowMs: () => number
}): Documents {
  const { publicUrl, headers } = options
  const kept = (
    path: string,
    contentType: string,
    securityHeaders: Readonly<Record<string, string>>,
    write: () => Promise<string>,
  ) =>
    [
      path,
      () =>
        options.cache.getOrMake(path, async () => ({
          keep: true,
          prepared: await precompressResponse({
            body: Buffer.from(await write()),
            compressible: true,
            headers: { ...securityHeaders, 'Content-Type': contentType, 'Cache-Control': 'public, max-age=300' },
          }),
        })),
    ] as const

  const sitemapPart = (path: string, part: number) => async (): Promise<PrecompressedResponse | null> => {
    if (part > sitemapPartCount((await options.trends.listActive()).length)) return null
    const [, find] = kept(path, XML_TYPE, headers.data, async () =>
      sitemapPartXml(publicUrl, await options.trends.listActive(), part),
    )
    return find()
  }

  // The generator is only loaded when somebody reads the description: it costs start time and memory.
  const describe = async () => {
    const { openApiDocument } = await import('./openapi-document')
    return openApiDocument({ version: options.version, publicUrl })
  }

  const documents: ReadonlyMap<string, () => Promise<PrecompressedResponse>> = new Map([
    kept('/robots.txt', 'text/plain; charset=utf-8', headers.data, async () => robotsText(publicUrl)),
    kept('/sitemap.xml', XML_TYPE, headers.data, async () => sitemapXml(publicUrl, await options.trends.listActive())),
    kept(STORY_FEED_PATH, STORY_FEED_TYPE, headers.data, async () => {
      const { siteName } = await getPublicSettings(options)
      return storyFeedXml({ publicUrl, siteName, nowMs: options.nowMs() }, await options.trends.listActive())
    }),
    kept('/api/openapi.json', 'application/json; charset=utf-8', headers.data, async () =>
      JSON.stringify(await describe()),
    ),
    kept('/api/docs', 'text/html; charset=utf-8', headers.page, async () => {
      const { docsPage } = await import('./docs-page')
      return docsPage(await describe())
    }),
  ])
  return {
    find(path) {
      const part = readSitemapPart(path)
      return part === null ? documents.get(path) : sitemapPart(path, part)
    },
  }
}
