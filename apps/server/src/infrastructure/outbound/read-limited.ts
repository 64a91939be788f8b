import type { Readable } from 'node:stream'
import { FetchFailure } from './fetch-failure'
import type { BodyPrefix } from './fetch-request'
import { unpack } from './unpack'

/**
 * The whole decompressed body, at most `maxBytes`. The limit is checked while data streams in, so neither an endless
 * answer nor a compressed one that unpacks to gigabytes ever takes more memory than that.
 */
export async function readLimited(body: Readable, contentEncoding: string | null, maxBytes: number): Promise<Buffer> {
  return (await readWhole(body, contentEncoding, maxBytes)).body
}

/**
 * The same, and whether unpacking broke off: then it is what had been unpacked so far. If the connection broke off, the body is
 * used only if it is complete: a wrong `Content-Length` or a missing last chunk announces more than there is.
 */
export async function readWhole(
  body: Readable,
  contentEncoding: string | null,
  maxBytes: number,
): Promise<{ readonly body: Buffer; readonly isDamaged: boolean }> {
  // Packed data is counted too: a stream of empty blocks unpacks to nothing for ever.
  const unpacking = unpack(body, contentEncoding, { bound: (packed) => limited(packed, maxBytes), isPart: false })
  const chunks: Buffer[] = []
  try {
    for await (const chunk of limited(unpacking.parts, maxBytes)) chunks.push(chunk)
  } catch (error) {
    throw unpacking.brokenOff() ?? error
  }
  const whole = Buffer.concat(chunks)
  const broken = unpacking.brokenOff()
  if (broken !== null && !unpacking.isComplete() && !isWholeDocument(whole)) throw broken
  return { body: whole, isDamaged: broken !== null || unpacking.isDamaged() }
}

/** Caches add comments after the last tag. */
const END_OF_MARKUP = /<\/(?:rss|feed|rdf:rdf|html)\s*>(?:\s|<!--(?:(?!-->)[^])*-->)*$/i
const END_CHARACTERS = 1_000

function isWholeDocument(body: Buffer): boolean {
  if (END_OF_MARKUP.test(body.subarray(-END_CHARACTERS).toString('latin1').replaceAll('\0', ''))) return true
  try {
    return typeof JSON.parse(body.toString('utf8')) === 'object'
  } catch {
    return false
  }
}

/**
 * The start of the decompressed body: at most `maxBytes` of it, and what as many packed bytes unpack to. Then the
 * connection ends, whatever was still to come.
 */
export async function readPrefix(
  body: Readable,
  contentEncoding: string | null,
  { maxBytes, isComplete }: BodyPrefix,
): Promise<{ readonly body: Buffer; readonly isCut: boolean }> {
  let isCut = false
  const noteCut = (): void => void (isCut = true)
  const bound = (packed: AsyncIterable<Buffer>) => cutOff(packed, maxBytes, noteCut)
  const { parts, brokenOff } = unpack(body, contentEncoding, { bound, isPart: true })
  const chunks: Buffer[] = []
  for await (const chunk of cutOff(parts, maxBytes, noteCut)) {
    chunks.push(chunk)
    if (isComplete?.(chunk) === true) return { body: Buffer.concat(chunks), isCut: false }
  }
  const start = Buffer.concat(chunks)
  const broken = brokenOff()
  if (broken !== null && !isCut && !isWholeDocument(start)) throw broken
  return { body: start, isCut }
}

async function* limited(parts: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const part of parts) {
    size += part.length
    if (size > maxBytes) throw new FetchFailure('too_large', `it answered with more than ${maxBytes} bytes`)
    yield part
  }
}

async function* cutOff(parts: AsyncIterable<Buffer>, maxBytes: number, noteCut: () => void): AsyncGenerator<Buffer> {
  let left = maxBytes
  for await (const part of parts) {
    yield part.subarray(0, left)
    left -= part.length
    if (left > 0) continue
    noteCut()
    return
  }
}
