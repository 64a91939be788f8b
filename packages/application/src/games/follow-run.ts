import type { AchievementId } from '@trendverse/domain/accounts/achievements'
import { GAME_IDS } from '@trendverse/domain/games/game-id'
import type { GamePack } from '@trendverse/domain/games/game-pack'
import type { GameRun } from '@trendverse/domain/games/game-run'
import { awardAchievements } from '../limits/award-achievements'
import type { Needs } from '../ports/ports'

/**
 * What a run that counts brings about beside its own record: achievements (OP-77), which are answered, and one interaction
 * for each trend it asked about (OP-30). The run is kept already: what fails here is logged.
 */
export async function followRun(
  ports: Needs<'accounts' | 'clock' | 'events' | 'gameLibrary' | 'gameRuns' | 'log' | 'trends'>,
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

/** By which an account's games are judged: what was started and never finished is not played. */
export async function gameFacts({ gameRuns }: Needs<'gameRuns'>, userId: string) {
  return { played: await gameRuns.countGamesOf(userId), offered: GAME_IDS.length }
}
