import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT, viteOf } from './build-stamp.mjs'

/**
 * Runs one vite build in a process of its own, so that its memory is gone afterwards. Its output is shown only when
 * it fails.
 *
 * @param {string} app
 * @param {readonly string[]} [options]
 * @param {Readonly<Record<string, string>>} [environment]
 * @returns {Promise<void>}
 */
export function viteBuild(app, options = [], environment = {}) {
  return new Promise((resolve, reject) => {
    const vite = spawn(process.execPath, [viteOf(app), 'build', ...options], {
      cwd: join(ROOT, 'apps', app),
      env: { ...process.env, NODE_ENV: 'production', ...environment },
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
