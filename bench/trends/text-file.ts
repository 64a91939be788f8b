import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { PassThrough, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { InputError } from '@trendverse/trend-sources/recorded/input-error'

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | null)?.code ?? ''

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
