import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { GAME_FONT_FACES } from './font-faces.ts'
import { FONT_CACHE_FOLDER, makeFonts } from './fonts-plugin.ts'

/** A script or a style that stands in the document itself: the policy of games lets none of them run. */
const INLINE = /<script(?![^>]*\ssrc=)|<style|\s(?:style|on[a-z]+)\s*=/i

function refuseInlineCode(): Plugin {
  return {
    name: 'refuse-inline-code',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [inline] = INLINE.exec(html) ?? []
        if (inline !== undefined) throw new Error(`A game's document holds code of its own: ${inline.trim()}`)
      },
    },
  }
}

/** How style sheets of frames name the folder beside theirs. */
const SHARED_FOLDER = '../../shared/'

/** Puts the fonts of games beside the folder of a game that uses them, where the policy of games lets all of them look. */
function shareFonts(): Plugin {
  return {
    name: 'share-fonts',
    async writeBundle({ dir = '' }, bundle) {
      const isAsked = Object.values(bundle).some(
        (file) =>
          file.type === 'asset' && file.fileName.endsWith('.css') && String(file.source).includes(SHARED_FOLDER),
      )
      if (!isAsked) return
      const fonts = await makeFonts(GAME_FONT_FACES, FONT_CACHE_FOLDER)
      const shared = join(dir, '../shared')
      await mkdir(shared, { recursive: true })
      for (const { name } of GAME_FONT_FACES)
        await copyFile(join(fonts, `${name}.woff2`), join(shared, `${name}.woff2`))
    },
  }
}

const variable = (name: string): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set.`)
  return value
}

/** The frame of one game. Its addresses are relative: it must not matter where its folder lies. */
export default defineConfig({
  root: variable('GAME_FRAME_FOLDER'),
  base: './',
  publicDir: false,
  plugins: [refuseInlineCode(), shareFonts()],
  build: {
    target: 'es2022',
    outDir: variable('GAME_FRAME_OUT'),
    emptyOutDir: true,
    // Nothing but what was written: a frame that may connect to nothing cannot fetch ahead.
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
