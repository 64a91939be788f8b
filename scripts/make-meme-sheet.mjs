/**
 * Draws the contact sheet of memes: a row for each format, a column for each of four starter trends, by the built-in writer
 * in all styles and tones in turn. Run with `npx tsx scripts/make-meme-sheet.mjs`; another seed writes other memes:
 * `npx tsx scripts/make-meme-sheet.mjs 7 sheet.webp`.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadCanvas } from '../apps/server/src/infrastructure/drawing/canvas-library.ts'
import { writeCaptions } from '../packages/domain/src/memes/built-in/write-captions.ts'
import { MEME_STYLES, MEME_TONES } from '../packages/domain/src/memes/meme-kinds.ts'
import { drawMeme } from '../packages/meme-formats/src/draw-meme.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../packages/meme-formats/src/meme-format.ts'
import { MEME_FORMAT_LIST } from '../packages/meme-formats/src/registry.ts'
import { jokesAbout } from '../packages/starter-content/src/handwritten.ts'
import { starterTrendDetails } from '../packages/starter-content/src/to-trend-detail.ts'

const SHEET = fileURLToPath(new URL('../docs/images/memes.webp', import.meta.url))
const TRENDS = ['Rockets that land', 'Dubai chocolate', 'Wordle', 'Vinyl revival']
const CELL = { width: 360, height: 270, gap: 8 }
const QUALITY = 74

const { createCanvas } = await loadCanvas()

const random = seeded(Number(process.argv[2] ?? 1))
const trends = TRENDS.map((name) => {
  const found = starterTrendDetails().find((trend) => trend.name === name)
  if (found === undefined) throw new Error(`No starter trend is called ${name}.`)
  return found
})

const step = { x: CELL.width + CELL.gap, y: CELL.height + CELL.gap }
const sheet = createCanvas(trends.length * step.x + CELL.gap, MEME_FORMAT_LIST.length * step.y + CELL.gap)
const onto = sheet.getContext('2d')
onto.fillStyle = '#05060f'
onto.fillRect(0, 0, sheet.width, sheet.height)
onto.imageSmoothingQuality = 'high'
for (const [row, format] of MEME_FORMAT_LIST.entries()) {
  for (const [column, trend] of trends.entries()) {
    const number = row * trends.length + column
    const style = MEME_STYLES[number % MEME_STYLES.length] ?? 'funny'
    const tone = MEME_TONES[number % MEME_TONES.length] ?? 'witty'
    const jokes = jokesAbout(trend.id)
    const kind = { trend, style, tone, format: format.id, customText: '', jokes }
    const { captions } = writeCaptions({ ...kind, random, earlier: [] })
    const picture = createCanvas(PICTURE_WIDTH, PICTURE_HEIGHT)
    const colors = { accent: trend.color }
    drawMeme(picture.getContext('2d'), { format, captions, placements: [], colors, painting: null })
    onto.drawImage(picture, CELL.gap + column * step.x, CELL.gap + row * step.y, CELL.width, CELL.height)
    console.log(`${format.id}, ${style}, ${tone}: ${captions.join(' / ')}`)
  }
}
const file = process.argv[3] ?? SHEET
const bytes = sheet.toBuffer('image/webp', QUALITY)
writeFileSync(file, bytes)
console.log(`${file}: ${Math.round(bytes.length / 1000)} kB`)

/**
 * Numbers that look random and are the same for a seed (mulberry32).
 * @param {number} seed
 */
function seeded(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
