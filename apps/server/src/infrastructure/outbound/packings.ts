import type { Transform } from 'node:stream'
import {
  brotliDecompressSync,
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  inflateRawSync,
  inflateSync,
} from 'node:zlib'
import { FetchFailure } from './fetch-failure'

/** Bytes needed to recognise text, or data that starts with a signature. */
export const START_BYTES = 64
/** Bytes needed to try decompressing. */
export const TRIAL_BYTES = 4_096

/** A way in which data may be packed. */
export type Packing = {
  readonly unpack: (isPart: boolean) => Transform
  /** The start of what data unpacks to; throws where it is not packed like this. */
  readonly tryStart: (packed: Buffer) => Buffer
}

const zlib = (isPart: boolean) => (isPart ? { finishFlush: constants.Z_SYNC_FLUSH } : {})
const brotli = (isPart: boolean) => (isPart ? { finishFlush: constants.BROTLI_OPERATION_FLUSH } : {})
/** More is not looked at, which keeps bombs small. */
const MAX_TRIED_BYTES = 64 * 1024
const bounded = { maxOutputLength: MAX_TRIED_BYTES }

export const GZIP: Packing = {
  unpack: (isPart) => createGunzip(zlib(isPart)),
  // it is known by its mark
  tryStart: () => Buffer.alloc(0),
}
const DEFLATE: Packing = {
  unpack: (isPart) => createInflate(zlib(isPart)),
  tryStart: (packed) => inflateSync(packed, { ...zlib(true), ...bounded }),
}
const RAW_DEFLATE: Packing = {
  unpack: (isPart) => createInflateRaw(zlib(isPart)),
  tryStart: (packed) => inflateRawSync(packed, { ...zlib(true), ...bounded }),
}
export const BROTLI: Packing = {
  unpack: (isPart) => createBrotliDecompress(brotli(isPart)),
  tryStart: (packed) => brotliDecompressSync(packed, { ...brotli(true), ...bounded }),
}
const LABELS: Readonly<Record<string, Packing>> = { gzip: GZIP, 'x-gzip': GZIP, deflate: RAW_DEFLATE, br: BROTLI }

const labelled = (coding: string): Packing | null => (Object.hasOwn(LABELS, coding) ? (LABELS[coding] ?? null) : null)

/** The compression that the first bytes reveal, null for plain text, `unsure` where they reveal nothing. */
export function packingByMark(coding: string, start: Buffer): Packing | null | 'unsure' {
  if (start[0] === 0x1f && start[1] === 0x8b) return GZIP
  const foreign = foreignPacking(start)
  if (foreign !== null) throw new FetchFailure('bad_encoding', `it compressed its answer with ${foreign}`)
  if (isText(start.subarray(0, START_BYTES))) return null
  if (isZlib(start)) return coding === 'br' ? 'unsure' : DEFLATE
  const said = labelled(coding)
  return said !== null && textSize(said, start) >= START_BYTES ? said : 'unsure'
}

/**
 * How data was packed that no mark tells: the way in which its start unpacks to the most text, else what is said. Another
 * way than the right one mostly fails, or ends after a few letters.
 *
 * @param start The first `TRIAL_BYTES`, or all of it.
 */
export function packingByTrial(coding: string, start: Buffer): Packing {
  const said = labelled(coding)
  const ways = [...(said === null ? [] : [said]), DEFLATE, BROTLI, RAW_DEFLATE]
  const sizes = ways.map((way) => textSize(way, start))
  const most = Math.max(...sizes)
  const packing = most > 0 ? ways[sizes.indexOf(most)] : said
  if (packing) return packing
  const name = /^[\w.-]{1,20}$/.test(coding) ? ` ("${coding}")` : ''
  throw new FetchFailure('bad_encoding', `it compressed its answer in a way that was not asked for${name}`)
}

/** How much text the start of data unpacks to in a way; 0 where it is not packed like this. */
function textSize({ tryStart }: Packing, start: Buffer): number {
  try {
    const unpacked = tryStart(start)
    return isText(unpacked) ? unpacked.length : 0
  } catch (error) {
    const isMuch = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return isMuch ? MAX_TRIED_BYTES : 0
  }
}

/** The two bytes deflate begins with where it is labelled as the standard asks. */
function isZlib(start: Buffer): boolean {
  const [first = 0, second = 0] = start
  return (first & 0x0f) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0
}

/** First bytes of what this server does not unpack, so that a failure can say what it was. */
const FOREIGN: readonly (readonly [start: string, name: string])[] = [
  ['28b52ffd', 'zstd'],
  ['fd377a585a00', 'xz'],
  ['425a68', 'bzip2'],
  ['504b0304', 'zip'],
  ['04224d18', 'lz4'],
  ['1f9d', 'compress'],
]

function foreignPacking(start: Buffer): string | null {
  const hex = start.toString('hex')
  // "BZh" may begin a text as well
  return FOREIGN.find(([mark]) => hex.startsWith(mark) && !isText(start.subarray(0, START_BYTES)))?.[1] ?? null
}

/** Compressed data has a control character among its first bytes; UTF-16 text has a byte-order mark or a NUL per letter. */
function isText(start: Buffer): boolean {
  const marks = start.subarray(0, 2).toString('hex')
  if (['fffe', 'feff', '3c00', '003c'].includes(marks)) return true
  if (start.subarray(0, 4).toString('hex') === FOREIGN[0]?.[0]) return false
  return start.every((byte) => (byte >= 0x20 ? byte !== 0x7f : byte >= 0x09 && byte <= 0x0d))
}
