import type { Game } from '@trendverse/domain/games/game'
import { foreignOriginOf, isFromAllowedSite } from '@trendverse/domain/games/game-origins'
import {
  GAME_MODES,
  type GameMode,
  type Practice,
  type RunFigure,
  type RunMeasure,
} from '@trendverse/domain/games/game-run'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Needs } from '../ports/ports'
import { foreignGameSites } from './foreign-game-sites'

/** A game of the catalogue, in which modes its runs are ranked, what is shown of them, and what practice is played with. */
export type ListedGame = Game & {
  readonly modes: readonly GameMode[]
  readonly measure: RunMeasure
  readonly figures: readonly RunFigure[]
  readonly practice: Practice
}

type Ports = Needs<'gameLibrary' | 'games' | 'log' | 'settings'>

/**
 * The catalogue (OP-71): the games that ship, with what administrators changed of them, then those they added. A game from
 * elsewhere is in it while its site is on the list of the installation; one that is hidden is not. Without a database it is
 * what shipped.
 */
export async function listGames(ports: Ports): Promise<readonly ListedGame[]> {
  const kept = await keptGames(ports)
  const byId = new Map(kept.map((game) => [game.id, game]))
  const shipped = ports.gameLibrary.games
  const added = kept.filter(({ id }) => !shipped.some((game) => game.id === id))
  const all = [...shipped.map((game) => byId.get(game.id) ?? game), ...added].filter((game) => game.hidden !== true)
  if (all.every((game) => foreignOriginOf(game) === null)) return all.map((game) => listed(ports, game))
  const allowed = await foreignGameSites(ports)
  return all.filter((game) => isFromAllowedSite(game, allowed)).map((game) => listed(ports, game))
}

/** Throws AppError `not_found`. */
export async function getGame(ports: Ports, gameId: string): Promise<ListedGame> {
  const game = (await listGames(ports)).find(({ id }) => id === gameId)
  if (game === undefined) throw gameNotFound()
  return game
}

/** What is said of games whose runs nobody keeps. */
const UNRANKED = { measure: 'time', figures: ['points', 'length'], practice: 'again' } as const

/** A game with its modes. Without rules, or with another frame than its rules came with, it has none. */
export function listed({ gameLibrary }: Needs<'gameLibrary'>, { hidden: _hidden, ...game }: Game): ListedGame {
  const shipped = gameLibrary.games.find(({ id }) => id === game.id)
  const rules = shipped?.gameUrl === game.gameUrl ? gameLibrary.rulesOf(game.id) : null
  const modes = GAME_MODES.filter((mode) => rules?.modes[mode] !== undefined)
  const { measure, figures, practice } = rules ?? UNRANKED
  return { ...game, modes, measure, figures, practice }
}

export function gameNotFound(): AppError {
  return new AppError('not_found', 'This game doesn’t exist.')
}

async function keptGames({ games, log }: Needs<'games' | 'log'>): Promise<readonly Game[]> {
  try {
    return await games.list()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error
    log.warn({ err: error }, 'The catalogue of games is shown as it shipped')
    return []
  }
}
