import { fileURLToPath } from 'node:url'
import { bundler } from '../universe/build-page'

const pathOf = (place: string): string => fileURLToPath(new URL(place, import.meta.url))

/**
 * Builds the bench page: the picture of the galaxy over generated lives.
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
    build: { outDir, emptyOutDir: true, modulePreload: false },
  })
}
