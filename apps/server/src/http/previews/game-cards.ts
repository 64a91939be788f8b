import { type ListedGame, listGames } from '@trendverse/application/games/list-games'
import type { Needs } from '@trendverse/application/ports/ports'
import { getPublicSettings } from '@trendverse/application/settings/get-public-settings'
import type { GameRun } from '@trendverse/domain/games/game-run'
import { catalogueCard, type GameCard, gameCard, type RunToShow, runCard } from '@trendverse/domain/previews/game-card'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'

/** What cards about games are made from. */
export type GamePreviewPorts = Needs<
  'clock' | 'gameLibrary' | 'gamePacks' | 'gameRuns' | 'games' | 'log' | 'predictions' | 'settings'
>

const GAME_CARD_KINDS = ['games', 'game', 'run'] as const
export type GameCardKind = (typeof GAME_CARD_KINDS)[number]

/** In place of an id in the address of the catalogue's card. */
export const ALL_GAMES = 'all'

export type FoundGameCard = {
  readonly card: GameCard
  /** On cards of runs. */
  readonly run: GameRun | null
}

export function isGameCardKind(text: string): text is GameCardKind {
  return GAME_CARD_KINDS.some((kind) => kind === text)
}

/** The card of the catalogue, of a game by its id, or of a run by its own; null where there is none to show. */
export async function findGameCard(
  ports: GamePreviewPorts,
  kind: GameCardKind,
  id: string,
): Promise<FoundGameCard | null> {
  if (kind === 'run') return findRunCard(ports, id)
  if (kind === 'games') return id === ALL_GAMES ? findCatalogueCard(ports) : null
  return findCardOfGame(ports, id)
}

export async function findCatalogueCard(ports: GamePreviewPorts) {
  const [{ siteName }, games] = await Promise.all([getPublicSettings(ports), listGames(ports)])
  if (games.length === 0) return null
  const listed = games.map(({ id, modes }) => ({ id, isRanked: modes.length > 0 }))
  return { card: catalogueCard(listed, siteName), run: null, games }
}

export async function findCardOfGame(ports: GamePreviewPorts, gameId: string) {
  const [{ siteName }, games] = await Promise.all([getPublicSettings(ports), listGames(ports)])
  const game = games.find(({ id }) => id === gameId)
  return game === undefined ? null : { card: gameCard(game, siteName), run: null, game }
}

/**
 * The card of a run that anybody may watch; null for runs that were hidden, whose account does not show them, or whose log
 * is not kept any more.
 */
export async function findRunCard(
  ports: GamePreviewPorts,
  runId: string,
): Promise<(FoundGameCard & { readonly game: ListedGame; readonly run: GameRun; readonly shown: RunToShow }) | null> {
  if (!isUuid(runId)) return null
  const found = await ports.gameRuns.findShown(runId)
  if (found === null || found.run.result === null || found.run.log === null) return null
  const { run, username } = found
  const [{ siteName }, games, place] = await Promise.all([
    getPublicSettings(ports),
    listGames(ports),
    placeOfDay(ports, run),
  ])
  const game = games.find(({ id, modes }) => id === run.gameId && modes.includes(run.mode))
  if (game === undefined) return null
  const shown = { id: run.id, mode: run.mode, day: run.day, username, points: found.run.result.points, place }
  return { card: runCard(game, siteName, shown), run, game, shown }
}

async function placeOfDay({ gameRuns }: Needs<'gameRuns'>, run: GameRun): Promise<number | null> {
  if (!run.ranked) return null
  const { gameId, mode, day } = run
  const standing = await gameRuns.findStanding({ gameId, mode, day }, run.userId)
  return standing?.entry.id === run.id ? standing.place : null
}
