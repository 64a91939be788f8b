import { readForecasts } from '../forecasts/read-forecasts'
import { checkReadiness } from '../health/check-readiness'
import { getPublicHealth } from '../health/get-health'
import { getPublicSettings } from '../settings/get-public-settings'
import { getTrend } from '../trends/get-trend'
import { listCurrentTrends } from '../trends/list-current-trends'
import { listNews } from '../trends/list-news'
import { readNewsBoard } from '../trends/read-news-board'
import { recordTrendEvent } from '../trends/record-trend-event'
import { accountRouter, uploadRouter } from './account'
import { adminRouter } from './admin'
import { authRouter } from './auth'
import { os } from './base'
import { gamesRouter, predictionsRouter } from './games'
import { kycRouter } from './kyc'
import { mailRouter } from './mail'
import { memesRouter } from './memes'
import { contactRouter, newsletterRouter } from './newsletter'
import { quizzesRouter } from './quizzes'
import { reportsRouter } from './reports'
import { socialRouter } from './social'
import { universeRouter } from './universe'

/**
 * Binds every call of the contract to its use case. The server offers it over HTTP, the browser calls it in
 * process; both get the same inputs checked, the same answers and the same error codes.
 *
 * @example createRouterClient(router, { context: () => context }) // the Backend of browser mode
 */
export const router = os.router({
  account: accountRouter,
  admin: adminRouter,
  auth: authRouter,
  contact: contactRouter,
  forecasts: {
    read: os.forecasts.read.handler(async ({ context, input }) => ({ data: await readForecasts(context, input) })),
  },
  games: gamesRouter,
  health: {
    live: os.health.live.handler(() => ({ data: { status: 'ok' } as const })),
    ready: os.health.ready.handler(async ({ context }) => {
      await checkReadiness(context)
      return { data: { status: 'ok' } as const }
    }),
    get: os.health.get.handler(async ({ context }) => ({ data: await getPublicHealth(context, context.about) })),
  },
  kyc: kycRouter,
  mail: mailRouter,
  memes: memesRouter,
  newsletter: newsletterRouter,
  predictions: predictionsRouter,
  quizzes: quizzesRouter,
  reports: reportsRouter,
  settings: {
    public: os.settings.public.handler(async ({ context }) => ({ data: await getPublicSettings(context) })),
  },
  social: socialRouter,
  trends: {
    listCurrent: os.trends.listCurrent.handler(({ context, input }) => listCurrentTrends(context, input)),
    get: os.trends.get.handler(async ({ context, input }) => ({ data: await getTrend(context, input) })),
    recordEvent: os.trends.recordEvent.handler(async ({ context, input }) => {
      await context.admitTrendEvent?.()
      return { data: await recordTrendEvent(context, input) }
    }),
    news: os.trends.news.handler(({ context, input }) => listNews(context, input)),
    newsBoard: os.trends.newsBoard.handler(async ({ context, input }) => ({
      data: await readNewsBoard(context, input),
    })),
  },
  universe: universeRouter,
  upload: uploadRouter,
})
