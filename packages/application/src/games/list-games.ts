import type { Game } from '@trendverse/domain/games/game'
import { GAME_MODES, type GameMode, type RunMeasure } from '@trendverse/domain/games/game-run'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Needs } from '../ports/ports'

/** A game of the catalogue, in which modes its runs are ranked, and what their length is told in. */
export type ListedGame = Game & { readonly modes: readonly GameMode[]; readonly measure: RunMeasure }

type Ports = Needs<'gameLibrary' | 'games' | 'log'>

/**
 * The catalogue (OP-71): the games that ship, with what administrators changed of them, then those they added. Without
 * a database it is what shipped.
 */
export async function listGames(ports: Ports): Promise<readonly ListedGame[]> {
  const kept = await keptGames(ports)
  const byId = new Map(kept.map((game) => [game.id, game]))
  const shipped = ports.gameLibrary.games
  const added = kept.filter(({ id }) => !shipped.some((game) => game.id === id))
  return [...shipped.map((game) => byId.get(game.id) ?? game), ...added].map((game) => listed(ports, game))
}

/** Throws AppError `not_found`. */
export async function getGame(ports: Ports, gameId: string): Promise<ListedGame> {
  const game = (await listGames(ports)).find(({ id }) => id === gameId)
  if (game === undefined) throw gameNotFound()
  return game
}

/** A game with its modes. Without rules, or with another frame than its rules came with, it has none. */
export function listed({ gameLibrary }: Needs<'gameLibrary'>, game: Game): ListedGame {
  const shipped = gameLibrary.games.find(({ id }) => id === game.id)
  const rules = shipped?.gameUrl === game.gameUrl ? gameLibrary.rulesOf(game.id) : null
  const modes = GAME_MODES.filter((mode) => rules?.modes[mode] !== undefined)
  return { ...game, modes, measure: rules?.measure ?? 'time' }
}

export function gameNotFound(): AppError {
  return new AppError('not_found', 'There is no such game.')
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
