import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { frameClockPlugin } from '../../apps/web/build/frame-clock-plugin'
import { slimThreePlugin } from '../../apps/web/build/slim-three-plugin'

/** The bundler belongs to the web app and is only found from there, its types included. */
type Bundler = { readonly build: (config: Readonly<Record<string, unknown>>) => Promise<unknown> }

/** The bundler of the web app. */
export async function bundler(): Promise<Bundler> {
  const inWeb = createRequire(new URL('../../apps/web/package.json', import.meta.url))
  return (await import(pathToFileURL(inWeb.resolve('vite')).href)) as Bundler
}

const pathOf = (place: string): string => fileURLToPath(new URL(place, import.meta.url))

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
export async function buildPage(outDir: string, readable = false): Promise<void> {
  const { build } = await bundler()
  await build({
    root: pathOf('./page'),
    publicDir: pathOf('../../apps/web/public'),
    configFile: false,
    logLevel: 'error',
    plugins: [slimThreePlugin(), frameClockPlugin()],
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
export async function buildThreeAlone(outDir: string): Promise<void> {
  const { build } = await bundler()
  const source = `import * as T from 'three'
    globalThis.yardstick = [T.WebGLRenderer, T.Scene, T.PerspectiveCamera, T.Mesh, T.SphereGeometry, T.ShaderMaterial, T.Points]`
  await build({
    root: pathOf('../../apps/web'),
    publicDir: false,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'three-alone',
        resolveId: (name: string) => (name === 'virtual:three-alone' ? '\0three-alone.js' : null),
        load: (name: string) => (name === '\0three-alone.js' ? source : null),
      },
    ],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: 'virtual:three-alone' } },
  })
}

/** Brotli size in KB (1,000 bytes) of every script in a build, by the name before its hash. */
export function brotliSizes(outDir: string): ReadonlyMap<string, number> {
  const folder = `${outDir}/assets`
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  return new Map(
    scripts.map((file) => [
      file.replace(/-[\w-]{8}\.js$/, ''),
      Math.round(brotliCompressSync(readFileSync(`${folder}/${file}`)).length / 100) / 10,
    ]),
  )
}
