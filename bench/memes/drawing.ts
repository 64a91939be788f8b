import { loadavg } from 'node:os'
import { MAX_CAPTION_LENGTH } from '@trendverse/domain/memes/meme'
import { CAPTION_ROLES } from '@trendverse/domain/memes/meme-kinds'
import { drawMeme } from '@trendverse/meme-formats/draw-meme'
import type { MemeFormat } from '@trendverse/meme-formats/meme-format'
import { MEME_FORMAT_LIST } from '@trendverse/meme-formats/registry'
import { captionCanvas } from '@trendverse/meme-formats/testing/caption-canvas'

/**
 * Milliseconds to draw a meme of 800 x 600 on the server's canvas, captions fitted anew every time, and to encode it; the
 * same code draws the preview at every keystroke in the browser, on its own canvas. Processor time, because other work on the
 * machine does not count in it.
 */
const ROUNDS = 31
const QUALITY = 90
const PREVIEW_GOAL_MS = 16
const SERVER_GOAL_MS = 8

const pen = captionCanvas()
const sentence = 'When the trend you called a year ago is suddenly on every screen and nobody remembers it was you '
const CAPTIONS = {
  short: 'When it is on every screen',
  long: sentence.repeat(3).slice(0, MAX_CAPTION_LENGTH),
} as const

function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000
}

function drawMs(format: MemeFormat, caption: string, scene: boolean): number {
  const started = process.cpuUsage()
  drawMeme(pen, {
    format: scene ? format : { ...format, drawScene: () => undefined },
    captions: CAPTION_ROLES[format.id].map(() => caption),
    placements: [],
    colors: { accent: '#4fb4ff' },
    painting: null,
  })
  // what was recorded is drawn when a pixel is asked for
  pen.getImageData(0, 0, 1, 1)
  return processorMs(started)
}

async function encodeMs(): Promise<number> {
  const started = process.cpuUsage()
  await pen.canvas.encode('jpeg', QUALITY)
  return processorMs(started)
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const rounds = (measure: () => number): number => median(Array.from({ length: ROUNDS }, measure))

// letters are cut from the fonts with the first picture
for (const format of MEME_FORMAT_LIST) for (const caption of Object.values(CAPTIONS)) drawMs(format, caption, true)

console.log(
  `goals: preview ${PREVIEW_GOAL_MS} ms a keystroke, server ${SERVER_GOAL_MS} ms; load ${loadavg()[0]?.toFixed(1)}`,
)
console.log(`medians of ${ROUNDS} rounds, ms of processor time`)
console.log(
  '| format | captions alone, short | captions alone, 200 characters | whole, short | whole, 200 characters | JPEG |',
)
console.log('|---|---|---|---|---|---|')
const whole: number[] = []
for (const format of MEME_FORMAT_LIST) {
  const { short, long } = CAPTIONS
  const figures = [
    rounds(() => drawMs(format, short, false)),
    rounds(() => drawMs(format, long, false)),
    rounds(() => drawMs(format, short, true)),
    rounds(() => drawMs(format, long, true)),
  ]
  const encoding: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) encoding.push(await encodeMs())
  whole.push(...figures.slice(2))
  console.log(`| ${format.id} | ${[...figures, median(encoding)].map((ms) => ms.toFixed(1)).join(' | ')} |`)
}
console.log(
  `median over formats and captions: ${median(whole).toFixed(1)} ms, worst ${Math.max(...whole).toFixed(1)} ms`,
)
