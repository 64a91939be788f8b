import { createRouterClient } from '@orpc/server'
import { foreignGameSites } from '@trendverse/application/games/foreign-game-sites'
import { readShownMedia } from '@trendverse/application/media/read-shown-media'
import type { CallOrigin } from '@trendverse/application/ports/world'
import { router } from '@trendverse/application/router/router'
import { getPublicSettings } from '@trendverse/application/settings/get-public-settings'
import type { Backend } from '@trendverse/contract/contract'
import type { PagePreview } from '@trendverse/domain/previews/page-preview'
import { HOUR_MS, MINUTE_MS } from '@trendverse/domain/primitives/time'
import type { PublicSettings } from '@trendverse/domain/settings/public-settings'
import type { Log } from '../log'
import { createApi, type ServerContext } from './api/api'
import { readsWithoutInput } from './api/api-routes'
import { createDocuments } from './api/documents'
import { createApp } from './app'
import { createCachedResponses, FORECASTS_PATH, GALLERY_PATH } from './cache/cached-responses'
import { createListCache } from './cache/list-cache'
import { createResponseCache } from './cache/response-cache'
import type { GuestCookie } from './guard/guest-cookie'
import type { RateLimit } from './guard/rate-limits'
import { type SecurityHeaders, securityHeaders } from './guard/security-headers'
import { type Listening, listen, type OnResponse } from './listen'
import type { RenderedPage } from './pages/page-template'
import { createPages } from './pages/pages'
import { openStaticFiles, type StaticFiles } from './pages/static-files'
import { createPlanetPictures, type PaintPlanet, type PlanetPictures } from './planets/planet-pictures'
import { previewOfPage } from './previews/page-previews'
import { createPaintWorlds } from './previews/paint-worlds'
import { createPreviewPictures, type PreviewDrawer, type PreviewPictures } from './previews/preview-pictures'

const MEGABYTE = 1024 * 1024
const STALE_AFTER_MS = MINUTE_MS
/** As long as the rows they are made of: nothing in them is counted. */
const STARS_STALE_AFTER_MS = HOUR_MS

/** What the page's server side needs to know of a request; see the web application's server entry. */
export type RenderRequest = {
  readonly path: string
  readonly backend: Backend
  readonly publicUrl: string
  readonly settings: PublicSettings
  /** What previews of the page show; null: what every page shows. */
  readonly preview: PagePreview | null
}

/** The built web application, or undefined: then only the API answers. */
export type WebBuild = {
  /** Folder of the client build. */
  readonly clientDir: string
  /** Its index.html. */
  readonly template: string
  readonly render: (request: RenderRequest) => Promise<RenderedPage>
  /** Path and query of a page in one spelling, without parameters that its route does not know. */
  readonly pageAddress: (path: string) => string
}

export type HttpServerOptions = {
  readonly context: ServerContext
  readonly trendEvents: RateLimit
  readonly drawnPreviews: RateLimit
  readonly paintedPlanets: RateLimit
  readonly renderedPages: RateLimit
  readonly guestCookie: GuestCookie
  readonly web: WebBuild | undefined
  /** Without it pages have the site's preview picture only. */
  readonly previewDrawer: PreviewDrawer | undefined
  /** Without it pages draw planets themselves. */
  readonly paintPlanet: PaintPlanet | undefined
  readonly port: number
  readonly host: string | undefined
  readonly publicUrl: string
  /** `publicUrl`, where an operator set it; otherwise each request’s host tells where the site is. */
  readonly publicOrigin: string | undefined
  readonly trustedProxies: number
  readonly onResponse?: OnResponse | undefined
  readonly log: Log
}

export type HttpServer = Listening & {
  /** Trends changed: nothing prepared may be shown any more. */
  invalidate: () => void
  /** Trends changed by a reading: old story pages may be served for a short time. */
  outdate: () => void
  /** A number moved a little: prepared responses may be shown a moment longer. */
  noteSmallChange: () => void
  /** Boards show other runs: what is said of trends stays. */
  forgetBoards: () => void
  /** Settings changed: stars stay, for none is drawn by a setting. */
  forgetSettings: () => void
  /** The gallery of memes shows something else. */
  forgetGallery: () => void
  /** Forecasts were graded. */
  forgetForecasts: () => void
}

/** Pages are made for everybody alike; what belongs to one visitor is asked for by their browser. */
const NOBODY: CallOrigin = { bearerToken: null, network: 'pages', userAgent: '', guestId: null }

