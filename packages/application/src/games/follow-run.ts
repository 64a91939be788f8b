import type { AchievementId } from '@trendverse/domain/accounts/achievements'
import type { GamePack } from '@trendverse/domain/games/game-pack'
import type { GameRun } from '@trendverse/domain/games/game-run'
import { awardAchievements } from '../limits/award-achievements'
import type { Needs } from '../ports/ports'
import { listGames } from './list-games'

/**
 * What a run that counts brings about beside its own record: achievements (OP-77), which are answered, and one interaction
 * for each trend it asked about (OP-30). The run is kept already: what fails here is logged.
 */
export async function followRun(
  ports: Needs<'accounts' | 'clock' | 'events' | 'trends'> & GamePorts,
  { id, userId, gameId }: GameRun,
  pack: GamePack,
): Promise<readonly AchievementId[]> {
  try {
    await ports.events.accountChanged(userId)
    await ports.trends.countInteractions(ports.gameLibrary.trendsIn(gameId, JSON.parse(pack.content)))
    return await awardAchievements(ports, userId, { games: await gameFacts(ports, userId) })
  } catch (error) {
    ports.log.error({ err: error, runId: id }, 'What follows from a run could not be done')
    return []
  }
}

type GamePorts = Needs<'gameLibrary' | 'gameRuns' | 'games' | 'log' | 'settings'>

/**
 * By which an account's games are judged: of the games visitors see now and that keep runs, how many it finished. One that an
 * administrator hides is not asked for.
 */
export async function gameFacts(ports: GamePorts, userId: string) {
  const [games, finished] = await Promise.all([listGames(ports), ports.gameRuns.gamesFinishedBy(userId)])
  const offered = games.filter(({ modes }) => modes.length > 0)
  return { played: offered.filter(({ id }) => finished.includes(id)).length, offered: offered.length }
}
