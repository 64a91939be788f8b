import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { PassThrough, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { InputError } from './input-error'

const GZIP_MAGIC = [0x1f, 0x8b]

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? ''

function explain(path: string, error: unknown): InputError {
  const code = codeOf(error)
  if (code === 'ENOENT') return new InputError(`There is no file ${path}.`)
  if (code === 'EISDIR') return new InputError(`${path} is a folder, not a file.`)
  if (code.startsWith('Z_')) return new InputError(`${path} begins like a gzip file but is damaged or cut short.`)
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
    const copied = pipeline(createReadStream(path), text)
    // A failure also ends the loop below, which reports it.
    copied.catch(() => undefined)
    text.setEncoding('utf8')
    for await (const piece of text) yield piece as string
    await copied
  } catch (error) {
    throw error instanceof InputError ? error : explain(path, error)
  }
}

/** A file written line by line, compressed when its name ends in .gz. */
export class LineFile {
  private readonly out: Transform
  private readonly written: Promise<void>
  private failure: unknown = null
  private buffered: string[] = []

  constructor(path: string) {
    const file = createWriteStream(path)
    this.out = path.endsWith('.gz') ? createGzip() : new PassThrough()
    this.written = pipeline(this.out, file).catch((error: unknown) => {
      this.failure = new InputError(`${path} cannot be written (${codeOf(error) || String(error)}).`)
    })
  }

  async write(lines: readonly string[]): Promise<void> {
    this.buffered.push(...lines)
    if (this.buffered.length >= 2_000) await this.flush()
  }

  async close(): Promise<void> {
    await this.flush()
    this.out.end()
    await this.written
    if (this.failure) throw this.failure
  }

  private async flush(): Promise<void> {
    if (this.failure) throw this.failure
    if (this.buffered.length === 0) return
    const text = `${this.buffered.join('\n')}\n`
    this.buffered = []
    if (!this.out.write(text)) await Promise.race([once(this.out, 'drain'), this.written])
  }
}
