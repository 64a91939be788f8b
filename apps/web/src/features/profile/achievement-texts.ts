import type { AchievementId } from '@trendverse/domain/accounts/achievements'

/** OP-77: what achievements are called, what they are for, and the hue of their badge. */
export const ACHIEVEMENT_TEXTS: Readonly<
  Record<AchievementId, { readonly name: string; readonly text: string; readonly hue: string }>
> = {
  'first-quiz': { name: 'First contact', text: 'Finish a quiz', hue: '#5fa8ff' },
  'five-quizzes': { name: 'Constellation', text: 'Finish five quizzes', hue: '#9a7bff' },
  'perfect-score': { name: 'Clear sky', text: 'Finish a quiz without a mistake', hue: '#f2b544' },
  'first-meme': { name: 'Smiling planet', text: 'Make a meme', hue: '#ff7fb0' },
  'ten-memes': { name: 'Full orbit', text: 'Make ten memes', hue: '#ff8a5c' },
  'first-game': { name: 'Lift-off', text: 'Play a game', hue: '#3fc79a' },
  'all-games': { name: 'Every port', text: 'Play every game', hue: '#38c2d8' },
}
