import { defineConfig, type Plugin } from 'vite'

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
  plugins: [refuseInlineCode()],
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
