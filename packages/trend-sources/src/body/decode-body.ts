import { Buffer } from 'node:buffer'
import { constants, gunzipSync } from 'node:zlib'
import iconv from 'iconv-lite'
import { decodeExactly, encodingOf, isShiftedJapanese } from './encodings'
import { guessEncoding } from './guess-encoding'
import { inflateMember } from './inflate-member'
import { joinHalvesInBytes } from './join-halves'

/** Largest text a reply may unpack to, in bytes; feeds are far smaller. */
export const MAX_BODY_BYTES = 4 * 1024 * 1024

/** How much of a document is searched for its XML declaration. */
const DECLARATION_BYTES = 1_024

/** Says in words why a body is no text. */
export class UnreadableBody extends Error {}

/**
 * The text of a reply. The encoding is taken from the byte order mark, the XML declaration, the Content-Type header,
 * in this order, and the first that fits the bytes is used; then UTF-8, also with a broken letter here and there. What is not
 * UTF-8 either shows by its language and bytes what it is in, or is read as windows-1252, which every byte fits, where it
 * looks like it. Replies that are gzip files are unpacked.
 */
export function decodeBody(body: Uint8Array, contentType: string | null): string {
  const bytes = unpack(Buffer.from(body.buffer, body.byteOffset, body.byteLength))
  if (bytes.length > MAX_BODY_BYTES) throw new UnreadableBody(`the reply is larger than ${MAX_BODY_BYTES} bytes`)
  const stated = [markOf(bytes), declaredEncoding(bytes), headerEncoding(contentType), 'utf-8']
  for (const encoding of stated) {
    const name = encoding === null ? null : encodingOf(encoding, bytes)
    // Servers say windows-1252, under one of its names, of whatever they know nothing about.
    if (name === 'windows-1252' && guessEncoding(bytes) !== null) continue
    const text = name === null ? null : decodeExactly(bytes, name)
    if (text !== null) return text
  }
  const joined = decodeExactly(joinHalvesInBytes(bytes), 'utf-8') ?? decodeMostly(bytes)
  if (joined !== null) return joined
  const guessed = guessEncoding(bytes) ?? (looksWestern(bytes) ? 'windows-1252' : null)
  if (guessed !== null) return iconv.decode(bytes, guessed)
  throw new UnreadableBody('the reply states no usable encoding and is not UTF-8')
}

/** How data packed with zstd begins, which this runtime need not know. */
const ZSTD = '28b52ffd'

/** What can be unpacked: a file that broke off, or whose sum is wrong, up to there. */
function unpack(bytes: Buffer): Buffer {
  if (bytes.subarray(0, 4).toString('hex') === ZSTD)
    throw new UnreadableBody('the reply is packed with zstd, which nobody asked for')
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  const whole = unpacked(bytes) ?? unpacked(bytes, true)
  // The last eight bytes are the sum and the length of what came before.
  const text = whole ?? unpacked(bytes.subarray(0, -8), true) ?? inflateMember(bytes, MAX_BODY_BYTES)
  if (text !== null && text.length > 0) return text
  throw new UnreadableBody('the reply is a gzip file that is damaged or unpacks to too much')
}

/** Null for data that is damaged or unpacks to too much. */
function unpacked(bytes: Buffer, isPart = false): Buffer | null {
  try {
    const flush = isPart ? { finishFlush: constants.Z_SYNC_FLUSH } : {}
    return gunzipSync(bytes, { maxOutputLength: MAX_BODY_BYTES, ...flush })
  } catch {
    return null
  }
}

/** The encoding its bytes give away: a byte order mark, `<` in 16 bits, signs that change to other letters. */
function markOf(bytes: Buffer): string | null {
  if (isShiftedJapanese(bytes)) return 'iso-2022-jp'
  const head = bytes.subarray(0, 4).toString('hex')
  if (head.startsWith('efbbbf')) return 'utf-8'
  if (head === 'fffe0000') return 'utf-32le'
  if (head === '0000feff') return 'utf-32be'
  if (head.startsWith('fffe') || /^[0-9a-f]{2}00[0-9a-f]{2}00$/.test(head)) return 'utf-16le'
  if (head.startsWith('feff') || /^00[0-9a-f]{2}00[0-9a-f]{2}$/.test(head)) return 'utf-16be'
  return null
}

function declaredEncoding(bytes: Buffer): string | null {
  const start = bytes.subarray(0, DECLARATION_BYTES).toString('latin1')
  const match = /<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{2,40})["']/i.exec(start)
  const name = match?.[1]?.toLowerCase() ?? null
  // A declaration that can be read byte by byte is not in 16 or 32 bits, whatever it claims.
  return name !== null && /^(utf-?(16|32)|ucs-|iso-10646)/.test(name) ? 'utf-8' : name
}

function headerEncoding(contentType: string | null): string | null {
  return /charset\s*=\s*["']?([\w.:-]{2,40})/i.exec(contentType ?? '')?.[1]?.toLowerCase() ?? null
}

/** UTF-8 in which a few letters are broken, as where a text was cut to so many bytes; null where most are. */
function decodeMostly(bytes: Buffer): string | null {
  const text = bytes.toString('utf8')
  const broken = text.match(/\ufffd/g)?.length ?? 0
  const whole = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0
  return broken * 3 <= whole ? text.replace(/^\ufeff/, '') : null
}

/** Western languages write fewer than one accented letter in four; other scripts in one byte write nearly all. */
function looksWestern(bytes: Buffer): boolean {
  const words = bytes.toString('latin1').replace(/<[^<>]{0,2000}>/g, '')
  const accented = words.match(/[\x80-\xff]/g)?.length ?? 0
  const plain = words.match(/[a-zA-Z]/g)?.length ?? 0
  return accented * 3 <= plain
}
