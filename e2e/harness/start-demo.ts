import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Site } from './start-site'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

async function buildDemo(basePath: string, folder: string): Promise<void> {
  const build = spawn('npm', ['run', '--silent', 'build:demo', '--', `--out=${folder}`], {
    cwd: ROOT,
    env: { ...process.env, BASE_PATH: basePath, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  await once(build, 'close')
  if (build.exitCode !== 0) throw new Error(`The demo was not built.\n${output}`)
}

/**
 * Builds the static demo and serves it the way a pages host does: plain files below a path, the folder's index.html for the
 * folder, 404.html for everything else.
 */
export async function startDemo(basePath: string): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trendverse-demo-'))
  await buildDemo(basePath, folder)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname.startsWith(basePath) ? pathname.slice(basePath.length) || 'index.html' : ''
    const asked = path.join(folder, name)
    const isThere = name !== '' && asked.startsWith(folder) && existsSync(asked) && statSync(asked).isFile()
    const file = isThere ? asked : path.join(folder, '404.html')
    response.writeHead(isThere ? 200 : 404, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      // As pages hosts send it: scripts of frames, whose origin equals no other, are asked for across origins.
      'access-control-allow-origin': '*',
    })
    createReadStream(file).pipe(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
