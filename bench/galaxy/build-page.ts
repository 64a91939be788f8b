import { fileURLToPath } from 'node:url'
import { bundler } from '../universe/build-page'

const pathOf = (place: string): string => fileURLToPath(new URL(place, import.meta.url))

/**
 * Builds the bench pages: the picture of the galaxy over generated lives (`index.html`), and the same stars as nodes of a graph
 * (`graph.html`).
 *
 * @param outDir Where to; emptied first.
 */
export async function buildGalaxyPage(outDir: string): Promise<void> {
  const { build } = await bundler()
  await build({
    root: pathOf('./page'),
    base: './',
    publicDir: pathOf('../../apps/web/public'),
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: [pathOf('./page/index.html'), pathOf('./page/graph.html')] },
    },
  })
}
