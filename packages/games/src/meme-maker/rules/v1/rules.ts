import type { Draft, GameRules } from '../../../game-definition'
import { randomStream } from '../../../rules-kit/random-stream'
import { type BoardInput, boardLog, CAPTIONS, GROUP_SIZE, GROUPS, LIMITS, SCRAPS } from './board-input'
import {
  type BoardPack,
  type BoardState,
  countOf,
  groupOf,
  scrapsOfGroup,
  shuffledPlaces,
  startBoard,
} from './board-state'

/** By group, the plainest first. */
export const WORTH = [200, 250, 300, 350] as const
export const MAX_MISTAKES = 4
export const MISTAKE = 50
export const SLY_FIRST = 200
export const FLAWLESS = 300
const SLYEST = GROUPS - 1

/**
 * Sixteen scraps, four groups. One tick is one input: the game waits between any two, so nobody is hurried, a break costs
 * nothing, and of two equal scores the one with fewer moves stands higher. Thinking time is no part of a run, since a page
 * could claim any; a tick without input, which no page plays, counts like a move.
 */
export const rules: GameRules<BoardPack, BoardState, BoardInput> = {
  version: 1,
  // Calm or not: there is no hurry that could be taken out.
  init: (seed, pack, _mode) => startBoard(seed, pack),
  step(state, input) {
    const draft = { ...state }
    advance(draft, input)
    return draft
  },
  advance,
  score: ({ points, tick }) => ({ points, ticks: tick }),
  isOver: ({ end }) => end !== 'playing',
  isWaiting: ({ end }) => end === 'playing',
  log: boardLog,
}

function advance(board: Draft<BoardState>, input: BoardInput | null): void {
  if (board.end !== 'playing') return
  board.tick += 1
  if (input !== null) act(board, input)
  board.points = pointsOf(board)
  if (board.end === 'playing' && board.tick >= LIMITS.maxTicks) board.end = 'out_of_moves'
}

function act(board: Draft<BoardState>, input: BoardInput): void {
  if (board.captioning >= 0) {
    if (input.kind === 'caption') choose(board, input.caption)
    return
  }
  if (input.kind === 'toggle') toggle(board, input.scrap)
  else if (input.kind === 'submit') submit(board)
  else if (input.kind === 'shuffle') shuffle(board)
}

function toggle(board: Draft<BoardState>, scrap: number): void {
  if (!Number.isInteger(scrap) || scrap < 0 || scrap >= SCRAPS || board.found.includes(groupOf(scrap))) return
  const bit = 1 << scrap
  const isSelected = (board.selected & bit) !== 0
  if (!isSelected && countOf(board.selected) === GROUP_SIZE) return
  board.selected ^= bit
}

function shuffle(board: Draft<BoardState>): void {
  board.shuffles += 1
  board.order = shuffledPlaces(board.order, randomStream(`${board.plan.seed}/shuffle/${board.shuffles}`))
}

function submit(board: Draft<BoardState>): void {
  const guess = board.selected
  if (countOf(guess) !== GROUP_SIZE) return
  if (board.guesses.includes(guess)) {
    // Nobody pays twice for one mistake.
    board.result = 'repeated'
    return
  }
  board.guesses = [...board.guesses, guess]
  const shares = WORTH.map((_, group) => countOf(guess & scrapsOfGroup(group)))
  const right = shares.indexOf(GROUP_SIZE)
  if (right < 0) {
    board.result = shares.includes(GROUP_SIZE - 1) ? 'one_away' : 'wrong'
    board.mistakes += 1
    if (board.mistakes === MAX_MISTAKES) board.end = 'failed'
    return
  }
  board.result = 'right'
  board.found = [...board.found, right]
  board.selected = 0
  board.captioning = right
}

function choose(board: Draft<BoardState>, caption: number): void {
  if (!Number.isInteger(caption) || caption < 0 || caption >= CAPTIONS) return
  board.captions = board.captions.map((chosen, group) => (group === board.captioning ? caption : chosen))
  board.captioning = -1
  if (board.found.length === GROUPS) board.end = 'solved'
}

/** Captions never count: they are the player's. */
function pointsOf(board: BoardState): number {
  const earned = board.found.reduce((sum, group) => sum + (WORTH[group] ?? 0), 0)
  const { slyFirst, flawless } = bonusesOf(board)
  return Math.max(0, earned + slyFirst + flawless - MISTAKE * board.mistakes)
}

/** Points beyond those of the groups: for finding the slyest first, and for a board without mistakes. */
export function bonusesOf({ found, mistakes }: BoardState): { readonly slyFirst: number; readonly flawless: number } {
  return {
    slyFirst: found[0] === SLYEST ? SLY_FIRST : 0,
    flawless: found.length === GROUPS && mistakes === 0 ? FLAWLESS : 0,
  }
}
