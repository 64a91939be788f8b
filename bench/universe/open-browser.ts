import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import type { BenchPage, DrawCounts } from './bench-page'

declare global {
  interface Window {
    bench: BenchPage
    drawCounts: DrawCounts
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
}
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
async function serve(folder: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = join(folder, path === '/' ? 'index.html' : path)
    if (!file.startsWith(folder) || !existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    return response.end(readFileSync(file))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('the bench page has no port')
  return { address: `http://127.0.0.1:${place.port}/`, close: () => server.close() }
}

/** Runs in the page before anything else: counts WebGL draws between two frames. */
function countDraws(): void {
  const counts: DrawCounts = { draws: 0, frames: [], stop }
  window.drawCounts = counts
  const { prototype } = WebGL2RenderingContext
  const bare = new Map<string, unknown>()
  let request = 0
  function stop(): void {
    cancelAnimationFrame(request)
    for (const [name, draw] of bare) Reflect.set(prototype, name, draw)
  }
  for (const name of ['drawElements', 'drawArrays']) {
    const draw: unknown = Reflect.get(prototype, name)
    if (typeof draw !== 'function') continue
    const counted = new Proxy(draw, {
      apply: (original, context, values) => {
        counts.draws += 1
        return Reflect.apply(original, context, values)
      },
    })
    bare.set(name, draw)
    Reflect.set(prototype, name, counted)
  }
  const frame = (): void => {
    if (counts.draws > 0) counts.frames.push(counts.draws)
    counts.draws = 0
    request = requestAnimationFrame(frame)
  }
  request = requestAnimationFrame(frame)
}

/** Opens a built bench page (`index.html`, unless another file is named) and hands it to `measure`; everything is closed afterwards. */
export async function withPage<Result>(
  folder: string,
  query: string,
  measure: (page: Page) => Promise<Result>,
  viewport = { width: 1280, height: 720 },
  file = '',
): Promise<Result> {
  const served = await serve(folder)
  const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
    (path) => path !== undefined && existsSync(path),
  )
  const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), args: FLAGS })
  try {
    const page = await browser.newPage({ viewport })
    // The loader that runs this file names functions by a helper that the page does not have.
    await page.addInitScript({ content: 'globalThis.__name ??= (named) => named' })
    await page.addInitScript(countDraws)
    await page.goto(`${served.address}${file}?${query}`)
    return await measure(page)
  } finally {
    await browser.close()
    served.close()
  }
}

/** Waits for the first planets, or for an error. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => window.bench.readyAtMs !== null || window.bench.errors.length > 0, null, {
    timeout: 60_000,
  })
}
