import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { MemeMakerPack } from '../pack'
import type { BoardState } from '../rules/v1/board-state'
import { groupOf } from '../rules/v1/board-state'
import { bonusesOf, MAX_MISTAKES, MISTAKE, WORTH } from '../rules/v1/rules'

/** Each group has a shape besides its colour, the plainest first; as signs for a text that is shared. */
export const MARKS = ['●', '■', '◆', '▲'] as const
const SHARED_SIGNS = ['🟡', '🟩', '🔷', '🔺'] as const
/** Above the captions; a finger cannot rest on one to see it in the picture. */
export const PICK = 'Pick the caption you like best. It won’t change your points.'
export const PICK_BY_TOUCH = 'Tap a caption to preview it, then tap it again to choose it.'
export const TASK = 'Find four scraps about the same trend.'
/** The player tried to choose a fifth scrap. */
export const FOUR_CHOSEN = 'You’ve already chosen four. Deselect one first.'
const SLYNESS = ['Easy', 'Medium', 'Hard', 'Hardest'] as const

/** What the group just found is worth, with the bonuses it earned. */
export function worthText(group: number, board: BoardState): string {
  const { slyFirst, flawless } = bonusesOf(board)
  return [
    `${SLYNESS[group] ?? ''}: ${WORTH[group] ?? 0} points`,
    ...(board.found.length === 1 && slyFirst > 0 ? [`+${slyFirst} for finding it first`] : []),
    ...(flawless > 0 ? [`+${flawless} without a mistake`] : []),
  ].join(', ')
}

/** What a guess came to, for the line above the board and for who listens. */
export function resultWords({ result, mistakes, end }: BoardState): string {
  const left = MAX_MISTAKES - mistakes
  const lost = `−${MISTAKE} points`
  const rest = end === 'failed' ? 'No mistakes left.' : `${left} ${left === 1 ? 'mistake' : 'mistakes'} left.`
  if (result === 'one_away') return `One away: ${lost}. ${rest}`
  if (result === 'wrong') return `Not a group: ${lost}. ${rest}`
  return result === 'repeated' ? 'You’ve already tried these four.' : ''
}

export function endTitle({ end, mistakes }: BoardState): string {
  if (end === 'failed') return 'Not this time'
  if (end === 'out_of_moves') return 'Out of moves'
  if (mistakes === 0) return 'Four memes, not one mistake'
  return mistakes === 1 ? 'Four memes, one mistake' : `Four memes, ${mistakes} mistakes`
}

/** When the board after this day's opens, by the player's own clock, or that this is one of an earlier day. */
export function nextBoardText({ day }: Pick<MemeMakerPack, 'day'>, nowMs: number, timeZone?: string): string {
  const opensAt = new Date(Date.parse(day) + DAY_MS)
  if (nowMs >= opensAt.getTime()) return 'There’s a new puzzle today.'
  return `A new puzzle opens at ${opensAt.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })}, your time.`
}

/** Each guess as the groups its scraps belong to. */
export function guessRows({ guesses, order }: BoardState): readonly (readonly number[])[] {
  return guesses.map((guess) => order.filter((scrap) => (guess & (1 << scrap)) !== 0).map(groupOf))
}

const DATE = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const

/** `25 Nov` of `2026-11-25`, as the other games write it where they share a result. */
const dayText = (day: string): string => new Date(day).toLocaleDateString('en-GB', DATE)

/** The course of a board without its words, to be passed on. */
export function shareGrid(board: BoardState, { day }: MemeMakerPack): string {
  const rows = guessRows(board).map((row) => row.map((group) => SHARED_SIGNS[group]).join(''))
  return [`Meme Maker ${dayText(day)}`, ...rows, board.points.toLocaleString('en')].join('\n')
}
