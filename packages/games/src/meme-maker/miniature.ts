import { logBytes } from '../frame-kit/log-text'
import { MINIATURE_HEIGHT, MINIATURE_WIDTH, type OpenMiniature } from '../miniature'
import { memeMakerPackSchema } from './pack'
import type { BoardInput } from './rules/v1/board-input'
import { type BoardState, groupOf } from './rules/v1/board-state'
import { rules } from './rules/v1/rules'

/** The part of a canvas that a board is drawn with. */
export type BoardPen = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'fill' | 'fillRect' | 'fillStyle' | 'globalAlpha' | 'roundRect'
>

/** A miniature plays an input so often. */
const INPUT_MS = 420
/** It rests on the finished board before it begins again. */
const REST_MS = 2_600
const COLORS = ['#ffd166', '#7fe3a8', '#84b6ff', '#ff9fc6'] as const
const TILE = { width: 70, height: 34, gap: 8, left: 8, top: 8 } as const

/**
 * A board in small: tiles that light up, and bars where four have become a meme. No words, so it gives no board away.
 */
export const openMiniature: OpenMiniature = ({ rulesVersion, seed, mode, content, log }) => {
  if (rulesVersion !== rules.version) return null
  const pack = memeMakerPackSchema.parse(content)
  const states = statesOf(rules.init(seed, pack, mode), rules.log.decode(logBytes(log)).entries)
  const lengthMs = states.length * INPUT_MS + REST_MS
  return (pen, elapsedMs) => {
    const at = Math.min(states.length - 1, Math.floor((elapsedMs % lengthMs) / INPUT_MS))
    const board = states[at]
    if (board !== undefined) drawBoard(pen, board)
  }
}

function statesOf(start: BoardState, entries: readonly { readonly input: BoardInput }[]): readonly BoardState[] {
  const states = [start]
  let board = start
  for (const { input } of entries) {
    board = rules.step(board, input)
    states.push(board)
  }
  return states
}

function drawBoard(pen: BoardPen, { order, found, selected }: BoardState): void {
  pen.globalAlpha = 1
  pen.fillStyle = '#05060f'
  pen.fillRect(0, 0, MINIATURE_WIDTH, MINIATURE_HEIGHT)
  found.forEach((group, row) => {
    const bar = placeOf(4 * row)
    pen.fillStyle = COLORS[group] ?? '#fff'
    box(pen, bar.x, bar.y, MINIATURE_WIDTH - 2 * TILE.left, TILE.height)
  })
  const left = order.filter((scrap) => !found.includes(groupOf(scrap)))
  left.forEach((scrap, index) => {
    const { x, y } = placeOf(4 * found.length + index)
    const isSelected = (selected & (1 << scrap)) !== 0
    pen.fillStyle = isSelected ? '#eef2ff' : '#1b2138'
    box(pen, x, y, TILE.width, TILE.height)
    pen.fillStyle = isSelected ? '#0a0d18' : '#8f9bc4'
    box(pen, x + 14, y + 15, 24 + ((scrap * 7) % 19), 4)
  })
}

function placeOf(index: number): { readonly x: number; readonly y: number } {
  const row = Math.floor(index / 4)
  return { x: TILE.left + (index % 4) * (TILE.width + TILE.gap), y: TILE.top + row * (TILE.height + TILE.gap) }
}

function box(pen: BoardPen, x: number, y: number, width: number, height: number): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, Math.min(8, height / 2))
  pen.fill()
}
