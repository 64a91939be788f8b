import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededNumbers } from '@trendverse/test-support/seeded-numbers'
import { sharedDataDir } from '@trendverse/test-support/shared-data'
import { describe, expect, it } from 'vitest'
import { drawFailure } from './draw-failure'
import { drawMeme } from './draw-meme'
import { type Box, type MemeFormat, PICTURE_HEIGHT, PICTURE_WIDTH } from './meme-format'
import { MEME_FORMAT_LIST } from './registry'
import { captionCanvas } from './testing/caption-canvas'

const COLORS = { accent: '#7c5cf0' }
/** Captions of each length in each box of each format. */
const CAPTIONS_PER_BOX = 6
/** Edges are drawn half transparent, and hinting moves letters by parts of a pixel. */
const TOLERANCE_PX = 2
const WORDS = [
  'a',
  'is',
  'the',
  'trend',
  'ÅÉÎ',
  'nobody',
  'MOON',
  'gjpqy',
  'extraordinary',
  'שלום',
  'عالم',
  '世界中',
  '🔥',
  '👨‍👩‍👧‍👦',
  'Éblouissant!',
  '“quoted”',
  '100%',
]

const data = sharedDataDir('captions of naughty strings')

/** A format whose scene leaves the picture transparent, so that all ink is the captions'. */
const withoutScene = (format: MemeFormat): MemeFormat => ({ ...format, drawScene: () => undefined })

/** The rectangle around everything that was drawn, in pixels; null when nothing was. */
function inkOf(
  format: MemeFormat,
  captions: readonly string[],
  placements: Parameters<typeof drawMeme>[1]['placements'] = [],
) {
  const pen = captionCanvas()
  const areas = drawMeme(pen, { format: withoutScene(format), captions, placements, colors: COLORS, painting: null })
  const { data: pixels } = pen.getImageData(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT)
  let [left, top, right, bottom] = [PICTURE_WIDTH, PICTURE_HEIGHT, -1, -1]
  for (let y = 0; y < PICTURE_HEIGHT; y += 1) {
    for (let x = 0; x < PICTURE_WIDTH; x += 1) {
      if ((pixels[(y * PICTURE_WIDTH + x) * 4 + 3] ?? 0) < 48) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  }
  return { areas, ink: right < 0 ? null : { left, top, right, bottom } }
}

function expectWithin(ink: ReturnType<typeof inkOf>['ink'], box: Box, what: string): void {
  if (ink === null) throw new Error(`nothing was drawn of ${what}`)
  expect(ink.left, what).toBeGreaterThanOrEqual(box.x * PICTURE_WIDTH - TOLERANCE_PX)
  expect(ink.right, what).toBeLessThanOrEqual((box.x + box.width) * PICTURE_WIDTH + TOLERANCE_PX)
  expect(ink.top, what).toBeGreaterThanOrEqual(box.y * PICTURE_HEIGHT - TOLERANCE_PX)
  expect(ink.bottom, what).toBeLessThanOrEqual((box.y + box.height) * PICTURE_HEIGHT + TOLERANCE_PX)
}

/** Boxes lie apart (scenes.test.ts): captions that stay in them never meet. */
describe.each(MEME_FORMAT_LIST)('captions of $id', (format) => {
  const only = (index: number, caption: string) => format.boxes.map((_, other) => (other === index ? caption : ''))

  it('stay in their boxes, whatever their length and script', () => {
    const random = seededNumbers(format.id.length * 1_000)
    for (const [index, box] of format.boxes.entries()) {
      for (let round = 0; round < CAPTIONS_PER_BOX; round += 1) {
        const length = 1 + Math.floor(random() * 30)
        const words = Array.from({ length }, () => WORDS[Math.floor(random() * WORDS.length)])
        const caption = words.join(random() < 0.15 ? '' : ' ')
        expectWithin(inkOf(format, only(index, caption)).ink, box, `${box.role}: ${caption}`)
      }
    }
  })

  it('says where each stands, and where an empty one would', () => {
    const { areas, ink } = inkOf(format, only(0, 'Here'))
    expect(areas).toHaveLength(format.boxes.length)
    const [area, other] = areas
    if (area === undefined) throw new Error('no area')
    expectWithin(ink, area, 'the first caption')
    if (other !== undefined) expect(other).toMatchObject({ x: format.boxes[1]?.x, y: format.boxes[1]?.y })
  })

  it('never leave the picture, wherever they are put and however large', () => {
    const whole = { x: 0, y: 0, width: 1, height: 1 }
    for (const placement of [
      { x: 0, y: 0, scale: 2 },
      { x: 1, y: 1, scale: 0.4 },
      { x: 0.5, y: 0.5, scale: 2 },
    ]) {
      const { ink } = inkOf(format, only(0, 'Moved by somebody who had ideas of their own about this'), [placement])
      expectWithin(ink, whole, JSON.stringify(placement))
    }
  })

  it('grow no further than the picture, and say where they stand in it', () => {
    for (const [index] of format.boxes.entries()) {
      const moved = format.boxes.map((_, other) => (other === index ? { x: 1.4, y: -0.3, scale: 40 } : null))
      const area = inkOf(format, only(index, 'When the trend moves on'), moved).areas[index]
      if (area === undefined) throw new Error('no area')
      expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(area.x + area.width, area.y + area.height)).toBeLessThanOrEqual(1.000_1)
      expect(Math.max(area.width, area.height)).toBeGreaterThan(0.95)
    }
  })

  it('draws scene and captions without leaving a transparent pixel', () => {
    const pen = captionCanvas()
    drawMeme(pen, { format, captions: ['One', 'Two', 'Three', 'Four'], placements: [], colors: COLORS, painting: null })
    const { data: pixels } = pen.getImageData(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT)
    let holes = 0
    for (let index = 3; index < pixels.length; index += 4) if (pixels[index] !== 255) holes += 1
    expect(holes).toBe(0)
  })

  it('draws a painting in its place, under the captions', () => {
    const calls: string[] = []
    const pen = captionCanvas()
    const scene: MemeFormat = { ...format, drawScene: () => calls.push('scene') }
    const painting = () => void calls.push('painting')
    drawMeme(pen, { format: scene, captions: [], placements: [], colors: COLORS, painting })
    expect(calls).toEqual(['scene', 'painting'])
  })
})

it.runIf(data !== null)('draws naughty strings calmly', () => {
  const texts: readonly string[] = JSON.parse(readFileSync(join(data ?? '', 'hostile/naughty/blns.json'), 'utf8'))
  expect(texts.length).toBeGreaterThan(400)
  const [format] = MEME_FORMAT_LIST
  if (format === undefined) throw new Error('no format')
  // one in eight: looking for letters no font has takes its time
  for (const text of texts.filter((_, index) => index % 8 === 0)) {
    const { ink } = inkOf(format, [text])
    if (ink !== null) expectWithin(ink, format.boxes[0] ?? { x: 0, y: 0, width: 1, height: 1 }, text)
  }
})

it('says in red that a drawing failed (ER-51)', () => {
  const pen = captionCanvas()
  drawFailure(pen)
  const [red = 0, green = 255, blue = 255] = pen.getImageData(5, 5, 1, 1).data
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
  const { data: pixels } = pen.getImageData(100, 250, 600, 100)
  expect(pixels.filter((value, index) => index % 4 === 1 && value > 240).length).toBeGreaterThan(5_000)
})
