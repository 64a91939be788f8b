import { Buffer, isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'

/** Encodings of one byte a letter, into which every body fits. */
const OF_ONE_BYTE =
  /^(?:iso[-_]?8859[-_]?\d{1,2}(?:-[ei])?|latin-?\d|l\d|windows-?\d{3,4}|cp-?(?:125\d|866|437|850)|koi8-?[ru]|macintosh|tis-?620|(?:us-)?ascii)$/
/** Publishers write the quotes of windows-1252 under these names, as browsers read them. */
const WESTERN = /^(?:iso[-_]?8859[-_]?1|latin-?1|l1|(?:us-)?ascii)$/
const TURKISH = /^(?:iso[-_]?8859[-_]?9|latin-?5|l5|turkish)$/
/** What a text is in that names an encoding of ISO and uses bytes it has no letters for. */
const OF_WINDOWS: readonly (readonly [RegExp, string])[] = [
  [/^(?:iso[-_]?8859[-_]?15|latin-?9|l9)$/, 'windows-1252'],
  [/^(?:iso[-_]?8859[-_]?2|latin-?2|l2)$/, 'windows-1250'],
  [/^iso[-_]?8859[-_]?5$/, 'windows-1251'],
  [/^iso[-_]?8859[-_]?6$/, 'windows-1256'],
  [/^iso[-_]?8859[-_]?7$/, 'windows-1253'],
  [/^iso[-_]?8859[-_]?8(?:-[ei])?$/, 'windows-1255'],
  [/^(?:iso[-_]?8859[-_]?11|tis-?620)$/, 'windows-874'],
  [/^iso[-_]?8859[-_]?13$/, 'windows-1257'],
]
const OF_MORE_BITS = /^(?:utf-?(?:16|32)(?:[lb]e)?|ucs-?[24]|iso-10646-ucs-2|csunicode|unicode)$/
/** Names that mean something to the decoder, and nothing as an encoding of a text. */
const NO_ENCODING = /^(?:binary|base64|hex|utf-?7(?:-?imap)?|internal)$/
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^x-(?!mac|sjis|user)(.+)$/, '$1'],
  [/^(?:ujis|euc)$/, 'euc-jp'],
  [/^(?:cs)?(?:iso-?2022-?jp|jis)$/, 'iso-2022-jp'],
  [/^uhc$/, 'cp949'],
  [/^gb-?18030-\d{4}$/, 'gb18030'],
  [/^ansi$|^iso[-_]8859-1:1987$/, 'windows-1252'],
  [/^x-mac-roman$/, 'macintosh'],
  [/^win-?(125\d)$/, 'windows-$1'],
  [/^utf_8$|^utf-?8-?sig$|^utf8mb[34]$/, 'utf-8'],
]

/**
 * What a statement of an encoding means, null where it means none. Nobody writes whole sentences that happen to be UTF-8 in an
 * encoding of one byte a letter, nor text in 16 bits without a NUL.
 */
export function encodingOf(stated: string, bytes: Buffer): string | null {
  const name = OTHER_NAMES.reduce((text, [other, known]) => text.replace(other, known), stated.trim().toLowerCase())
  if (NO_ENCODING.test(name)) return null
  if (OF_MORE_BITS.test(name)) return bytes.includes(0) ? name : 'utf-8'
  if (bytes.some((byte) => byte > 0x7f) && beginsAsUtf8(bytes) && (OF_ONE_BYTE.test(name) || isLong(bytes)))
    return 'utf-8'
  if (TURKISH.test(name)) return 'windows-1254'
  if (WESTERN.test(name)) return 'windows-1252'
  const [, ofWindows = name] = OF_WINDOWS.find(([ofIso]) => ofIso.test(name)) ?? []
  return bytes.some((byte) => byte >= 0x80 && byte <= 0x9f) ? ofWindows : name
}

/** A few letters of two bytes may be UTF-8 by chance. */
const BY_CHANCE_BYTES = 10

function isLong(bytes: Buffer): boolean {
  let high = 0
  for (const byte of bytes) if (byte > 0x7f && ++high > BY_CHANCE_BYTES) return true
  return false
}

/** Text in seven bits that changes to Japanese letters and back (ISO-2022-JP): no text in UTF-8 has these signs. */
export function isShiftedJapanese(bytes: Buffer): boolean {
  return bytes.includes('\x1b$B') || bytes.includes('\x1b$@')
}

/** Whether bytes are UTF-8, the last letter cut off or not. */
function beginsAsUtf8(bytes: Buffer): boolean {
  return [0, 1, 2, 3].some((cut) => isUtf8(bytes.subarray(0, bytes.length - cut)))
}

/** The text, or null when the encoding is unknown or does not fit the bytes. */
export function decodeExactly(bytes: Buffer, encoding: string): string | null {
  if (!iconv.encodingExists(encoding)) return decodeAsBrowsers(bytes, encoding)
  const text = iconv.decode(bytes, encoding)
  // A byte that means nothing in this encoding turns into U+FFFD; a real U+FFFD in the document is rare enough.
  return text.includes('\ufffd') && !isUtf8WithReplacement(bytes, encoding) ? null : text
}

/** For encodings that iconv-lite lacks: ISO-2022-JP, and labels only browsers know. */
function decodeAsBrowsers(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function isUtf8WithReplacement(bytes: Buffer, encoding: string): boolean {
  return /^utf-?8$/.test(encoding) && bytes.includes(Buffer.from('\ufffd'))
}
