import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const COMPRESSIBLE = /\.(html|js|mjs|css|json|map|webmanifest|txt|xml|svg|wasm|glb)$/
/** Below this the headers eat what compression saves. */
const FROM_BYTES = 512
/** zlib works on four threads; more at once only costs memory. */
const AT_ONCE = 4

/** @param {string} file */
async function compressFile(file) {
  const body = await readFile(file)
  if (body.length < FROM_BYTES) return
  const copies = {
    br: await brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    gz: await gzipAsync(body, { level: constants.Z_BEST_COMPRESSION }),
  }
  for (const [suffix, copy] of Object.entries(copies)) {
    if (copy.length < body.length) await writeFile(`${file}.${suffix}`, copy)
  }
}

/**
 * Writes compressed copies beside every text file of a folder, as small as they get: it is done once per build.
 *
 * @param {string} folder
 * @returns {Promise<number>} Files looked at.
 */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const waiting = [...files]
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) await compressFile(file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return files.length
}
