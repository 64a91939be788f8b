import latin from '@fontsource/anton/files/anton-latin-400-normal.woff2?url'
import latinExtended from '@fontsource/anton/files/anton-latin-ext-400-normal.woff2?url'
import vietnamese from '@fontsource/anton/files/anton-vietnamese-400-normal.woff2?url'
import { CAPTION_FONT } from '@trendverse/meme-formats/caption-font'
import { logFailure } from '../../backend/call/log-failure'

/** The family's files, with the characters that only the later ones have. */
const FILES = [
  {
    file: latin,
    unicodeRange: 'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122',
  },
  { file: latinExtended, unicodeRange: 'U+100-130, U+132-151, U+154-2BA, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F' },
  { file: vietnamese, unicodeRange: 'U+1EA0-1EF1' },
] as const

/** Nobody waits longer to see their meme. */
const PATIENCE_MS = 3_000

let loading: Promise<void> | null = null

/**
 * Loads the face captions are set in, once. Letters are measured before they are drawn: without it they would be measured by
 * another face. Where it cannot be loaded, or not within 3 s, captions are set in what the device has.
 */
export function loadCaptionFont(): Promise<void> {
  loading ??= Promise.race([load(), new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))])
  return loading
}

async function load(): Promise<void> {
  try {
    const faces = FILES.map(({ file, unicodeRange }) => new FontFace(CAPTION_FONT, `url(${file})`, { unicodeRange }))
    for (const face of await Promise.all(faces.map((one) => one.load()))) document.fonts.add(face)
  } catch (cause) {
    logFailure('The face of captions could not be loaded.', cause)
  }
}
