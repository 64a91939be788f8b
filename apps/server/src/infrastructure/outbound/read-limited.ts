import { pipeline, Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchFailure } from './fetch-failure'

/** Codings in a row a server may apply; more are only used to hide bombs. */
const MAX_CODINGS = 2

/**
 * The whole decompressed body, at most `maxBytes`. The limit is checked while data streams in, so neither an endless
 * answer nor a compressed one that unpacks to gigabytes ever takes more memory than that.
 */
export async function readLimited(body: Readable, contentEncoding: string | null, maxBytes: number): Promise<Buffer> {
  const decoders = decodersFor(contentEncoding)
  let stream: Readable = body
  if (decoders.length > 0) {
    // Packed data is counted too: a stream of empty blocks unpacks to nothing for ever.
    stream = Readable.from(limited(body, maxBytes), { objectMode: false })
    for (const decoder of decoders) stream = pipeline(stream, decoder, () => {})
  }
  const chunks: Buffer[] = []
  try {
    for await (const chunk of limited(stream, maxBytes)) chunks.push(chunk)
    return Buffer.concat(chunks)
  } finally {
    for (const part of [stream, ...decoders]) part.destroy()
  }
}

async function* limited(stream: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new FetchFailure('too_large', `it answered with more than ${maxBytes} bytes`)
    yield chunk
  }
}

function decodersFor(contentEncoding: string | null): Transform[] {
  const codings = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity')
  if (codings.length > MAX_CODINGS) throw new FetchFailure('bad_encoding', 'it compressed its answer too many times')
  return codings.reverse().map(decoderFor)
}

function decoderFor(coding: string): Transform {
  if (coding === 'gzip' || coding === 'x-gzip') return createGunzip()
  if (coding === 'deflate') return createInflate()
  if (coding === 'br') return createBrotliDecompress()
  throw new FetchFailure('bad_encoding', 'it compressed its answer in a way that was not asked for')
}
