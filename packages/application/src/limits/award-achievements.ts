import { type AchievementFacts, type AchievementId, dueAchievements } from '@trendverse/domain/accounts/achievements'
import type { User } from '@trendverse/domain/accounts/user'
import type { Needs } from '../ports/ports'

/** What the record of an account alone does not tell; what is not known does not count. */
export type FurtherFacts = Partial<Omit<AchievementFacts, 'totals'>>

/** Facts about an account as far as they are known. */
export function factsOf(user: Pick<User, 'totals' | 'quizScores'>, further: FurtherFacts = {}): AchievementFacts {
  const totals = { ...user.totals, quizzes: user.quizScores.count }
  return { totals, hadPerfectQuiz: false, games: { played: 0, offered: 0 }, ...further }
}

/**
 * Awards what an account has reached (OP-77), each once, and answers what is new. To be called when something has come to
 * its end (a quiz was finished, a meme made, a game played), never when it is ordered: that may be given back.
 */
export async function awardAchievements(
  ports: Needs<'accounts' | 'events' | 'clock'>,
  userId: string,
  further?: FurtherFacts,
): Promise<readonly AchievementId[]> {
  const user = await ports.accounts.findById(userId)
  if (user === null) return []
  const awarded: AchievementId[] = []
  for (const id of dueAchievements(factsOf(user, further), user.achievements)) {
    if (await ports.accounts.award(userId, id, ports.clock.nowMs())) awarded.push(id)
  }
  if (awarded.length > 0) await ports.events.accountChanged(userId)
  return awarded
}
