import { WRAP_SHARE } from '@trendverse/domain/memes/caption-layout'
import { drawMeme } from '@trendverse/meme-formats/draw-meme'
import { type Box, type MemeFormat, PICTURE_HEIGHT, PICTURE_WIDTH } from '@trendverse/meme-formats/meme-format'
import type { captionCanvas } from '@trendverse/meme-formats/testing/caption-canvas'
import { type InkBounds, inkBounds } from './ink-bounds'

/** Smoothed edges, in pixels. */
const EDGE = 1.5
/** Measured ink is rounded, and what is dragged need not be exact; in pixels. */
const OVERHANG = 3

/** Marks hang out of the ends of a line, whose width they are no part of; in pixels. */
const MARKS = 24

type CaptionCanvas = ReturnType<typeof captionCanvas>

type DrawnCaption = { readonly ink: InkBounds | null; readonly area: Box }

/** Draws one caption of a format alone on a transparent canvas and measures its ink. */
function drawCaptionAlone(pen: CaptionCanvas, format: MemeFormat, index: number, caption: string): DrawnCaption {
  pen.clearRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT)
  const areas = drawMeme(pen, {
    format: { ...format, drawScene: () => undefined },
    captions: format.boxes.map((_, box) => (box === index ? caption : '')),
    placements: [],
    colors: { accent: '#ffffff' },
    painting: null,
  })
  const area = areas[index]
  if (area === undefined) throw new Error(`${format.id} has no caption ${index}`)
  const { data } = pen.getImageData(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT)
  return { ink: inkBounds(data, PICTURE_WIDTH), area }
}

/** How far ink reaches out of a box, in pixels; negative: how far it stays within. */
function reachBeyond(ink: InkBounds, { x, y, width, height }: Box): number {
  return Math.max(
    x * PICTURE_WIDTH - ink.left,
    y * PICTURE_HEIGHT - ink.top,
    ink.right - (x + width) * PICTURE_WIDTH,
    ink.bottom - (y + height) * PICTURE_HEIGHT,
  )
}

/** What is wrong with how a caption is drawn in its format's own place, or null. */
export function captionFault(pen: CaptionCanvas, format: MemeFormat, index: number, caption: string): string | null {
  const box = format.boxes[index]
  if (box === undefined) throw new Error(`${format.id} has no box ${index}`)
  const { ink, area } = drawCaptionAlone(pen, format, index, caption)
  const fault = (what: string) => `${format.id}, ${box.role}: ${what}: ${JSON.stringify(caption)}`
  if (ink === null) return fault('nothing is drawn')
  const beyond = reachBeyond(ink, box)
  if (beyond > EDGE) return fault(`${beyond.toFixed(1)} px out of the box`)
  const outline = (box.stroke?.width ?? 0) * box.maxFontSize * PICTURE_HEIGHT
  const most = box.width * PICTURE_WIDTH * WRAP_SHARE + outline + MARKS
  if (ink.right - ink.left > most) return fault(`${ink.right - ink.left} px wide where ${most.toFixed(0)} are allowed`)
  const outside = reachBeyond(ink, area)
  return outside > OVERHANG ? fault(`${outside.toFixed(1)} px out of the area that is told`) : null
}
