import { pipeline, Readable, type Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchFailure } from './fetch-failure'
import type { BodyPrefix } from './fetch-request'

/** Codings in a row a server may apply; more are only used to hide bombs. */
const MAX_CODINGS = 2

/**
 * The whole decompressed body, at most `maxBytes`. The limit is checked while data streams in, so neither an endless
 * answer nor a compressed one that unpacks to gigabytes ever takes more memory than that.
 */
export async function readLimited(body: Readable, contentEncoding: string | null, maxBytes: number): Promise<Buffer> {
  // Packed data is counted too: a stream of empty blocks unpacks to nothing for ever.
  const decoding = decode(body, decodersFor(contentEncoding, {}), (packed) => limited(packed, maxBytes))
  const chunks: Buffer[] = []
  for await (const chunk of limited(decoding, maxBytes)) chunks.push(chunk)
  return Buffer.concat(chunks)
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
  const decoders = decodersFor(contentEncoding, { isPart: true })
  const decoding = decode(body, decoders, (packed) => cutOff(packed, maxBytes, noteCut))
  const chunks: Buffer[] = []
  for await (const chunk of cutOff(decoding, maxBytes, noteCut)) {
    chunks.push(chunk)
    if (isComplete?.(chunk) === true) return { body: Buffer.concat(chunks), isCut: false }
  }
  return { body: Buffer.concat(chunks), isCut }
}

/** The decompressed body as it streams in. A reader that stops early closes the connection. */
async function* decode(
  body: Readable,
  decoders: readonly Transform[],
  bound: (packed: AsyncIterable<Buffer>) => AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let stream: Readable = body
  if (decoders.length > 0) {
    stream = Readable.from(bound(body), { objectMode: false })
    for (const decoder of decoders) stream = pipeline(stream, decoder, () => {})
  }
  try {
    yield* stream as AsyncIterable<Buffer>
  } finally {
    for (const part of [body, stream, ...decoders]) part.destroy()
  }
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

/** @param isPart Whether data that ends in the middle is no fault. */
function decodersFor(contentEncoding: string | null, { isPart = false }: { readonly isPart?: boolean }): Transform[] {
  const codings = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity')
  if (codings.length > MAX_CODINGS) throw new FetchFailure('bad_encoding', 'it compressed its answer too many times')
  return codings.reverse().map((coding) => decoderFor(coding, isPart))
}

function decoderFor(coding: string, isPart: boolean): Transform {
  const zlib = isPart ? { finishFlush: constants.Z_SYNC_FLUSH } : {}
  if (coding === 'gzip' || coding === 'x-gzip') return createGunzip(zlib)
  if (coding === 'deflate') return createInflate(zlib)
  if (coding === 'br') {
    return createBrotliDecompress(isPart ? { finishFlush: constants.BROTLI_OPERATION_FLUSH } : {})
  }
  throw new FetchFailure('bad_encoding', 'it compressed its answer in a way that was not asked for')
}
