import { capitalsLanguage, inCapitals } from '@trendverse/domain/language/in-capitals'
import { type CaptionLayout, layOutCaption } from '@trendverse/domain/memes/caption-layout'
import { cleanCaption } from '@trendverse/domain/memes/clean-caption'
import type { CaptionPlacement } from '@trendverse/domain/memes/meme'
import { CAPTION_FONT_STACK } from './caption-font'
import { type Box, type CaptionBox, PICTURE_HEIGHT, PICTURE_WIDTH } from './meme-format'
import type { Pen } from './pen'

/** Letters are measured at this size, in pixels: large enough for hinting not to matter. */
const MEASURED_AT = 100

/** Letters do not grow exactly as their size does: they are hinted. */
const GROWTH_MARGIN = 0.985

/** A caption as it stands in the picture; pixels of the picture. */
export type PlacedCaption = {
  readonly layout: CaptionLayout
  /** Baselines, one per line. */
  readonly baselines: readonly number[]
  /** The box's own, or the other side's: a text that runs from right to left begins where its script begins. */
  readonly align: CaptionBox['align']
  /** Where each line is anchored, by that alignment. */
  readonly x: number
  /** Around all ink. */
  readonly area: Box
  readonly strokeWidth: number
}

export function setCaptionFont(pen: Pen, fontSize: number): void {
  pen.font = `${fontSize}px ${CAPTION_FONT_STACK}`
}

/**
 * Lays a caption out in its box and says where each line goes; a visitor's own placement moves and sizes the same lines.
 *
 * @param language Of all captions, which decides how capitals look; absent: that of this one.
 */
export function placeCaption(
  pen: Pen,
  box: CaptionBox,
  caption: string,
  placement: CaptionPlacement | null,
  language: string | null = capitalsLanguage([caption]),
): PlacedCaption {
  const clean = cleanCaption(caption)
  const text = box.letterCase === 'upper' ? inCapitals(clean, language) : clean
  const room = pixelsOf(box)
  const natural = layOutWithInk(pen, box, text, room)
  return position(pen, box, scaled(pen, natural, placement?.scale ?? 1, box), room, placement)
}

function pixelsOf({ x, y, width, height }: Box): Box {
  return { x: x * PICTURE_WIDTH, y: y * PICTURE_HEIGHT, width: width * PICTURE_WIDTH, height: height * PICTURE_HEIGHT }
}

/** Accents and outlines reach beyond lines: where they leave the box, the letters have to be smaller. */
function layOutWithInk(pen: Pen, box: CaptionBox, text: string, room: Box): CaptionLayout {
  const measure = (part: string): number => {
    setCaptionFont(pen, MEASURED_AT)
    return pen.measureText(part).width / MEASURED_AT
  }
  const sizes = { maxFontSize: box.maxFontSize * PICTURE_HEIGHT, minFontSize: box.minFontSize * PICTURE_HEIGHT }
  let height = room.height
  for (let tries = 0; ; tries += 1) {
    const layout = layOutCaption(text, { width: room.width, height, ...sizes }, measure)
    const excess = inkOf(pen, layout, strokeOf(box, layout.fontSize)).height - room.height
    if (excess <= 0 || tries === 4) return layout
    height -= excess + layout.fontSize * 0.1
  }
}

const strokeOf = ({ stroke }: CaptionBox, fontSize: number): number => (stroke?.width ?? 0) * fontSize

/** How high and wide all lines are, and how far their ink reaches beyond where they are anchored; pixels. */
function inkOf(pen: Pen, { lines, fontSize, lineHeight }: CaptionLayout, strokeWidth: number) {
  setCaptionFont(pen, fontSize)
  let above = 0
  let below = 0
  let width = 0
  let before = 0
  let behind = 0
  for (const [index, line] of lines.entries()) {
    const ink = pen.measureText(line)
    above = Math.max(above, ink.actualBoundingBoxAscent - index * lineHeight)
    below = Math.max(below, ink.actualBoundingBoxDescent + index * lineHeight)
    width = Math.max(width, ink.width)
    before = Math.max(before, ink.actualBoundingBoxLeft)
    behind = Math.max(behind, ink.actualBoundingBoxRight - ink.width)
  }
  const outline = strokeWidth / 2
  return {
    above: above + outline,
    height: above + below + strokeWidth,
    before: before + outline,
    behind: behind + outline,
    width: width + before + behind + strokeWidth,
  }
}

/** The visitor's own size, as far as the picture has room for it. */
function scaled(pen: Pen, layout: CaptionLayout, scale: number, box: CaptionBox): CaptionLayout {
  if (scale === 1) return layout
  const ink = inkOf(pen, layout, strokeOf(box, layout.fontSize))
  const most = Math.min(PICTURE_WIDTH / Math.max(1, ink.width), PICTURE_HEIGHT / Math.max(1, ink.height))
  const factor = Math.min(scale, most * GROWTH_MARGIN)
  return { ...layout, fontSize: layout.fontSize * factor, lineHeight: layout.lineHeight * factor }
}

function position(
  pen: Pen,
  box: CaptionBox,
  layout: CaptionLayout,
  room: Box,
  placement: CaptionPlacement | null,
): PlacedCaption {
  const strokeWidth = strokeOf(box, layout.fontSize)
  const align = alignOf(box, layout)
  const ink = inkOf(pen, layout, strokeWidth)
  const wanted = placement
    ? { x: placement.x * PICTURE_WIDTH - ink.width / 2, y: placement.y * PICTURE_HEIGHT - ink.height / 2 }
    : {
        x: alongOf(room.x, room.width, ink.width, align),
        y: alongOf(room.y, room.height, ink.height, box.verticalAlign),
      }
  const left = within(wanted.x, PICTURE_WIDTH - ink.width)
  const top = within(wanted.y, PICTURE_HEIGHT - ink.height)
  const anchor = { left: ink.before, center: ink.width / 2, right: ink.width - ink.behind }[align]
  return {
    layout,
    baselines: layout.lines.map((_, index) => top + ink.above + index * layout.lineHeight),
    align,
    x: left + anchor,
    area: {
      x: left / PICTURE_WIDTH,
      y: top / PICTURE_HEIGHT,
      width: ink.width / PICTURE_WIDTH,
      height: ink.height / PICTURE_HEIGHT,
    },
    strokeWidth,
  }
}

/** Formats are drawn for texts from left to right: others stand on the other side of their box, their lines flush there. */
function alignOf({ align }: CaptionBox, { direction }: CaptionLayout): CaptionBox['align'] {
  if (direction === 'ltr' || align === 'center') return align
  return align === 'left' ? 'right' : 'left'
}

function alongOf(start: number, room: number, size: number, align: CaptionBox['align'] | CaptionBox['verticalAlign']) {
  if (align === 'left' || align === 'top') return start
  return align === 'right' || align === 'bottom' ? start + room - size : start + (room - size) / 2
}

const within = (value: number, most: number): number => Math.min(Math.max(0, value), Math.max(0, most))
