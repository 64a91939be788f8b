import type { CaptionPlacement } from '@trendverse/domain/memes/meme'
import type { Box } from '@trendverse/meme-formats/meme-format'

export const MIN_SCALE = 0.4
export const MAX_SCALE = 2
/** One press of plus or minus. */
const SCALE_STEP = 0.05
/** One press of an arrow key, as a fraction of the picture; with the shift key the larger one. */
const MOVE_STEP = 0.01
const LARGE_MOVE_STEP = 0.05

/** Fine enough for a picture of 800 pixels, and short enough to be kept. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000
const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Where a caption stands: as it was placed, else the middle of where the format put it. */
export function placementOf(placed: CaptionPlacement | null, area: Box): CaptionPlacement {
  return placed ?? { x: rounded(area.x + area.width / 2), y: rounded(area.y + area.height / 2), scale: 1 }
}

/** A caption moved by fractions of the picture; its middle stays inside. */
export function movedBy(placement: CaptionPlacement, x: number, y: number): CaptionPlacement {
  return {
    ...placement,
    x: rounded(between(placement.x + x, 0, 1)),
    y: rounded(between(placement.y + y, 0, 1)),
  }
}

export function scaledTo(placement: CaptionPlacement, scale: number): CaptionPlacement {
  return { ...placement, scale: rounded(between(scale, MIN_SCALE, MAX_SCALE)) }
}

type Key = { readonly key: string; readonly shiftKey: boolean }

/** What a key does to a caption; null for keys that do nothing to it. */
export function placedByKey(placement: CaptionPlacement, { key, shiftKey }: Key): CaptionPlacement | null {
  const step = shiftKey ? LARGE_MOVE_STEP : MOVE_STEP
  switch (key) {
    case 'ArrowLeft':
      return movedBy(placement, -step, 0)
    case 'ArrowRight':
      return movedBy(placement, step, 0)
    case 'ArrowUp':
      return movedBy(placement, 0, -step)
    case 'ArrowDown':
      return movedBy(placement, 0, step)
    case '+':
    case '=':
      return scaledTo(placement, placement.scale + SCALE_STEP)
    case '-':
      return scaledTo(placement, placement.scale - SCALE_STEP)
    default:
      return null
  }
}

/** Where a caption stands, to be heard. */
export function placementWords({ x, y, scale }: CaptionPlacement): string {
  const percent = (share: number) => `${Math.round(share * 100).toString()}%`
  return `${percent(x)} from the left, ${percent(y)} from the top, size ${percent(scale)}`
}
