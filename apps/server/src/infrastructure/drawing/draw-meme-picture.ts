import type { Canvas } from '@napi-rs/canvas'
import { drawMeme } from '@trendverse/meme-formats/draw-meme'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '@trendverse/meme-formats/meme-format'
import { paintCover } from '@trendverse/meme-formats/paint-cover'
import { memeFormat } from '@trendverse/meme-formats/registry'
import type { MemeToDraw } from '../../http/previews/meme-picture'
import type { CanvasLibrary } from './canvas-library'

/** Draws a meme as its maker's page does, 800 x 600 (MM-21): by the same code, with the same letters. */
export async function drawMemePicture(library: CanvasLibrary, meme: MemeToDraw): Promise<Canvas> {
  const canvas = library.createCanvas(PICTURE_WIDTH, PICTURE_HEIGHT)
  const pen = canvas.getContext('2d')
  const format = memeFormat(meme.type)
  const room = format.painting
  const painting = meme.painting === null || room === null ? null : await library.loadImage(meme.painting)
  drawMeme(pen, {
    format,
    captions: meme.captions,
    placements: meme.placements,
    colors: { accent: meme.accent },
    painting: painting === null || room === null ? null : () => paintCover(pen, painting, room),
  })
  return canvas
}
