import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type * as Canvas from '@napi-rs/canvas'
import { CAPTION_FONT } from '@trendverse/meme-formats/caption-font'

export type CanvasLibrary = typeof Canvas

/** Families of the pages, under which they are registered, beside the one of captions. Other scripts and emoji come from the system's fonts. */
export const HEADING_FONT = 'Bricolage Grotesque'
export const TEXT_FONT = 'Inter'

const FONT_FILES = [
  ...['latin', 'latin-ext', 'vietnamese'].map((script) => ({
    family: HEADING_FONT,
    file: `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-wght-normal.woff2`,
  })),
  ...['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'].map((script) => ({
    family: TEXT_FONT,
    file: `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`,
  })),
  ...['latin', 'latin-ext', 'vietnamese'].map((script) => ({
    family: CAPTION_FONT,
    file: `@fontsource/anton/files/anton-${script}-400-normal.woff2`,
  })),
]

const require = createRequire(import.meta.url)
let loading: Promise<CanvasLibrary> | null = null

async function load(): Promise<CanvasLibrary> {
  const [library, ...fonts] = await Promise.all([
    import('@napi-rs/canvas'),
    ...FONT_FILES.map(async ({ family, file }) => ({ family, bytes: await readFile(require.resolve(file)) })),
  ])
  for (const { family, bytes } of fonts) {
    if (library.GlobalFonts.register(bytes, family) === null) throw new Error(`a font of ${family} cannot be read`)
  }
  return library
}

/** The drawing library with our fonts, loaded when the first picture is drawn: it costs start time and memory. */
export function loadCanvas(): Promise<CanvasLibrary> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
