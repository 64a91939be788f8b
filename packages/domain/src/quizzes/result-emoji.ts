export type ResultEmoji = '🎉' | '👏' | '💪'

/** QZ-11: celebration from 80 percent, applause from 60, otherwise a muscle. */
export function resultEmoji(percent: number): ResultEmoji {
  if (percent >= 80) return '🎉'
  return percent >= 60 ? '👏' : '💪'
}
