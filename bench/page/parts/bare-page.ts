import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

/** The bundler belongs to the web app and is only found from there, its types included. */
type Bundler = { readonly build: (config: Readonly<Record<string, unknown>>) => Promise<unknown> }

const ROWS = 50
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
}

/** Builds the yardstick into a folder: React, one component, fifty rows as JSON. */
export async function buildBarePage(outDir: string): Promise<void> {
  const inWeb = createRequire(new URL('../../../apps/web/package.json', import.meta.url))
  const { build } = (await import(pathToFileURL(inWeb.resolve('vite')).href)) as Bundler
  await build({
    root: fileURLToPath(new URL('../bare-page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: false },
  })
  const rows = Array.from({ length: ROWS }, (_, id) => ({
    id,
    name: `Row number ${id + 1}`,
    text: `A sentence about row ${id + 1}, about as long as what a visitor reads beside the name of a trend in a list.`,
  }))
  writeFileSync(join(outDir, 'rows.json'), JSON.stringify(rows))
}

/** Serves a folder on a free port, every file compressed once, before it is asked for a second time. */
export async function serveCompressed(folder: string): Promise<{ readonly url: string; readonly stop: () => void }> {
  const compressed = new Map<string, Buffer>()
  const read = (file: string): Buffer => {
    const kept = compressed.get(file)
    if (kept) return kept
    const body = brotliCompressSync(readFileSync(file))
    compressed.set(file, body)
    return body
  }
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = join(folder, path === '/' ? 'index.html' : path)
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const body = read(file)
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
      'Content-Length': body.length,
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    response.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('the bare page has no port')
  return { url: `http://127.0.0.1:${place.port}/`, stop: () => server.close() }
}
