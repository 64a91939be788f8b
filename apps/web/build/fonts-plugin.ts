import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { makeFonts } from './make-fonts.ts'

const CACHE_FOLDER = fileURLToPath(new URL('../.cache/fonts', import.meta.url))

/** Makes the page's fonts; `@import "@fonts/faces.css"` declares them. */
export function fontsPlugin(): Plugin {
  return {
    name: 'trendverse-fonts',
    config: async () => ({ resolve: { alias: { '@fonts': await makeFonts(CACHE_FOLDER) } } }),
  }
}
