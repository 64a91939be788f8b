import { getHealth } from './health/get-health'
import { accountRouter, uploadRouter } from './router-account'
import { adminRouter } from './router-admin'
import { authRouter } from './router-auth'
import { os } from './router-base'
import { kycRouter } from './router-kyc'
import { mailRouter } from './router-mail'
import { memesRouter } from './router-memes'
import { contactRouter, newsletterRouter } from './router-newsletter'
import { quizzesRouter } from './router-quizzes'
import { reportsRouter } from './router-reports'
import { socialRouter } from './router-social'
import { getPublicSettings } from './settings/get-public-settings'
import { getTrend } from './trends/get-trend'
import { listCurrentTrends } from './trends/list-current-trends'
import { listNews } from './trends/list-news'
import { readNewsBoard } from './trends/read-news-board'
import { recordTrendEvent } from './trends/record-trend-event'

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
  health: {
    get: os.health.get.handler(async ({ context }) => ({ data: await getHealth(context, context.about) })),
  },
  kyc: kycRouter,
  mail: mailRouter,
  memes: memesRouter,
  newsletter: newsletterRouter,
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
  upload: uploadRouter,
})
