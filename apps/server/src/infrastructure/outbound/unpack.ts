import { pipeline, Readable, type Transform } from 'node:stream'
import { inflateMember } from '@trendverse/trend-sources/body/inflate-member'
import { arriving } from './arriving'
import { FetchFailure } from './fetch-failure'
import { BROTLI, GZIP, type Packing, packingByMark, packingByTrial, START_BYTES, TRIAL_BYTES } from './packings'
import { isUnpackError } from './to-fetch-failure'

/** Codings in a row a server may apply; more are only used to hide bombs. */
const MAX_CODINGS = 2
/** The end of gzip and deflate only proves what came before it; written apart, what it refuses is out already. */
const PROOF_BYTES = 8
/** More is not unpacked a second time. */
const MAX_SALVAGED_BYTES = 16 * 1024 * 1024

export type Unpacking = {
  readonly parts: AsyncIterable<Buffer>
  /** Whether the packed data broke off or was damaged: what had been unpacked by then was kept. */
  isDamaged(): boolean
  /** Whether the compressed data reached its own end. */
  isComplete(): boolean
  /** The error that ended the connection early, or null. */
  readonly brokenOff: () => unknown
}

/**
 * The unpacked body as it streams in. Servers and caches sometimes label bodies wrongly, so the data itself shows how
 * it was packed: what begins like text was not, whatever is said. What can be unpacked of damaged data is used. A reader
 * that stops early closes the connection.
 *
 * @param bound Limits what is read of the packed data.
 * @param isPart Whether data that ends in the middle is no fault.
 */
export function unpack(
  body: Readable,
  contentEncoding: string | null,
  {
    bound,
    isPart,
  }: { readonly bound: (packed: AsyncIterable<Buffer>) => AsyncIterable<Buffer>; readonly isPart: boolean },
): Unpacking {
  const codings = codingsOf(contentEncoding)
  const decoders: Transform[] = []
  const note = { isDamaged: false, isComplete: false }
  const arrival = arriving(body)
  let { parts } = arrival
  if (codings.length > 0) parts = bound(parts)
  for (const coding of codings) parts = level(parts, coding, { decoders, isPart, note })
  return {
    parts: closing(parts, body, decoders),
    isDamaged: () => note.isDamaged,
    isComplete: () => note.isComplete,
    brokenOff: arrival.brokenOff,
  }
}

async function* closing(
  parts: AsyncIterable<Buffer>,
  body: Readable,
  decoders: readonly Transform[],
): AsyncGenerator<Buffer> {
  try {
    yield* parts
  } finally {
    for (const part of [body, ...decoders]) part.destroy()
  }
}

type Level = {
  readonly decoders: Transform[]
  readonly isPart: boolean
  readonly note: { isDamaged: boolean; isComplete: boolean }
}

/** Takes one coding off. */
async function* level(
  packed: AsyncIterable<Buffer>,
  coding: string,
  { decoders, isPart, note }: Level,
): AsyncGenerator<Buffer> {
  const { packing, whole } = await recognised(packed, coding)
  if (packing === null) {
    yield* whole
    return
  }
  const decoder = packing.unpack(isPart)
  decoders.push(decoder)
  const taken: Buffer[] = []
  const parted = packing === BROTLI ? whole : proofApart(packing === GZIP ? noting(whole, taken) : whole, isPart)
  const source = Readable.from(parted, { objectMode: false })
  let size = 0
  try {
    for await (const part of pipeline(source, decoder, () => {}) as AsyncIterable<Buffer>) {
      size += part.length
      yield part
    }
    note.isComplete = !isPart
  } catch (error) {
    if (!isUnpackError(error)) throw error
    // The last write gives nothing where something stands behind the packed data.
    const rest = inflateMember(Buffer.concat(taken), MAX_SALVAGED_BYTES)?.subarray(size) ?? Buffer.alloc(0)
    if (size + rest.length === 0) throw error
    note.isDamaged = true
    if (rest.length > 0) yield rest
  } finally {
    source.destroy()
  }
}

async function* noting(parts: AsyncIterable<Buffer>, taken: Buffer[]): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    taken.push(part)
    yield part
  }
}

type Recognised = { readonly packing: Packing | null; readonly whole: AsyncIterable<Buffer> }

/** How data was packed, null where it was not, and all of it. */
async function recognised(parts: AsyncIterable<Buffer>, coding: string): Promise<Recognised> {
  const { start, whole } = await peek(parts, START_BYTES)
  const byMark = start.length === 0 ? null : packingByMark(coding, start)
  if (byMark !== 'unsure') return { packing: byMark, whole }
  const more = await peek(whole, TRIAL_BYTES)
  return { packing: packingByTrial(coding, more.start), whole: more.whole }
}

/** So many of the first bytes, and all of them again. */
async function peek(
  parts: AsyncIterable<Buffer>,
  bytes: number,
): Promise<{ readonly start: Buffer; readonly whole: AsyncIterable<Buffer> }> {
  const iterator = parts[Symbol.asyncIterator]()
  const first: Buffer[] = []
  let size = 0
  for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
    first.push(next.value)
    size += next.value.length
    if (size >= bytes) break
  }
  return { start: Buffer.concat(first), whole: again(first, iterator) }
}

async function* again(first: readonly Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* first
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

/**
 * The last write into an unpacker gives nothing where data broke off, so it is made of a byte that is passed over behind whole
 * data.
 */
async function* proofApart(parts: AsyncIterable<Buffer>, isPart: boolean): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0)
  for await (const part of parts) {
    const known = Buffer.concat([held, part])
    const end = Math.max(0, known.length - PROOF_BYTES)
    if (end > 0) yield known.subarray(0, end)
    held = Buffer.from(known.subarray(end))
  }
  if (held.length > 0) yield held
  if (!isPart) yield Buffer.alloc(1)
}

/** What is to be taken off, the outermost coding first. */
function codingsOf(contentEncoding: string | null): string[] {
  const codings = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity')
  if (codings.length > MAX_CODINGS) throw new FetchFailure('bad_encoding', 'it compressed its answer too many times')
  return codings.reverse()
}
