import type { RunMark } from '@trendverse/domain/games/game-run'
import type { BoardState } from './rules/v1/board-state'

/** Whether each group was found, from the plainest to the slyest; of a board without an end the rest stays open. */
export function groupMarks({ captions, found, end }: BoardState): readonly RunMark[] {
  return captions.map((_, group) => (found.includes(group) ? 'right' : end === 'failed' ? 'wrong' : 'open'))
}
