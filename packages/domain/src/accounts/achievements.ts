import type { PerAction } from '../limits/daily-action'
import type { User } from './user'

/** OP-77 */
export const ACHIEVEMENT_IDS = [
  'first-quiz',
  'five-quizzes',
  'perfect-score',
  'first-meme',
  'ten-memes',
  'first-game',
  'all-games',
] as const
export type AchievementId = (typeof ACHIEVEMENT_IDS)[number]

/** What achievements are judged by. */
export type AchievementFacts = {
  /** Quizzes finished, memes made: what was ordered and came to nothing is not among them. Of games the starts. */
  readonly totals: PerAction
  /** Whether a quiz was finished without a mistake. */
  readonly hadPerfectQuiz: boolean
  /** Different games with a run that was played again, and how many there are to play. */
  readonly games: { readonly played: number; readonly offered: number }
}

export type AchievementProgress = {
  readonly id: AchievementId
  /** How far, never beyond the target. */
  readonly current: number
  readonly target: number
  readonly awardedAtMs: number | null
}

type Goal = { readonly done: number; readonly target: number }

const GOALS: { readonly [Id in AchievementId]: (facts: AchievementFacts) => Goal } = {
  'first-quiz': ({ totals }) => ({ done: totals.quizzes, target: 1 }),
  'five-quizzes': ({ totals }) => ({ done: totals.quizzes, target: 5 }),
  'perfect-score': ({ hadPerfectQuiz }) => ({ done: hadPerfectQuiz ? 1 : 0, target: 1 }),
  'first-meme': ({ totals }) => ({ done: totals.memes, target: 1 }),
  'ten-memes': ({ totals }) => ({ done: totals.memes, target: 10 }),
  'first-game': ({ games }) => ({ done: games.played, target: 1 }),
  // without any game to play nobody has played them all
  'all-games': ({ games }) => ({ done: games.played, target: Math.max(1, games.offered) }),
}

/** Every achievement with how far an account is. What was awarded stays awarded, whatever the facts say later. */
export function achievementProgress(
  facts: AchievementFacts,
  awarded: User['achievements'],
): readonly AchievementProgress[] {
  return ACHIEVEMENT_IDS.map((id) => {
    const { done, target } = GOALS[id](facts)
    const awardedAtMs = awarded.find((achievement) => achievement.id === id)?.awardedAtMs ?? null
    return { id, current: awardedAtMs === null ? Math.min(done, target) : target, target, awardedAtMs }
  })
}

/** What has been reached and not been awarded yet. */
export function dueAchievements(facts: AchievementFacts, awarded: User['achievements']): readonly AchievementId[] {
  return achievementProgress(facts, awarded).flatMap(({ id, current, target, awardedAtMs }) =>
    awardedAtMs === null && current >= target ? [id] : [],
  )
}
