import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import { type PrecompressedResponse, precompressResponse } from '../cache/precompressed-response'
import { createResponseCache, type ResponseCache } from '../cache/response-cache'

type FileKind = { readonly contentType: string; readonly compressible: boolean }

const text = (contentType: string): FileKind => ({ contentType: `${contentType}; charset=utf-8`, compressible: true })
const binary = (contentType: string): FileKind => ({ contentType, compressible: false })

/** Every kind of file a build of ours may hold. What is not listed is not served as anything a browser would run. */
const KINDS: Readonly<Record<string, FileKind>> = {
  '.html': text('text/html'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.css': text('text/css'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.txt': text('text/plain'),
  '.xml': text('application/xml'),
  '.svg': text('image/svg+xml'),
  '.ico': binary('image/x-icon'),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.webp': binary('image/webp'),
  '.avif': binary('image/avif'),
  '.gif': binary('image/gif'),
  '.woff2': binary('font/woff2'),
  '.woff': binary('font/woff'),
  '.wasm': { contentType: 'application/wasm', compressible: true },
  '.glb': { contentType: 'model/gltf-binary', compressible: true },
  '.mp3': binary('audio/mpeg'),
  '.ogg': binary('audio/ogg'),
  '.webm': binary('video/webm'),
}

const UNKNOWN_KIND = binary('application/octet-stream')

/** How a file is labelled and whether compressing it is worth while. */
function fileKind(path: string): FileKind {
  return KINDS[extname(path).toLowerCase()] ?? UNKNOWN_KIND
}

/** Files whose name carries a hash of their content never change. */
const HASHED_FILE = /^(?:\/games\/[^/]+)?\/assets\//
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Everything else is asked for again each time; the ETag makes that cheap. */
const ASK_AGAIN = 'no-cache'

/** Compressed copies lie beside the file, written by the build. */
const COPY_SUFFIXES = { br: '.br', gzip: '.gz' } as const

const MEMORY_BYTES = 24 * 1024 * 1024

export type StaticFiles = {
  /** The prepared file, or undefined when the build holds none at this path. */
  find(path: string): Promise<PrecompressedResponse | undefined>
}

type Entry = { readonly file: string; readonly br: boolean; readonly gzip: boolean }

/**
 * Serves what a build folder held at start and nothing else: a request only ever looks up a list of names, so no
 * path can lead out of the folder. Files are read when first asked for and kept within a bound.
 * `/index.html` is among them: the page without content, which the service worker keeps for times without a network.
 */
export async function openStaticFiles(
  folder: string,
  options: { readonly headers: Readonly<Record<string, string>> },
): Promise<StaticFiles> {
  const entries = await listEntries(folder)
  const cache: ResponseCache = createResponseCache(
    { maxEntries: 2_000, maxBytes: MEMORY_BYTES, staleAfterMs: DAY_MS, staleAfterSmallChangeMs: DAY_MS },
    Date.now,
  )
  return {
    async find(path) {
      const entry = entries.get(path)
      if (entry === undefined) return undefined
      return cache.getOrMake(path, async () => ({
        prepared: await readEntry(path, entry, options.headers),
        keep: true,
      }))
    },
  }
}

async function listEntries(folder: string): Promise<Map<string, Entry>> {
  const listed = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = listed.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name))
  const names = new Set(files)
  const entries = new Map<string, Entry>()
  for (const file of files) {
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const isCopy = Object.values(COPY_SUFFIXES).some(
      (suffix) => file.endsWith(suffix) && names.has(file.slice(0, -suffix.length)),
    )
    const isDotFile = path.split('/').some((part) => part.startsWith('.') && part !== '.well-known')
    if (isCopy || isDotFile) continue
    entries.set(path, { file, br: names.has(file + COPY_SUFFIXES.br), gzip: names.has(file + COPY_SUFFIXES.gzip) })
  }
  return entries
}

async function readEntry(
  path: string,
  entry: Entry,
  headers: Readonly<Record<string, string>>,
): Promise<PrecompressedResponse> {
  const { contentType, compressible } = fileKind(path)
  const [body, br, gzip] = await Promise.all([
    readFile(entry.file),
    entry.br ? readFile(entry.file + COPY_SUFFIXES.br) : undefined,
    entry.gzip ? readFile(entry.file + COPY_SUFFIXES.gzip) : undefined,
  ])
  return precompressResponse({
    body,
    compressible,
    ...(entry.br || entry.gzip ? { encoded: { br, gzip } } : {}),
    headers: {
      ...headers,
      'Content-Type': contentType,
      'Cache-Control': HASHED_FILE.test(path) ? FOR_EVER : ASK_AGAIN,
    },
  })
}
