import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { isNotFoundError } from '../../backend/call/is-not-found'
import type { Services } from '../../backend/services'
import { parseMemeSearch } from '../../features/memes/meme-search'
import { parseQuizSearch } from '../../features/quizzes/quiz-search'
import { storyDescription, storyTitle } from '../../features/trend-story/story-head'
import { pageHead, titled } from '../start/page-title'
import { onlyKnown } from './only-known'
import { listParts, pageParts } from './page-parts'
import { atTop } from './root-route'

type RawSearch = Record<string, unknown>

type TrendRequest = { readonly context: Services; readonly params: { readonly trendId: string } }

/**
 * What pages about one trend begin with. The address of a trend that became part of another one leads to the same page
 * of that one, for good; its query stays.
 */
const readTrend =
  (page: '/trends/$trendId' | '/quiz/$trendId' | '/meme/$trendId') =>
  async ({ context, params: { trendId } }: TrendRequest) => {
    const read = await findTrend(context, trendId)
    const { id } = read.data
    if (id === trendId.toLowerCase()) return read
    throw redirect({ to: page, params: { trendId: id }, search: (search) => search, replace: true, statusCode: 301 })
  }

async function findTrend({ firstData, readTrend: read }: Services, written: string) {
  const trendId = written.toLowerCase()
  if (!isUuid(trendId)) throw notFound()
  try {
    return await firstData.once(`trend:${trendId}`, () => read(trendId))
  } catch (error) {
    if (isNotFoundError(error)) throw notFound()
    throw error
  }
}

const trendStoryRoute = createRoute({
  ...atTop,
  path: '/trends/$trendId',
  loader: readTrend('/trends/$trendId'),
  head: ({ match, loaderData }) =>
    pageHead(match.context, storyTitle(loaderData?.data), import.meta.env.SSR && storyDescription(loaderData?.data)),
  ...pageParts(() => import('../../features/trend-story/trend-story-route')),
})

const quizParts = () => import('../../features/quizzes/quiz-route')
const quizSearch = (raw: RawSearch) => onlyKnown(raw, parseQuizSearch(raw))

const dailyQuizRoute = createRoute({
  ...atTop,
  path: '/quiz/today',
  validateSearch: quizSearch,
  head: titled(
    'Quiz of the day',
    import.meta.env.SSR && 'Five questions on five stories, new every day and the same for everyone.',
  ),
  component: lazyRouteComponent(() => import('../../features/quizzes/daily/daily-quiz'), 'DailyQuiz'),
})

const quizRoute = createRoute({
  ...atTop,
  path: '/quiz/$trendId',
  validateSearch: quizSearch,
  loader: readTrend('/quiz/$trendId'),
  // A quiz that begins or ends changes the address, and nothing about its trend.
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match, loaderData }) =>
    pageHead(
      match.context,
      `Quiz: ${storyTitle(loaderData?.data)}`,
      import.meta.env.SSR && 'Five questions about one trend, each with its source.',
    ),
  ...pageParts(quizParts),
})

const memeRoute = createRoute({
  ...atTop,
  path: '/meme/$trendId',
  validateSearch: (raw: RawSearch) => onlyKnown(raw, parseMemeSearch(raw)),
  loader: readTrend('/meme/$trendId'),
  // A choice that is made changes the address, and nothing about the trend.
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match, loaderData }) =>
    pageHead(
      match.context,
      `Meme: ${storyTitle(loaderData?.data)}`,
      import.meta.env.SSR && 'Make a meme about this trend in one of ten formats.',
    ),
  ...pageParts(() => import('../../features/memes/meme-route')),
})

const galleryParts = () => import('../../features/memes/gallery/gallery-route')

const galleryRoute = createRoute({
  ...atTop,
  path: '/memes',
  loader: async ({ context }) => (await galleryParts()).readGallery(context),
  head: titled('Meme gallery', import.meta.env.SSR && 'Memes people have shared about today’s trends, ready to remix.'),
  ...listParts(galleryParts),
})

/** Pages about one trend, and of what is made of trends. */
export const trendRoutes = [trendStoryRoute, dailyQuizRoute, quizRoute, memeRoute, galleryRoute] as const