const NO_FILES: StaticFiles = { find: async () => undefined }
const NO_WEB_PAGE: RenderedPage = {
  status: 503,
  head: '',
  html: '<p>The pages are not built. Run <code>npm run build</code>, or read the <a href="/api/docs">API</a>.</p>',
  data: '',
}

const NO_PREVIEWS: PreviewPictures = { find: async () => null }
const NO_PLANETS: Pick<PlanetPictures, 'find'> = { find: async () => null }

function previewPictures(
  { context, drawnPreviews }: Pick<HttpServerOptions, 'context' | 'drawnPreviews'>,
  drawer: PreviewDrawer,
  planets: PlanetPictures | null,
  headers: SecurityHeaders,
): PreviewPictures {
  const paintWorlds = planets && createPaintWorlds(planets)
  return createPreviewPictures({ ...context, drawer, paintWorlds, drawnPreviews, headers: headers.data })
}

/** Puts the parts of the HTTP side together and opens the port. */
export async function startHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const { context, publicUrl, log, web } = options
  const headers = securityHeaders(publicUrl, web?.template ?? '')
  const planets =
    options.paintPlanet === undefined
      ? null
      : createPlanetPictures({
          clock: context.clock,
          trends: context.trends,
          paint: options.paintPlanet,
          painted: options.paintedPlanets,
          headers: headers.data,
        })
  const lists = createListCache(() => context.clock.nowMs())
  const pageCache = createResponseCache(
    { maxEntries: 200, maxBytes: 32 * MEGABYTE, staleAfterMs: STALE_AFTER_MS, staleAfterSmallChangeMs: STALE_AFTER_MS },
    () => context.clock.nowMs(),
  )
  const starCache = createResponseCache(
    {
      maxEntries: 6,
      maxBytes: 32 * MEGABYTE,
      staleAfterMs: STARS_STALE_AFTER_MS,
      staleAfterSmallChangeMs: STARS_STALE_AFTER_MS,
    },
    () => context.clock.nowMs(),
  )
  const hot = createCachedResponses({
    cache: lists,
    starCache,
    headers: headers.data,
    withoutInput: readsWithoutInput(),
  })
  const backend: Backend = createRouterClient(router, { context: () => ({ ...context, origin: NOBODY }) })
  const app = createApp({
    api: createApi({
      context,
      trendEvents: options.trendEvents,
      guestCookie: options.guestCookie,
      headers: headers.data,
      log,
    }),
    hot,
    documents: createDocuments({
      version: context.about.version,
      publicUrl,
      trends: context.trends,
      settings: context.settings,
      cache: lists,
      headers,
      nowMs: () => context.clock.nowMs(),
    }),
    files: web === undefined ? NO_FILES : await openStaticFiles(web.clientDir, { headers: headers.page }),
    pages: createPages({
      template: web?.template ?? '<!doctype html><meta charset="utf-8"><title>Trendverse</title><!--page-html-->',
      render: async (path) =>
        web === undefined
          ? NO_WEB_PAGE
          : web.render({
              path,
              backend,
              publicUrl,
              settings: await getPublicSettings(context),
              preview:
                options.previewDrawer === undefined ? null : await previewOfPage({ ...context, publicUrl }, path),
            }),
      addressOf: (path) => web?.pageAddress(path) ?? path,
      allowance: options.renderedPages,
      cache: pageCache,
      headers: headers.page,
      log,
    }),
    previews:
      options.previewDrawer === undefined
        ? NO_PREVIEWS
        : previewPictures(options, options.previewDrawer, planets, headers),
    planets: planets ?? NO_PLANETS,
    media: { read: (path) => readShownMedia(context, path) },
    headers,
    trustedProxies: options.trustedProxies,
    publicOrigin: options.publicOrigin,
    foreignGameSites: () => foreignGameSites(context).catch(() => []),
    log,
  })
  const listening = await listen({
    app,
    hot,
    port: options.port,
    host: options.host,
    headers: headers.data,
    onResponse: options.onResponse,
    log,
  })
  const forgetAllButStars = (): void => {
    lists.invalidate()
    pageCache.invalidate()
  }
  return {
    ...listening,
    invalidate() {
      starCache.invalidate()
      forgetAllButStars()
    },
    outdate() {
      starCache.invalidate()
      lists.invalidate()
      pageCache.outdate()
    },
    forgetBoards: forgetAllButStars,
    forgetSettings: forgetAllButStars,
    noteSmallChange: () => lists.noteSmallChange(),
    forgetGallery() {
      lists.forget(GALLERY_PATH)
      pageCache.forget('/memes')
    },
    forgetForecasts() {
      lists.forget(FORECASTS_PATH)
      pageCache.forget('/forecasts')
    },
  }
}
