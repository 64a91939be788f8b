import { playTimeText } from '@trendverse/domain/games/play-state'

const TICKS_PER_SECOND = 60

/** `1:18` of so many ticks. */
export function runTimeText(ticks: number): string {
  return playTimeText(Math.round(ticks / TICKS_PER_SECOND))
}
