import { describe, expect, it } from 'vitest'
import { drawMeme } from './draw-meme'
import { type CaptionBox, type MemeFormat, PICTURE_HEIGHT, PICTURE_WIDTH } from './meme-format'
import { MEME_FORMAT_LIST } from './registry'
import { captionCanvas } from './testing/caption-canvas'

/** Letters have room at their sides, and edges are drawn half transparent. */
const FLUSH_PX = 14
const ROOM = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 }

const TEXTS = {
  english: 'It begins on this side\nand on',
  arabic: 'من اليمين إلى اليسار\nثم',
  hebrew: 'מימין לשמאל הולכים\nוכך',
} as const

/** How far the ink of each of two lines is from the left and the right end of its room, in pixels. */
function gapsOf(align: CaptionBox['align'], caption: string) {
  const [first] = MEME_FORMAT_LIST
  const [box] = first?.boxes ?? []
  if (first === undefined || box === undefined) throw new Error('no format')
  const format: MemeFormat = {
    ...first,
    boxes: [{ ...box, ...ROOM, align, verticalAlign: 'middle' }],
    drawScene: () => undefined,
  }
  const pen = captionCanvas()
  const [area] = drawMeme(pen, {
    format,
    captions: [caption],
    placements: [],
    colors: { accent: '#7c5cf0' },
    painting: null,
  })
  if (area === undefined) throw new Error('nothing was placed')
  const top = Math.round(area.y * PICTURE_HEIGHT)
  const half = Math.round((area.height * PICTURE_HEIGHT) / 2)
  return [top, top + half].map((from) => {
    const { data } = pen.getImageData(0, from, PICTURE_WIDTH, half)
    const columns = Array.from({ length: PICTURE_WIDTH }, (_, x) => x).filter((x) =>
      Array.from({ length: half }, (_, y) => data[(y * PICTURE_WIDTH + x) * 4 + 3] ?? 0).some((alpha) => alpha > 48),
    )
    return {
      left: (columns[0] ?? PICTURE_WIDTH) - ROOM.x * PICTURE_WIDTH,
      right: (ROOM.x + ROOM.width) * PICTURE_WIDTH - (columns.at(-1) ?? 0) - 1,
    }
  })
}

describe('the side captions stand on', () => {
  it.each([
    ['left', 'english', 'left'],
    ['left', 'arabic', 'right'],
    ['left', 'hebrew', 'right'],
    ['right', 'english', 'right'],
    ['right', 'arabic', 'left'],
    ['right', 'hebrew', 'left'],
  ] as const)('in a box aligned %s, %s lines are all flush %s', (align, script, side) => {
    const gaps = gapsOf(align, TEXTS[script])
    expect(gaps).toHaveLength(2)
    for (const gap of gaps) expect(Math.abs(gap[side]), JSON.stringify(gaps)).toBeLessThan(FLUSH_PX)
    const other = side === 'left' ? 'right' : 'left'
    expect(gaps[1]?.[other], 'the short line leaves its room open').toBeGreaterThan(40)
  })

  it.each(['english', 'arabic', 'hebrew'] as const)('in a centred box, %s lines are all in the middle', (script) => {
    for (const { left, right } of gapsOf('center', TEXTS[script])) expect(Math.abs(left - right)).toBeLessThan(20)
  })
})
