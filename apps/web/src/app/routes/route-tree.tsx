import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { mailedToken } from '../../components/browser/mailed-token'
import { parseForecastsSearch } from '../../features/forecasts/forecasts-search'
import { parseNewsSearch } from '../../features/news/news-search'
import { readTrendsPage } from '../../features/trends/read-trends-page'
import { parseTrendsSearch } from '../../features/trends/trends-search'
import { prepareHome } from '../../features/universe/home-parts'
import { parseHomeSearch } from '../../features/universe/home-search'
import { pageHead, titled } from '../start/page-title'
import { accountRoutes } from './account-routes'
import { gameRoutes } from './game-routes'
import { adminPart } from './later-parts'
import { onlyKnown } from './only-known'
import { listParts } from './page-parts'
import { atTop, rootRoute } from './root-route'
import { trendRoutes } from './trend-routes'

type RawSearch = Record<string, unknown>

const homeRoute = createRoute({
  ...atTop,
  path: '/',
  validateSearch: (raw: RawSearch) => onlyKnown(raw, parseHomeSearch(raw)),
  loader: prepareHome,
  head: titled(
    'Explore The Universe of Trends',
    import.meta.env.SSR &&
      'See what the world is talking about right now: each trend is a planet you can fly to, with the sources behind it.',
  ),
  component: lazyRouteComponent(() => import('../../features/universe/home-page'), 'HomePage'),
})

/** RT-05 */
const universeRoute = createRoute({
  ...atTop,
  path: '/universe',
  beforeLoad: () => {
    throw redirect({ to: '/', statusCode: 308 })
  },
})

const trendsRoute = createRoute({
  ...atTop,
  path: '/trends',
  validateSearch: (raw: RawSearch) => onlyKnown(raw, parseTrendsSearch(raw)),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    deps.at
      ? (await import('../../features/trends/hour/read-hour')).readHour(context, deps)
      : readTrendsPage(context, deps),
  head: ({ match, loaderData }) =>
    pageHead(
      match.context,
      loaderData && 'title' in loaderData ? loaderData.title : 'Trends',
      import.meta.env.SSR &&
        'Every trend we’re seeing right now. Search, filter by category and stage, and sort by attention.',
    ),
  component: lazyRouteComponent(() => import('../../features/trends/trends-page'), 'TrendsPage'),
  pendingComponent: lazyRouteComponent(() => import('../../features/trends/trends-skeleton'), 'TrendsSkeleton'),
  errorComponent: lazyRouteComponent(() => import('../../features/trends/trends-failed'), 'TrendsFailed'),
})

const newsParts = () => import('../../features/news/news-route')

const newsRoute = createRoute({
  ...atTop,
  path: '/news',
  validateSearch: (raw: RawSearch) => onlyKnown(raw, parseNewsSearch(raw)),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await newsParts()).readNewsPage(context, deps),
  head: titled(
    'News',
    import.meta.env.SSR && 'What each source is showing now and day by day, with the trend each story belongs to.',
  ),
  ...listParts(newsParts),
})

const forecastsParts = () => import('../../features/forecasts/forecasts-route')

const forecastsRoute = createRoute({
  ...atTop,
  path: '/forecasts',
  // The server keeps one page per address that says something; the page reads for itself what it knows.
  validateSearch: (raw: RawSearch): RawSearch =>
    import.meta.env.SSR ? onlyKnown(raw, parseForecastsSearch(raw)) : raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await forecastsParts()).readPage(context, deps),
  head: titled(
    'Forecasts',
    import.meta.env.SSR &&
      'Which trends we expect to reach the top tenth of their source, when we first said so, and what came true.',
  ),
  ...listParts(forecastsParts),
})

const aboutRoute = createRoute({
  ...atTop,
  path: '/about',
  head: titled('About', import.meta.env.SSR && 'What this site is, and how it finds and scores trends.'),
  component: lazyRouteComponent(() => import('../../features/about/about-page'), 'AboutPage'),
})

const termsRoute = createRoute({
  ...atTop,
  path: '/terms',
  head: titled('Terms', import.meta.env.SSR && 'What you can expect from this site, and what we ask of you.'),
  component: lazyRouteComponent(() => import('../../features/legal/terms-page'), 'TermsPage'),
})

const privacyRoute = createRoute({
  ...atTop,
  path: '/privacy',
  head: titled('Privacy', import.meta.env.SSR && 'What this site knows about you, and how long it keeps it.'),
  component: lazyRouteComponent(() => import('../../features/legal/privacy-page'), 'PrivacyPage'),
})

/** Which pages there are below it, and what their addresses may say, is known to the administrators' own script. */
const adminRoute = createRoute({
  ...atTop,
  path: '/admin/{-$page}',
  validateSearch: (raw: RawSearch) => raw,
  head: titled('Administration', import.meta.env.SSR && 'For administrators.'),
  component: adminPart.Slot,
})

const kycParts = () => import('../../features/kyc/kyc-route')

const verifyIdentityRoute = createRoute({
  ...atTop,
  path: '/verify-identity',
  head: titled('Verify your identity', import.meta.env.SSR && 'Your identity check.'),
  component: lazyRouteComponent(kycParts, 'VerifyIdentityPage'),
})

const blockedRoute = createRoute({
  ...atTop,
  path: '/blocked',
  head: titled('Blocked', import.meta.env.SSR && 'This account is blocked.'),
  component: lazyRouteComponent(kycParts, 'BlockedPage'),
})

const contactRoute = createRoute({
  ...atTop,
  path: '/contact',
  head: titled('Contact', import.meta.env.SSR && 'Write to the people behind this site.'),
  component: lazyRouteComponent(() => import('../../features/contact/contact-page'), 'ContactPage'),
})

const newsletterParts = () => import('../../features/newsletter/newsletter-route')
const linkSearch = (raw: RawSearch) => onlyKnown(raw, mailedToken(raw))

const unsubscribeRoute = createRoute({
  ...atTop,
  path: '/unsubscribe',
  validateSearch: linkSearch,
  head: titled('Unsubscribe', import.meta.env.SSR && 'Unsubscribe from the newsletter.'),
  component: lazyRouteComponent(newsletterParts, 'UnsubscribePage'),
})

const confirmSubscriptionRoute = createRoute({
  ...atTop,
  path: '/newsletter/confirm',
  validateSearch: linkSearch,
  head: titled('Confirm your subscription', import.meta.env.SSR && 'Confirm your newsletter subscription.'),
  component: lazyRouteComponent(newsletterParts, 'ConfirmSubscriptionPage'),
})

/** Mails are simulated only where no server can be reached (OP-09). */
const outboxRoute = createRoute({
  ...atTop,
  path: '/outbox',
  head: titled('Emails on this device', false),
  component: lazyRouteComponent(() => import('../../features/outbox/outbox-page'), 'OutboxPage'),
})

/** Every page of the product. Pages are lazy (RT-04); what they read and what their address may say is declared here. */
export const routeTree = rootRoute.addChildren([
  ...accountRoutes,
  homeRoute,
  universeRoute,
  trendsRoute,
  ...trendRoutes,
  ...gameRoutes,
  newsRoute,
  forecastsRoute,
  aboutRoute,
  termsRoute,
  privacyRoute,
  contactRoute,
  unsubscribeRoute,
  confirmSubscriptionRoute,
  outboxRoute,
  adminRoute,
  verifyIdentityRoute,
  blockedRoute,
])
