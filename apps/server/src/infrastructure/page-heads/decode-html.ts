import { decodeExactly as decodeByTable, encodingOf, isShiftedJapanese } from '@trendverse/trend-sources/body/encodings'
import { guessEncoding } from '@trendverse/trend-sources/body/guess-encoding'
import { joinHalvesInBytes } from '@trendverse/trend-sources/body/join-halves'

/**
 * The text of an HTML document, or of its start, as browsers read it (WHATWG Encoding, HTML 13.2.3): the encoding is
 * taken from the byte order mark, the Content-Type header, the `meta` element, in this order, and the first that fits the
 * bytes is used; then UTF-8, also with a broken letter here and there, what language and bytes show, then windows-1252. Labels mean what they mean to
 * browsers (`iso-8859-1` is windows-1252), but UTF-8 under another name is UTF-8. A sign that the end of the bytes cuts in two is
 * left out.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): string {
  for (const label of [markOf(bytes), charsetOf(contentType ?? ''), metaCharset(bytes), 'utf-8']) {
    const text = label === null ? null : decodeAs(label, bytes)
    if (text !== null) return text
  }
  return (
    decodeExactly(joinHalvesInBytes(bufferOf(bytes)), 'utf-8') ??
    decodeMostly(bytes) ??
    new TextDecoder(guessEncoding(bufferOf(bytes)) ?? 'windows-1252').decode(bytes)
  )
}

/** UTF-8 in which a few letters are broken, as browsers show it; null where most are. */
function decodeMostly(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes, { stream: true })
  const broken = text.match(/\ufffd/g)?.length ?? 0
  const whole = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0
  return broken * 3 <= whole ? text : null
}

/** The encoding its first bytes give away: a byte order mark, or `<` in 16 bits. */
function markOf(bytes: Uint8Array): string | null {
  if (isShiftedJapanese(bufferOf(bytes))) return 'iso-2022-jp'
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  if (start.startsWith('efbbbf')) return 'utf-8'
  if (start.startsWith('fffe') || /^3c00[0-9a-f]{2}00$/.test(start)) return 'utf-16le'
  if (start.startsWith('feff') || /^003c00[0-9a-f]{2}$/.test(start)) return 'utf-16be'
  return null
}

function charsetOf(text: string): string | null {
  return /charset\s*=\s*["']?\s*([\w.:-]{2,40})/i.exec(text)?.[1]?.toLowerCase() ?? null
}

/** As far into a document as browsers look; those that state their encoding later are mostly UTF-8. */
const META_BYTES = 4_096

function metaCharset(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, META_BYTES)).toString('latin1')
  for (const [tag] of start.matchAll(/<meta\s[^>]{1,500}/gi)) {
    const charset = charsetOf(tag)
    // What could be read byte by byte is not in 16 bits, whatever it states.
    if (charset !== null) return /^(?:utf-?16|ucs|unicode|iso-10646)/.test(charset) ? 'utf-8' : charset
  }
  return null
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** As browsers read it, else by a table that knows more names and letters. */
function decodeAs(label: string, bytes: Uint8Array): string | null {
  const encoding = encodingOf(label, bufferOf(bytes))
  return encoding === null ? null : (decodeExactly(bytes, encoding) ?? decodeByTable(bufferOf(bytes), encoding))
}

/** The text, or null when the encoding is unknown or does not fit the bytes. */
function decodeExactly(bytes: Uint8Array, label: string): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return null
  }
}
