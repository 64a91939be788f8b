import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { chromium } from '@playwright/test'

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.webp': 'image/webp' }
const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--enable-precise-memory-info',
  '--js-flags=--expose-gc',
]

/** Serves a built folder on a free port of this machine. */
async function serve(folder) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname)
    const file = join(folder, path === '/' ? 'index.html' : path)
    if (!file.startsWith(folder) || !existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    return response.end(readFileSync(file))
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening))
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}

/** Runs in the page before anything else: counts WebGL draws between two frames and the contexts that were made. */
function countDraws() {
  const counts = { draws: 0, frames: [], contexts: 0 }
  window.drawCounts = counts
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced']) {
    const original = WebGL2RenderingContext.prototype[name]
    WebGL2RenderingContext.prototype[name] = function counted(...values) {
      counts.draws += 1
      return original.apply(this, values)
    }
  }
  const frame = () => {
    if (counts.draws > 0) counts.frames.push(counts.draws)
    counts.draws = 0
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** Opens a built bench page and hands it to `measure`; everything is closed afterwards. */
export async function withPage(folder, query, measure, viewport = { width: 1280, height: 720 }) {
  const served = await serve(folder)
  const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path))
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: FLAGS })
  try {
    const page = await browser.newPage({ viewport })
    await page.addInitScript(countDraws)
    await page.goto(`${served.address}?${query}`)
    return await measure(page)
  } finally {
    await browser.close()
    served.close()
  }
}

export const untilReady = (page) =>
  page.waitForFunction('window.bench.readyAtMs !== null || window.bench.errors.length > 0', null, { timeout: 60_000 })
