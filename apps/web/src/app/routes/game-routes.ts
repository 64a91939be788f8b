import { createRoute } from '@tanstack/react-router'
import { CATALOGUE_SENTENCE } from '@trendverse/domain/games/catalogue-words'
import { parsePlaySearch } from '../../features/games/play-search'
import { pageHead, titled } from '../start/page-title'
import { onlyKnown } from './only-known'
import { listParts, pageParts } from './page-parts'
import { atTop } from './root-route'

type RawSearch = Record<string, unknown>

const gamesParts = () => import('../../features/games/games-route')

const gamesRoute = createRoute({
  ...atTop,
  path: '/games',
  loader: async ({ context }) => (await gamesParts()).readGames(context),
  head: titled('Games', import.meta.env.SSR && CATALOGUE_SENTENCE),
  ...listParts(gamesParts),
})

const playParts = () => import('../../features/games/play-route')

const playRoute = createRoute({
  ...atTop,
  path: '/play/$gameId',
  validateSearch: (raw: RawSearch) => onlyKnown(raw, parsePlaySearch(raw)),
  loader: async ({ context, params: { gameId } }) => (await playParts()).readGame(context, gameId),
  head: ({ match, loaderData }) =>
    pageHead(match.context, loaderData?.name ?? 'Game', import.meta.env.SSR && (loaderData?.description ?? false)),
  ...pageParts(playParts),
})

/** What can be played. */
export const gameRoutes = [gamesRoute, playRoute] as const
