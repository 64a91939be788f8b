import type { Game } from '@trendverse/domain/games/game'
import { foreignOriginOf, isFromAllowedSite } from '@trendverse/domain/games/game-origins'
import {
  GAME_MODES,
  type GameMode,
  type Practice,
  type RunFigure,
  type RunMeasure,
} from '@trendverse/domain/games/game-run'
import { FORECASTING_GAME } from '@trendverse/domain/games/predictions/prediction-round'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { Needs } from '../ports/ports'
import { recentPack } from './build-packs'
import { foreignGameSites } from './foreign-game-sites'

/** A game of the catalogue, in which modes its runs are ranked, what is shown of them, and what practice is played with. */
export type ListedGame = Game & {
  readonly modes: readonly GameMode[]
  readonly measure: RunMeasure
  readonly figures: readonly RunFigure[]
  readonly practice: Practice
}

type Ports = Needs<'gameLibrary' | 'games' | 'log' | 'settings'>
type CataloguePorts = Ports & Needs<'clock' | 'gamePacks' | 'predictions'>

/**
 * The catalogue (OP-71): the games that ship, with what administrators changed of them, then those they added. A game from
 * elsewhere is in it while its site is on the list of the installation, and one that is never played with the starter
 * catalogue while there is a pack of it or a round of its forecasts; its address leads there always. Without a database it is
 * what shipped.
 */
export async function listGames(ports: CataloguePorts): Promise<readonly ListedGame[]> {
  const games = await knownGames(ports)
  const offered = await Promise.all(games.map((game) => isOffered(ports, game)))
  return games.filter((_, index) => offered[index])
}

async function isOffered(ports: CataloguePorts, { id, modes }: ListedGame): Promise<boolean> {
  if (modes.length === 0 || ports.gameLibrary.rulesOf(id)?.editions.includes('archive') !== false) return true
  try {
    if ((await recentPack(ports, id)) !== null) return true
    return id === FORECASTING_GAME && (await ports.predictions.listRounds(1)).length > 0
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error
    return false
  }
}

/** Every game that has an address here, whether it can be played today or not. One that is hidden has none. */
export async function knownGames(ports: Ports): Promise<readonly ListedGame[]> {
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
  const game = (await knownGames(ports)).find(({ id }) => id === gameId)
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
