import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const { slimThreePlugin } = await import(new URL('../../apps/web/build/slim-three-plugin.ts', import.meta.url).href)
const inWeb = createRequire(new URL('../../apps/web/package.json', import.meta.url))
const { build } = await import(pathToFileURL(inWeb.resolve('vite')).href)

// As in the product: React is there before the universe, and the finish of the high tier comes after it.
const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'libraries', test: /node_modules[\\/](?:three|@react-three|camera-controls)[\\/]/, priority: 2 },
]

/**
 * Builds the bench page.
 *
 * @param outDir Where to; emptied first.
 * @param readable Keeps names, for the profiler.
 */
export async function buildPage(outDir, { readable = false } = {}) {
  await build({
    root: fileURLToPath(new URL('./page', import.meta.url)),
    publicDir: fileURLToPath(new URL('../../apps/web/public', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [slimThreePlugin()],
    resolve: { dedupe: ['react', 'react-dom', 'three'] },
    build: {
      outDir,
      emptyOutDir: true,
      minify: readable ? false : 'oxc',
      chunkSizeWarningLimit: 2_000,
      modulePreload: false,
      rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
    },
  })
}

/** Builds three.js alone with what the universe uses of it, the yardstick of the 3D chunk. */
export async function buildThreeAlone(outDir) {
  const source = `import * as T from 'three'
    globalThis.yardstick = [T.WebGLRenderer, T.Scene, T.PerspectiveCamera, T.Mesh, T.SphereGeometry, T.ShaderMaterial, T.Points]`
  await build({
    root: fileURLToPath(new URL('../../apps/web', import.meta.url)),
    publicDir: false,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'three-alone',
        resolveId: (name) => (name === 'virtual:three-alone' ? '\0three-alone.js' : null),
        load: (name) => (name === '\0three-alone.js' ? source : null),
      },
    ],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: 'virtual:three-alone' } },
  })
}

/** Brotli size in KB (1,000 bytes) of every script in a build, by the name before its hash. */
export function brotliSizes(outDir) {
  const folder = `${outDir}/assets`
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [
        file.replace(/-[\w-]{8}\.js$/, ''),
        Math.round(brotliCompressSync(readFileSync(`${folder}/${file}`)).length / 100) / 10,
      ]),
  )
}
