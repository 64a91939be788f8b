import { createRootRouteWithContext, createRoute, notFound, redirect } from '@tanstack/react-router'
import { isUuid } from '@trendverse/domain/primitives/uuid'
import { isNotFoundError } from '../backend/error-from-answer'
import type { Services } from '../backend/services'
import { parseNewsSearch } from '../features/news/news-search'
import { readNewsPage } from '../features/news/read-news-page'
import { storyHead } from '../features/trend-story/story-head'
import { parseTrendsSearch } from '../features/trends/trends-search'
import { readTrendsPage } from '../features/trends/read-trends-page'
import { parseHomeSearch } from '../features/universe/home-search'
import { pageHead } from './page-title'
import { pendingPage } from './pending-page'
import { RootLayout } from './root-layout'

const rootRoute = createRootRouteWithContext<Services>()({ component: RootLayout })

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: parseHomeSearch,
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Explore The Universe of Trends',
      description: 'What the world is talking about now, as planets you can fly to, each with the evidence behind it.',
    }),
}).lazy(() => import('../features/universe/home-route').then((module) => module.homeRoute))

/** RT-05 */
const universeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/universe',
  beforeLoad: () => {
    throw redirect({ to: '/', statusCode: 308 })
  },
})

const trendsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/trends',
  validateSearch: parseTrendsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => readTrendsPage(context, deps),
  pendingComponent: pendingPage('Loading trends...'),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Trends',
      description: 'Every trend we see right now: search, filter by category and stage, sort by momentum.',
    }),
}).lazy(() => import('../features/trends/trends-route').then((module) => module.trendsRoute))

const trendStoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/trends/$trendId',
  loader: async ({ context, params }) => {
    if (!isUuid(params.trendId)) throw notFound()
    try {
      return await context.firstData.once(`trend:${params.trendId}`, () => context.readTrend(params.trendId))
    } catch (error) {
      if (isNotFoundError(error)) throw notFound()
      throw error
    }
  },
  pendingComponent: pendingPage('Loading trend...'),
  head: ({ match, loaderData }) => pageHead(match.context, storyHead(loaderData?.data)),
}).lazy(() => import('../features/trend-story/trend-story-route').then((module) => module.trendStoryRoute))

const newsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news',
  validateSearch: parseNewsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => readNewsPage(context, deps),
  pendingComponent: pendingPage('Loading news...'),
  head: ({ match }) =>
    pageHead(match.context, { title: 'News', description: 'New and updated trends, day by day, from their sources.' }),
}).lazy(() => import('../features/news/news-route').then((module) => module.newsRoute))

const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about',
  pendingComponent: pendingPage('Loading about...'),
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'About',
      description: 'What this place is, and how trends are found and scored.',
    }),
}).lazy(() => import('../features/about/about-route').then((module) => module.aboutRoute))

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  pendingComponent: pendingPage('Loading terms...'),
  head: ({ match }) => pageHead(match.context, { title: 'Terms', description: 'The terms of use.' }),
}).lazy(() => import('../features/legal/terms-route').then((module) => module.termsRoute))

const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  pendingComponent: pendingPage('Loading privacy...'),
  head: ({ match }) => pageHead(match.context, { title: 'Privacy', description: 'What we know about visitors.' }),
}).lazy(() => import('../features/legal/privacy-route').then((module) => module.privacyRoute))

/** Every page of the product. Pages are lazy (RT-04); what they read and what their address may say is declared here. */
export const routeTree = rootRoute.addChildren([
  homeRoute,
  universeRoute,
  trendsRoute,
  trendStoryRoute,
  newsRoute,
  aboutRoute,
  termsRoute,
  privacyRoute,
])
