import type { MemeMakerPack } from './pack'
import { currentRules as rules } from './rules/current'
import type { BoardInput } from './rules/v1/board-input'
import { type BoardState, groupOf } from './rules/v1/board-state'

/** The part of a canvas that a preview draws on; its picture is 320 x 180. */
export type PreviewPen = Pick<
  CanvasRenderingContext2D,
  'globalAlpha' | 'fillRect' | 'beginPath' | 'roundRect' | 'fill'
> & { fillStyle: unknown }

export const PREVIEW_WIDTH = 320
export const PREVIEW_HEIGHT = 180

/** A preview plays an input so often. */
const INPUT_MS = 420
/** It rests on the finished board before it begins again. */
const REST_MS = 2_600
const COLORS = ['#ffd166', '#7fe3a8', '#84b6ff', '#ff9fc6'] as const
const TILE = { width: 70, height: 34, gap: 8, left: 8, top: 8 } as const

/**
 * A run in small, for the card of the catalogue: tiles that light up, and bars where four have become a meme. No words,
 * so it gives no board away.
 *
 * @param log Of a run over this seed and pack, as it was recorded. Throws `MalformedLog` on what is none.
 * @returns Draws the picture of an instant, milliseconds since the preview began.
 */
export function previewOf(
  { seed, pack, log }: { readonly seed: string; readonly pack: MemeMakerPack; readonly log: Uint8Array },
  pen: PreviewPen,
): (elapsedMs: number) => void {
  const states = statesOf(rules.init(seed, pack, 'normal'), rules.log.decode(log).entries)
  const lengthMs = states.length * INPUT_MS + REST_MS
  return (elapsedMs) => {
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

function drawBoard(pen: PreviewPen, { order, found, selected }: BoardState): void {
  pen.globalAlpha = 1
  pen.fillStyle = '#05060f'
  pen.fillRect(0, 0, PREVIEW_WIDTH, PREVIEW_HEIGHT)
  found.forEach((group, row) => {
    const bar = placeOf(4 * row)
    pen.fillStyle = COLORS[group] ?? '#fff'
    box(pen, bar.x, bar.y, PREVIEW_WIDTH - 2 * TILE.left, TILE.height)
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

function box(pen: PreviewPen, x: number, y: number, width: number, height: number): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, Math.min(8, height / 2))
  pen.fill()
}
