import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashInputs, ROOT, writeStamp } from './build-stamp.mjs'
import { compressFolder } from './compress-folder.mjs'
import { buildWithFrames } from './game-frames.mjs'
import { viteBuild } from './vite-build.mjs'

/** The page's server side needs to know the files of the page, so it is built after it; games lie beside those. */
async function buildWeb() {
  const out = join(ROOT, 'apps/web/dist/client')
  await buildWithFrames(out, async (environment) => {
    await viteBuild('web', [], environment)
    await viteBuild('web', ['--ssr'], environment)
  })
  await compressFolder(out)
}

/** Builds page and server, compresses what is served, and records what it was made from. */
export async function build() {
  const startedAt = performance.now()
  const inputs = hashInputs()
  rmSync(join(ROOT, 'apps/server/dist'), { recursive: true, force: true })
  await Promise.all([buildWeb(), viteBuild('server')])
  writeStamp(inputs)
  return (performance.now() - startedAt) / 1000
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(`Built in ${(await build()).toFixed(1)} s.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
