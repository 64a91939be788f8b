import { CAPTION_ROLES, type MemeFormatId } from '@trendverse/domain/memes/meme-kinds'
import { CAPTION_FONT_STACK } from '@trendverse/meme-formats/caption-font'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '@trendverse/meme-formats/meme-format'
import { memeFormat } from '@trendverse/meme-formats/registry'
import { type DrawnMeme, drawOnCanvas } from '../../../apps/web/src/components/memes/draw-on-canvas'
import { loadCaptionFont } from '../../../apps/web/src/components/memes/load-caption-font'
import { exportPicture } from '../../../apps/web/src/features/memes/export-picture'
import type { ExportMs, KeystrokeMs, MemeBench } from '../bench-page'

declare global {
  interface Window {
    memeBench: MemeBench
  }
}

const ACCENT = '#4fb4ff'
const QUALITY = 0.9
const SENTENCE = 'When the trend you called a year ago is suddenly on every screen and nobody remembers it was you'

function canvasOf(): { readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE_WIDTH
  canvas.height = PICTURE_HEIGHT
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser does not draw.')
  return { canvas, pen }
}

/** What the canvas was told is drawn when a pixel is asked for. */
const finish = (pen: CanvasRenderingContext2D) => pen.getImageData(0, 0, 1, 1)

/** A meme whose captions are written up to here: no two keystrokes draw the same. */
function memeOf(type: MemeFormatId, length: number): DrawnMeme {
  const captions = CAPTION_ROLES[type].map((_, index) => SENTENCE.slice(0, Math.max(1, length - index)))
  return { type, captions, placements: captions.map(() => null), accent: ACCENT, painting: null }
}

/** A press comes at any moment of a frame: right after a file was written the browser would wait for the next frame. */
const someMoment = (round: number) => new Promise((passed) => setTimeout(passed, 20 + ((round * 7) % 16)))

const lengthOf = (round: number) => 1 + ((round * 7) % SENTENCE.length)

function writtenMs(canvas: HTMLCanvasElement): Promise<number> {
  const started = performance.now()
  return new Promise((resolve) => canvas.toBlob(() => resolve(performance.now() - started), 'image/jpeg', QUALITY))
}

await loadCaptionFont()
window.memeBench = {
  keystrokes: (type, rounds) => {
    const [ours, scene, bare] = [canvasOf(), canvasOf(), canvasOf()]
    memeFormat(type).drawScene(scene.pen, { accent: ACCENT })
    return Array.from({ length: rounds }, (_, round): KeystrokeMs => {
      const meme = memeOf(type, lengthOf(round))
      const started = performance.now()
      drawOnCanvas(ours.canvas, meme, 1)
      const told = performance.now() - started
      finish(ours.pen)
      const drawn = performance.now() - started
      const bareStarted = performance.now()
      bare.pen.drawImage(scene.canvas, 0, 0)
      bare.pen.font = `40px ${CAPTION_FONT_STACK}`
      for (const [index, caption] of meme.captions.entries()) bare.pen.fillText(caption, 0, 60 * (index + 1))
      finish(bare.pen)
      return { told, drawn, bare: performance.now() - bareStarted }
    })
  },
  exports: async (type, rounds) => {
    const [ours, empty] = [canvasOf(), canvasOf()]
    const measured: ExportMs[] = []
    for (let round = 0; round < rounds; round += 1) {
      const meme = memeOf(type, lengthOf(round))
      await someMoment(round)
      const started = performance.now()
      await exportPicture(meme, 'image/jpeg')
      const whole = performance.now() - started
      drawOnCanvas(ours.canvas, meme, 1)
      finish(ours.pen)
      await someMoment(round)
      const written = await writtenMs(ours.canvas)
      await someMoment(round)
      measured.push({ whole, written, empty: await writtenMs(empty.canvas) })
    }
    return measured
  },
}
