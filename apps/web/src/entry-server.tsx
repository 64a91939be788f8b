import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { Backend } from '@trendverse/contract/contract'
import type { PublicSettings } from '@trendverse/domain/settings/public-settings'
import { renderToString } from 'react-dom/server'
import { firstDataElement, headMarkup } from './app/document-markup'
import { Footer } from './app/footer'
import { footerPart, maintenancePart } from './app/later-part'
import { MaintenancePage } from './app/maintenance-page'
import { createAppRouter } from './app/router'
import { HOME_LIST_NAME, RENDERED_AT_NAME, SETTINGS_NAME } from './backend/first-data'
import { createServerServices } from './backend/server-services'
import { ServicesContext } from './backend/services'
import { readHomeList, trimHomeList } from './backend/trend-list'
import { drawPortrait } from './components/draw-portrait'
import { provideDrawing } from './components/portrait-drawing'
import { currentMinute, RenderedAtContext } from './components/use-now'
import { provideStageDrawing } from './features/universe/stage-drawing'
import { StagePicture } from './features/universe/stage-picture'

provideDrawing(drawPortrait)
footerPart.provide(Footer)
maintenancePart.provide(MaintenancePage)
provideStageDrawing((trends) => <StagePicture trends={trends} />)

export type RenderRequest = {
  /** Path and query as asked for, for example `/trends?sort=newest`. */
  readonly path: string
  readonly backend: Backend
  /** Origin of the site without a slash at its end, for absolute addresses in the head. */
  readonly publicUrl: string
  readonly settings: PublicSettings
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

/** Renders one page with its data, so that the first paint needs no script. */
export async function render({ path, backend, publicUrl, settings }: RenderRequest): Promise<RenderedPage> {
  const isHome = new URL(path, publicUrl).pathname === '/'
  const { maintenanceMode } = settings
  const homeList =
    isHome && !maintenanceMode ? trimHomeList(await readHomeList((query) => backend.trends.listCurrent(query))) : null
  const services = createServerServices({ backend, publicUrl, settings, homeList })
  services.firstData.put(SETTINGS_NAME, settings)
  if (homeList) services.firstData.put(HOME_LIST_NAME, homeList)
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
    head: headMarkup(router.state.matches, { path, publicUrl, siteName: settings.siteName }),
    html,
    data: firstDataElement(services.firstData),
  }
}
