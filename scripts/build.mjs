import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hashInputs, ROOT, viteOf, writeStamp } from './build-stamp.mjs'
import { compressFolder } from './compress-folder.mjs'

/**
 * Runs one vite build in a process of its own, so that its memory is gone afterwards. Its output is shown only when
 * it fails.
 *
 * @param {string} app
 * @param {string[]} options
 * @returns {Promise<void>}
 */
function viteBuild(app, options = []) {
  return new Promise((resolve, reject) => {
    const vite = spawn(process.execPath, [viteOf(app), 'build', ...options], {
      cwd: join(ROOT, 'apps', app),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [vite.stdout, vite.stderr]) {
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text
      })
    }
    vite.on('error', reject)
    vite.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The build of apps/${app} failed.\n${output}`))
    })
  })
}

/** The page's server side needs to know the files of the page, so it is built after it. */
async function buildWeb() {
  await viteBuild('web')
  await Promise.all([viteBuild('web', ['--ssr']), compressFolder(join(ROOT, 'apps/web/dist/client'))])
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
