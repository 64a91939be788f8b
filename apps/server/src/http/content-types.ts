import { extname } from 'node:path'

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
export function fileKind(path: string): FileKind {
  return KINDS[extname(path).toLowerCase()] ?? UNKNOWN_KIND
}
