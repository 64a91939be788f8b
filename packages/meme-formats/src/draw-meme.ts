import { capitalsLanguage } from '@trendverse/domain/language/in-capitals'
import type { CaptionPlacement } from '@trendverse/domain/memes/meme'
import { type Box, type MemeFormat, PICTURE_HEIGHT, PICTURE_WIDTH, type SceneColors } from './meme-format'
import type { Pen } from './pen'
import { type PlacedCaption, placeCaption, setCaptionFont } from './place-caption'

/** Where a caption stands, as fractions of the picture: what a visitor takes hold of. Of an empty one its box. */
export type CaptionArea = Box

export type MemeDrawing = {
  readonly format: MemeFormat
  /** One per box of the format; missing ones are empty. */
  readonly captions: readonly string[]
  readonly placements: readonly (CaptionPlacement | null)[]
  readonly colors: SceneColors
  /** Draws what a model painted into the format's `painting` box, over the scene; null: the scene stands alone. */
  readonly painting: (() => void) | null
}

/**
 * Draws a meme, 800 x 600, the same in the browser and on the server. The caption font has to be loaded. Returns where the
 * captions stand, in the order of the boxes.
 */
export function drawMeme(pen: Pen, drawing: MemeDrawing): readonly CaptionArea[] {
  const { format, captions, placements, colors, painting } = drawing
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT)
  pen.clip()
  format.drawScene(pen, colors)
  if (painting !== null) {
    pen.save()
    painting()
    pen.restore()
  }
  const language = capitalsLanguage(captions)
  const areas = format.boxes.map((box, index) => {
    const caption = placeCaption(pen, box, captions[index] ?? '', placements[index] ?? null, language)
    if (caption.layout.lines.length === 0) return { x: box.x, y: box.y, width: box.width, height: box.height }
    drawLines(pen, caption, box)
    return caption.area
  })
  pen.restore()
  return areas
}

function drawLines(
  pen: Pen,
  { layout, baselines, align, x, strokeWidth }: PlacedCaption,
  box: MemeFormat['boxes'][number],
): void {
  pen.save()
  setCaptionFont(pen, layout.fontSize)
  pen.textAlign = align
  pen.textBaseline = 'alphabetic'
  pen.direction = layout.direction
  pen.lineJoin = 'round'
  pen.lineWidth = strokeWidth
  if (box.stroke !== null) pen.strokeStyle = box.stroke.color
  pen.fillStyle = box.color
  for (const [index, line] of layout.lines.entries()) {
    const baseline = baselines[index] ?? 0
    // the outline of one letter must not lie over its neighbour
    if (box.stroke !== null) pen.strokeText(line, x, baseline)
    pen.fillText(line, x, baseline)
  }
  pen.restore()
}
