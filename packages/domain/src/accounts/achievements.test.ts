import { describe, expect, it } from 'vitest'
import { ACHIEVEMENT_IDS, type AchievementFacts, achievementProgress, dueAchievements } from './achievements'

const facts = (memes: number, quizzes: number, games: number, rest: Partial<AchievementFacts> = {}) => ({
  totals: { memes, quizzes, games },
  hadPerfectQuiz: false,
  games: { played: 0, offered: 3 },
  ...rest,
})

describe('achievements (OP-77)', () => {
  it('are none at the beginning', () => {
    expect(dueAchievements(facts(0, 0, 0), [])).toEqual([])
    expect(dueAchievements(facts(0, 0, 0, { games: { played: 0, offered: 0 } }), [])).toEqual([])
    expect(achievementProgress(facts(0, 0, 0), []).map(({ id, current }) => [id, current])).toEqual(
      ACHIEVEMENT_IDS.map((id) => [id, 0]),
    )
  })

  it.each<[AchievementFacts, string[]]>([
    [facts(0, 1, 0), ['first-quiz']],
    [facts(0, 4, 0), ['first-quiz']],
    [facts(0, 5, 0), ['first-quiz', 'five-quizzes']],
    [facts(9, 0, 0), ['first-meme']],
    [facts(10, 0, 0), ['first-meme', 'ten-memes']],
    // started, and never finished
    [facts(0, 0, 7), []],
    [facts(0, 0, 1, { games: { played: 1, offered: 3 } }), ['first-game']],
    [facts(0, 0, 9, { games: { played: 3, offered: 3 } }), ['first-game', 'all-games']],
    [facts(0, 1, 0, { hadPerfectQuiz: true }), ['first-quiz', 'perfect-score']],
  ])('come with what was done: %j', (done, due) => {
    expect(dueAchievements(done, [])).toEqual(due)
  })

  it('are awarded once and stay, also when the facts go back', () => {
    const awarded = [{ id: 'ten-memes', awardedAtMs: 7 }]
    expect(dueAchievements(facts(12, 0, 0), awarded)).toEqual(['first-meme'])
    expect(achievementProgress(facts(9, 3, 0), awarded)).toContainEqual({
      id: 'ten-memes',
      current: 10,
      target: 10,
      awardedAtMs: 7,
    })
  })

  it('show how far one is, never beyond the target', () => {
    const progress = achievementProgress(facts(0, 3, 50, { games: { played: 2, offered: 3 } }), [])
    expect(progress).toContainEqual({ id: 'five-quizzes', current: 3, target: 5, awardedAtMs: null })
    expect(progress).toContainEqual({ id: 'first-game', current: 1, target: 1, awardedAtMs: null })
    expect(progress).toContainEqual({ id: 'all-games', current: 2, target: 3, awardedAtMs: null })
  })
})
