import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { PassThrough, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { machineFaultOf, sentenceOf } from '@trendverse/storage/sql/machine-fault'
import { InputError } from '@trendverse/trend-sources/recorded/input-error'

const GZIP_MAGIC = [0x1f, 0x8b]

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? ''

/** What was wrong with a file, in one sentence. */
export function explainFile(path: string, error: unknown): InputError {
  if (error instanceof InputError) return error
  const code = codeOf(error)
  if (code === 'ENOENT') return new InputError(`There is no file ${path}.`)
  if (code === 'EISDIR') return new InputError(`${path} is a folder, not a file.`)
  if (code.startsWith('Z_')) return new InputError(`${path} begins like a gzip file but is damaged or cut short.`)
  const fault = machineFaultOf(error)
  if (fault !== null) return new InputError(`${path} cannot be read. ${sentenceOf(fault)}`)
  return new InputError(`${path} cannot be read (${code || String(error)}).`)
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && GZIP_MAGIC.every((byte, index) => buffer[index] === byte)
  } finally {
    await file.close()
  }
}

/** The text of a file in pieces, gzip or plain by its content; throws an InputError when it cannot be read. */
export async function* readText(path: string): AsyncGenerator<string> {
  try {
    const text: Transform = (await isGzip(path)) ? createGunzip() : new PassThrough()
    const bytes = createReadStream(path)
    const copied = pipeline(bytes, text)
    // A failure also ends the loop below, which reports it.
    copied.catch(() => undefined)
    text.setEncoding('utf8')
    for await (const piece of text) yield piece as string
    await copied
  } catch (error) {
    throw explainFile(path, error)
  }
}
