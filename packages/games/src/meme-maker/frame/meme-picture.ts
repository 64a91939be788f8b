import anton from '@fontsource/anton/files/anton-latin-400-normal.woff2?url'
import type { MemeFormatId } from '@trendverse/domain/memes/meme-kinds'
import { CAPTION_FONT } from '@trendverse/meme-formats/caption-font'
import { drawFailure } from '@trendverse/meme-formats/draw-failure'
import { drawMeme } from '@trendverse/meme-formats/draw-meme'
import { type MemeFormat, PICTURE_WIDTH } from '@trendverse/meme-formats/meme-format'

type Load = () => Promise<{ readonly format: MemeFormat }>

/** A format is loaded when a board shows it: a day has four of the ten. */
const FORMATS: Readonly<Record<MemeFormatId, Load>> = {
  'image-text': () => import('@trendverse/meme-formats/image-text/format'),
  reaction: () => import('@trendverse/meme-formats/reaction/format'),
  comparison: () => import('@trendverse/meme-formats/comparison/format'),
  pov: () => import('@trendverse/meme-formats/pov/format'),
  nobody: () => import('@trendverse/meme-formats/nobody/format'),
  'brain-expand': () => import('@trendverse/meme-formats/brain-expand/format'),
  drake: () => import('@trendverse/meme-formats/drake/format'),
  'distracted-bf': () => import('@trendverse/meme-formats/distracted-bf/format'),
  wojak: () => import('@trendverse/meme-formats/wojak/format'),
  chad: () => import('@trendverse/meme-formats/chad/format'),
}

let captionFont: Promise<unknown> | null = null

async function loadCaptionFont(): Promise<unknown> {
  const face = new FontFace(CAPTION_FONT, `url(${JSON.stringify(anton)})`)
  document.fonts.add(face)
  return face.load()
}

/** Loads what the memes of a board need, so that nothing is awaited when one is found. */
export async function loadFormats(ids: readonly MemeFormatId[]): Promise<void> {
  captionFont ??= loadCaptionFont()
  await Promise.all([captionFont, ...ids.map((id) => FORMATS[id]())])
}

/** Draws a meme over the whole canvas, and says what it shows to who cannot see it. */
export async function drawOn(
  canvas: HTMLCanvasElement,
  meme: { readonly format: MemeFormatId; readonly captions: readonly string[]; readonly accent: string },
): Promise<void> {
  const pen = canvas.getContext('2d')
  if (pen === null) return
  canvas.setAttribute('aria-label', `Meme. It reads: ${meme.captions.join(' / ')}`)
  pen.setTransform(canvas.width / PICTURE_WIDTH, 0, 0, canvas.width / PICTURE_WIDTH, 0, 0)
  try {
    const [{ format }] = await Promise.all([FORMATS[meme.format](), loadFormats([])])
    const { captions, accent } = meme
    drawMeme(pen, { format, captions, placements: captions.map(() => null), colors: { accent }, painting: null })
    canvas.setAttribute('aria-label', `${format.sceneAltText} It reads: ${captions.join(' / ')}`)
  } catch {
    // The board goes on without its picture; the captions stand beside it.
    drawFailure(pen)
  }
}
