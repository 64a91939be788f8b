import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { ROOT, viteOf } from './build-stamp.mjs'

const DEFAULT_PORT = '3000'

/**
 * A port nobody uses right now.
 *
 * @returns {Promise<number>}
 */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

// Development on one address: vite serves the page with hot reload and hands what the server answers on to it; the
// server starts anew when its source changes.
const port = process.env.PORT ?? DEFAULT_PORT
const apiPort = await findFreePort()

const server = spawn(
  process.execPath,
  [createRequire(import.meta.url).resolve('tsx/cli'), 'watch', '--clear-screen=false', 'src/main.ts'],
  {
    cwd: join(ROOT, 'apps/server'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
      DATA_DIR: process.env.DATA_DIR ?? join(ROOT, 'data'),
    },
  },
)
const page = spawn(process.execPath, [viteOf('web'), '--port', port, '--strictPort'], {
  cwd: join(ROOT, 'apps/web'),
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${apiPort}` },
})

let stopping = false
const stop = () => {
  // A second signal would make the watcher kill the server before it has closed its database.
  if (stopping) return
  stopping = true
  for (const part of [server, page]) part.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// One without the other is of no use.
for (const part of [server, page]) {
  part.on('exit', (code) => {
    if (code !== 0 && code !== null) process.exitCode = code
    stop()
  })
}
