import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { Backend } from '@trendverse/contract/contract'
import type { PagePreview } from '@trendverse/domain/previews/page-preview'
import type { PublicSettings } from '@trendverse/domain/settings/public-settings'
import { orderHomeTrends } from '@trendverse/domain/trends/listing/select-home-trends'
import { type PlanetSubject, planetAppearance } from '@trendverse/domain/trends/planets/planet-appearance'
import { planetPictureSet } from '@trendverse/domain/trends/planets/planet-picture'
import type { Trend } from '@trendverse/domain/trends/trend'
import { renderToString } from 'react-dom/server'
import { adminPart, footerPart, maintenancePart, notFoundPart } from './app/routes/later-parts'
import { createAppRouter } from './app/routes/router'
import { Footer } from './app/shell/footer'
import { MaintenancePage } from './app/shell/maintenance-page'
import { NotFoundPage } from './app/shell/not-found-page'
import { type FirstPicture, firstDataElement, headMarkup } from './app/start/document-markup'
import { HOME_LIST_NAME, ON_THIS_DAY_NAME, RENDERED_AT_NAME, SETTINGS_NAME } from './backend/first-data'
import { createServerServices } from './backend/server-services'
import { ServicesContext } from './backend/services'
import { readHomeList, trimHomeList } from './backend/trends/trend-list'
import { currentMinute, RenderedAtContext } from './components/browser/use-now'
import { type PortraitLayer, portraitLayers } from './components/planet-portrait/portrait-layers'
import { drawPortrait } from './components/trend/draw-portrait'
import { provideDrawing } from './components/trend/portrait-drawing'
import { TrendCards } from './components/trend/trend-cards'
import { trendCardsPart } from './components/trend/trend-cards-part'
import { AdminArea } from './features/admin/admin-route'
import { RaceTable } from './features/trend-story/race/race-table'
import { raceTablePart } from './features/trend-story/race/race-table-part'
import { TrendsEnd } from './features/trends/trends-end'
import { trendsEndPart } from './features/trends/trends-end-part'
import { HERO_MEDIA, HERO_SIZES } from './features/universe/hero-sizes'
import { listTroublePart, onThisDayPart, phoneHeroPart, planetStripPart } from './features/universe/list-parts'
import { ListTrouble } from './features/universe/list-trouble'
import { LiveLine } from './features/universe/live-line'
import { liveLinePart } from './features/universe/live-line-part'
import { OnThisDay } from './features/universe/on-this-day'
import { PhoneHero } from './features/universe/phone-hero'
import { PlanetStrip } from './features/universe/planet-strip'
import { provideStageDrawing } from './features/universe/stage-drawing'
import { StagePicture } from './features/universe/stage-picture'

export { pageAddress } from './app/routes/page-address'

provideDrawing(drawPortrait)
adminPart.provide(AdminArea)
footerPart.provide(Footer)
maintenancePart.provide(MaintenancePage)
notFoundPart.provide(NotFoundPage)
trendCardsPart.provide(TrendCards)
trendsEndPart.provide(TrendsEnd)
liveLinePart.provide(LiveLine)
raceTablePart.provide(RaceTable)
listTroublePart.provide(ListTrouble)
onThisDayPart.provide(OnThisDay)
phoneHeroPart.provide(PhoneHero)
planetStripPart.provide(PlanetStrip)
provideStageDrawing((trends, ranks) => <StagePicture trends={trends} ranks={ranks} />)

export type RenderRequest = {
  /** Path and query, for example `/trends?sort=newest`. */
  readonly path: string
  readonly backend: Backend
  /** Origin of the site without a slash at its end, for absolute addresses in the head. */
  readonly publicUrl: string
  readonly settings: PublicSettings
  /** What previews of the page show; null: what every page shows. */
  readonly preview: PagePreview | null
}

export type RenderedPage = {
  readonly status: number
  /** Set for answers that send the visitor elsewhere; then the markup is empty. */
  readonly redirectTo?: string
  /** Markup for `<!--page-head-->`, `<!--page-html-->` and `<!--page-data-->` of index.html. */
  readonly head: string
  readonly html: string
  readonly data: string
}

/** OP-15: while the site is closed its pages say so, to machines too. The admin area stays open. */
function statusOf(path: string, isClosed: boolean, status = 200): number {
  return isClosed && !/^\/admin(?:[/?]|$)/.test(path) ? 503 : status
}

/** The planet a phone sees first on the home page; a search shows another one. */
function firstPicture(trends: readonly Trend[], search: string | null): FirstPicture | null {
  const [strongest] = orderHomeTrends(trends, search ?? '')
  return strongest ? { set: planetPictureSet(strongest), sizes: HERO_SIZES, media: HERO_MEDIA } : null
}

/** Renders one page with its data, so that the first paint needs no script. */
export async function render({ path, backend, publicUrl, settings, preview }: RenderRequest): Promise<RenderedPage> {
  const isHome = new URL(path, publicUrl).pathname === '/'
  const { maintenanceMode } = settings
  const isOpenHome = isHome && !maintenanceMode
  const homeList = isOpenHome ? trimHomeList(await readHomeList((query) => backend.trends.listCurrent(query))) : null
  // A home page without other days is still one: it asks for them itself then, and that failure is logged.
  const onThisDay = isOpenHome ? await backend.universe.onThisDay().catch(() => null) : null
  const services = createServerServices({ backend, publicUrl, settings, homeList, onThisDay })
  services.firstData.put(SETTINGS_NAME, settings)
  if (homeList) services.firstData.put(HOME_LIST_NAME, homeList)
  if (onThisDay) services.firstData.put(ON_THIS_DAY_NAME, onThisDay)
  const renderedAtMs = currentMinute()
  services.firstData.put(RENDERED_AT_NAME, renderedAtMs)

  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }), services)
  await router.load()
  // The router keeps what a server should answer in this field; its own request handler reads it the same way.
  const result = router['_serverResult']
  if (result?.type === 'redirect') {
    const location = result.redirect.headers.get('Location') ?? '/'
    return { status: result.redirect.status, redirectTo: location, head: '', html: '', data: '' }
  }
  const html = renderToString(
    <ServicesContext value={services}>
      <RenderedAtContext value={renderedAtMs}>
        <RouterProvider router={router} />
      </RenderedAtContext>
    </ServicesContext>,
  )
  return {
    status: statusOf(path, maintenanceMode, result?.status),
    head: headMarkup(router.state.matches, {
      path,
      publicUrl,
      siteName: settings.siteName,
      preview: result?.status === undefined || result.status === 200 ? preview : null,
      firstPicture: homeList && firstPicture(homeList.trends, new URL(path, publicUrl).searchParams.get('q')),
    }),
    html,
    data: firstDataElement(services.firstData),
  }
}

/** Detail of a planet that fills half a preview card, and the width of its disc. */
const LARGE_DETAIL = 36
const LARGE_UNITS = 1_600

/** The surface of a trend's planet as its portraits show it, as paths, for pictures the server draws. */
export function planetLayers(trend: PlanetSubject): {
  readonly units: number
  readonly layers: readonly PortraitLayer[]
} {
  return { units: LARGE_UNITS, layers: portraitLayers(planetAppearance(trend), LARGE_DETAIL, LARGE_UNITS) }
}
