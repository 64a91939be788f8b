import { implement } from '@orpc/server'
import { contract } from '@trendverse/contract/contract'
import { getHealth, type HealthPorts } from './health/get-health'
import type { SettingsRepository } from './ports/settings-repository'
import type { TrendReader } from './ports/trend-reader'
import { callError, namesNothing, toCallError } from './router-errors'
import { getPublicSettings } from './settings/get-public-settings'
import { getTrend } from './trends/get-trend'
import { listCurrentTrends } from './trends/list-current-trends'
import { listNews } from './trends/list-news'
import { recordTrendEvent } from './trends/record-trend-event'

/** What the calls need from the home they run in: the server's request or the visitor's browser. */
export type RouterContext = HealthPorts & {
  readonly trends: TrendReader
  readonly settings: SettingsRepository
  /** Version of the product and the instant this process (or page) started, milliseconds since 1970. */
  readonly about: { readonly version: string; readonly startedAtMs: number }
  /** Refuses (AppError `rate_limited`) when this caller has counted too many events; absent where nobody shares. */
  readonly admitTrendEvent?: () => Promise<void>
}

const os = implement(contract)
  .$context<RouterContext>()
  .use(async ({ next, procedure }) => {
    try {
      return await next()
    } catch (error) {
      const addressesOne = procedure['~orpc'].route.path?.includes('{id}') ?? false
      if (addressesOne && namesNothing(error)) throw callError('trend_not_found', 'Trend Not Found', { cause: error })
      throw toCallError(error)
    }
  })

/**
 * Binds every call of the contract to its use case. The server offers it over HTTP, the browser calls it in
 * process; both get the same inputs checked, the same answers and the same error codes.
 *
 * @example createRouterClient(router, { context: () => context }) // the Backend of browser mode
 */
export const router = os.router({
  health: {
    get: os.health.get.handler(async ({ context }) => ({ data: await getHealth(context, context.about) })),
  },
  settings: {
    public: os.settings.public.handler(async ({ context }) => ({ data: await getPublicSettings(context) })),
  },
  trends: {
    listCurrent: os.trends.listCurrent.handler(({ context, input }) => listCurrentTrends(context, input)),
    get: os.trends.get.handler(async ({ context, input }) => ({ data: await getTrend(context, input) })),
    recordEvent: os.trends.recordEvent.handler(async ({ context, input }) => {
      await context.admitTrendEvent?.()
      return { data: await recordTrendEvent(context, input) }
    }),
    news: os.trends.news.handler(({ context, input }) => listNews(context, input)),
  },
})
