import type { RunMeasure } from '@trendverse/domain/games/game-run'
import { playTimeText } from '@trendverse/domain/games/play-state'

const TICKS_PER_SECOND = 60

/** `1:18` of so many ticks. */
export function runTimeText(ticks: number): string {
  return playTimeText(Math.round(ticks / TICKS_PER_SECOND))
}

/** `1:18` or `24 moves`: how long a run was, in the measure of its game. */
export function runLengthText(ticks: number, measure: RunMeasure): string {
  return measure === 'time' ? runTimeText(ticks) : `${ticks} ${ticks === 1 ? 'move' : 'moves'}`
}
