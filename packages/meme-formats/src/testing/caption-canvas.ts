import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { CAPTION_FONT } from '../caption-font'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../meme-format'

const require = createRequire(import.meta.url)

/** A transparent canvas as large as a meme, with the face that captions are set in. */
export function captionCanvas(): SKRSContext2D {
  if (!GlobalFonts.has(CAPTION_FONT)) {
    for (const script of ['latin', 'latin-ext', 'vietnamese']) {
      const file = require.resolve(`@fontsource/anton/files/anton-${script}-400-normal.woff2`)
      GlobalFonts.register(readFileSync(file), CAPTION_FONT)
    }
  }
  return createCanvas(PICTURE_WIDTH, PICTURE_HEIGHT).getContext('2d')
}
