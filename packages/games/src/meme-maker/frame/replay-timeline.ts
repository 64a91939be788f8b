import { createLogCursor } from '../../frame-kit/log-cursor'
import type { InputLog } from '../../rules-kit/input-log'
import type { BoardInput } from '../rules/v1/board-input'
import type { BoardState } from '../rules/v1/board-state'
import { rules } from '../rules/v1/rules'

/** How long a replay looks at a board before each input, in sixtieths of a second: thinking time is in no log. */
const PACE = { toggle: 26, submit: 54, shuffle: 42, caption: 114 } as const
/** Before the very first one: sixteen scraps want to be seen. */
const FIRST_LOOK = 60

/** One input that changed the board, and when the replay shows it. */
export type Moment = { readonly tick: number; readonly input: BoardInput; readonly board: BoardState }

/** A run as a replay tells it. */
export type Timeline = {
  readonly start: BoardState
  readonly moments: readonly Moment[]
  readonly ticks: number
  /** Each guess. */
  readonly marks: readonly { readonly tick: number; readonly label: string }[]
}

/** Spreads the moves of a log over time. What changed nothing is left out, so that no log makes a replay endless. */
export function readTimeline(start: BoardState, log: InputLog<BoardInput>): Timeline {
  const cursor = createLogCursor(log)
  const moments: Moment[] = []
  const marks: { readonly tick: number; readonly label: string }[] = []
  let board = start
  let tick = FIRST_LOOK
  for (let move = 0; move < log.ticks; move += 1) {
    const input = cursor.at(move)
    const before = board
    board = rules.step(board, input)
    if (input === null || !hasChanged(before, board)) continue
    tick += PACE[input.kind]
    moments.push({ tick, input, board })
    if (board.guesses.length > before.guesses.length) marks.push({ tick, label: `Guess ${board.guesses.length}` })
  }
  return { start, moments, ticks: tick, marks }
}

function hasChanged(before: BoardState, board: BoardState): boolean {
  return (
    board.selected !== before.selected ||
    board.shuffles !== before.shuffles ||
    board.guesses !== before.guesses ||
    board.result !== before.result ||
    board.captions !== before.captions ||
    board.end !== before.end
  )
}
