import type { GameMode } from '../game-definition'
import { randomStream } from '../rules-kit/random-stream'
import type { Pilot } from '../rules-kit/record-run'
import { type BoardInput, CAPTIONS, GROUP_SIZE, GROUPS, SCRAPS } from './rules/v1/board-input'
import { type BoardState, countOf, groupOf } from './rules/v1/board-state'

/** Simple pilots stand in for players in tests, recorded runs and benchmarks. */
export type BoardPilot = Pilot<BoardState, BoardInput>

/** Which four scraps are tried next. */
type Wish = (board: BoardState) => readonly number[]

/** Brings the selection to what is wished for, then submits; captions at random. */
function towards(seed: string, wish: Wish): BoardPilot {
  const random = randomStream(`${seed}/pilot`)
  return (board) => {
    if (board.captioning >= 0) return { kind: 'caption', caption: random.between(0, CAPTIONS - 1) }
    const wished = wish(board)
    const extra = indices(board.selected).find((scrap) => !wished.includes(scrap))
    const missing = wished.find((scrap) => (board.selected & (1 << scrap)) === 0)
    const next = extra ?? missing
    return next === undefined ? { kind: 'submit' } : { kind: 'toggle', scrap: next }
  }
}

function indices(set: number): readonly number[] {
  return Array.from({ length: SCRAPS }, (_, scrap) => scrap).filter((scrap) => (set & (1 << scrap)) !== 0)
}

const scrapsOf = (group: number): readonly number[] =>
  Array.from({ length: GROUP_SIZE }, (_, index) => group * GROUP_SIZE + index)
const openGroups = ({ found }: BoardState): readonly number[] =>
  Array.from({ length: GROUPS }, (_, group) => group).filter((group) => !found.includes(group))

/** Knows everything and begins with the plainest. */
export const plainPilot = (seed: string): BoardPilot => towards(seed, (board) => scrapsOf(openGroups(board)[0] ?? 0))
/** Knows everything and begins with the slyest. */
export const slyPilot = (seed: string): BoardPilot => towards(seed, (board) => scrapsOf(openGroups(board).at(-1) ?? 0))

/** Takes a wrong fourth scrap so many times before each right one. */
function hesitantPilot(wrongGuesses: number) {
  return (seed: string): BoardPilot =>
    towards(seed, (board) => {
      const [group = 0, other = group] = openGroups(board)
      if (board.mistakes >= wrongGuesses || other === group) return scrapsOf(group)
      return [...scrapsOf(group).slice(0, 3), scrapsOf(other)[board.mistakes] ?? 0]
    })
}

/** Tries four scraps at random, and shuffles now and then. */
export function guessingPilot(seed: string): BoardPilot {
  const random = randomStream(`${seed}/guess`)
  let wished: readonly number[] = []
  let decidedAt = -1
  const play = towards(seed, (board) => {
    if (decidedAt !== board.guesses.length || board.result === 'repeated') {
      const open = board.order.filter((scrap) => !board.found.includes(groupOf(scrap)))
      const first = random.between(0, open.length - GROUP_SIZE)
      wished = open.slice(first, first + GROUP_SIZE)
      decidedAt = board.guesses.length
    }
    return wished
  })
  return (board) => (random.between(1, 9) === 1 && countOf(board.selected) === 0 ? { kind: 'shuffle' } : play(board))
}

/** Selects and lets go, and never decides: nobody's log is longer. */
export function restlessPilot(seed: string): BoardPilot {
  const random = randomStream(`${seed}/pilot`)
  return () =>
    random.between(0, 8) === 0 ? { kind: 'shuffle' } : { kind: 'toggle', scrap: random.between(0, SCRAPS - 1) }
}

/** Touches nothing. */
export const absentPilot = (): BoardPilot => () => null

/** Boards that are recorded with their ends, so that nobody changes the rules unawares. */
export const RECORDED_RUNS: readonly {
  readonly name: string
  readonly mode: GameMode
  readonly pilot: (seed: string) => BoardPilot
}[] = [
  { name: 'plain-first', mode: 'normal', pilot: plainPilot },
  { name: 'sly-first', mode: 'normal', pilot: slyPilot },
  { name: 'one-mistake', mode: 'normal', pilot: hesitantPilot(1) },
  { name: 'three-mistakes', mode: 'normal', pilot: hesitantPilot(3) },
  { name: 'four-mistakes', mode: 'normal', pilot: hesitantPilot(4) },
  { name: 'guessing', mode: 'normal', pilot: guessingPilot },
  { name: 'guessing-again', mode: 'normal', pilot: guessingPilot },
  { name: 'empty', mode: 'normal', pilot: absentPilot },
  { name: 'longest-log', mode: 'normal', pilot: restlessPilot },
  { name: 'calm', mode: 'calm', pilot: slyPilot },
]
