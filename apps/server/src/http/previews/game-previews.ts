import { gameAltText, runWords } from '@trendverse/domain/previews/game-card'
import type { PagePreview } from '@trendverse/domain/previews/page-preview'
import { previewVersion } from '@trendverse/domain/previews/preview-card'
import { catalogueData, gameData } from '@trendverse/domain/previews/structured-data'
import {
  ALL_GAMES,
  type FoundGameCard,
  findCardOfGame,
  findCatalogueCard,
  findRunCard,
  type GameCardKind,
  type GamePreviewPorts,
} from './game-cards'
import { previewPath } from './preview-path'

type Options = GamePreviewPorts & { readonly publicUrl: string }

const GAME_PAGE = /^\/play\/([^/]+)\/?$/

/** Tags of the pages of games; null for other pages, and for games that are not there. */
export async function previewOfGames(
  options: Options,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): Promise<PagePreview | null> {
  if (/^\/games\/?$/.test(pathname)) return previewOfCatalogue(options)
  const [, gameId] = GAME_PAGE.exec(pathname) ?? []
  if (gameId === undefined) return null
  return (await previewOfRun(options, gameId, searchParams.get('run'))) ?? (await previewOfGame(options, gameId))
}

async function previewOfCatalogue(options: Options): Promise<PagePreview | null> {
  const found = await findCatalogueCard(options)
  if (found === null) return null
  const { card, games } = found
  const picture = pictureOf('games', ALL_GAMES, found)
  const { publicUrl } = options
  const page = { publicUrl, siteName: card.siteName, pictureUrl: publicUrl + picture.path }
  return { title: null, description: null, query: '', picture, structuredData: catalogueData({ ...page, games }) }
}

async function previewOfGame(options: Options, gameId: string): Promise<PagePreview | null> {
  const found = await findCardOfGame(options, gameId)
  if (found === null) return null
  const { card, game } = found
  const picture = pictureOf('game', game.id, found)
  const { publicUrl } = options
  const page = { publicUrl, siteName: card.siteName, pictureUrl: publicUrl + picture.path }
  return { title: null, description: null, query: '', picture, structuredData: gameData({ ...page, game }) }
}

/** A run somebody points at, on the page of its game. */
async function previewOfRun(options: Options, gameId: string, runId: string | null): Promise<PagePreview | null> {
  const found = runId === null ? null : await findRunCard(options, runId)
  if (found === null || found.game.id !== gameId) return null
  const { game, shown } = found
  return {
    ...runWords(game, shown),
    query: `?run=${shown.id}`,
    picture: pictureOf('run', shown.id, found),
    structuredData: null,
  }
}

function pictureOf(kind: GameCardKind, id: string, { card }: FoundGameCard): { path: string; alt: string } {
  return { path: previewPath(kind, id, previewVersion(card, null)), alt: gameAltText(card) }
}
