import { Buffer, isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'

/** Encodings of one byte a letter, into which every body fits. */
const OF_ONE_BYTE =
  /^(?:iso[-_]?8859[-_]?\d{1,2}(?:-[ei])?|latin-?\d|l\d|windows-?\d{3,4}|cp-?(?:125\d|866|437|850)|koi8-?[ru]|macintosh|tis-?620|(?:us-)?ascii)$/
/** Publishers write the quotes of windows-1252 under these names, as browsers read them. */
const WESTERN = /^(?:iso[-_]?8859[-_]?1|latin-?1|l1|(?:us-)?ascii)$/
const LATER_WESTERN = /^(?:iso[-_]?8859[-_]?15|latin-?9|l9)$/
const TURKISH = /^(?:iso[-_]?8859[-_]?9|latin-?5|l5)$/
const OF_MORE_BITS = /^(?:utf-?(?:16|32)(?:[lb]e)?|ucs-?[24]|iso-10646-ucs-2|csunicode|unicode)$/
/** Names that mean something to the decoder, and nothing as an encoding of a text. */
const NO_ENCODING = /^(?:binary|base64|hex|utf-?7(?:-?imap)?|internal)$/
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^x-(?!mac|sjis|user)(.+)$/, '$1'],
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
  if (!OF_ONE_BYTE.test(name)) return name
  if (bytes.some((byte) => byte > 0x7f) && beginsAsUtf8(bytes)) return 'utf-8'
  if (TURKISH.test(name)) return 'windows-1254'
  const isLater = LATER_WESTERN.test(name) && bytes.some((byte) => byte >= 0x80 && byte <= 0x9f)
  return WESTERN.test(name) || isLater ? 'windows-1252' : name
}

/** Whether bytes are UTF-8, the last letter cut off or not. */
function beginsAsUtf8(bytes: Buffer): boolean {
  return [0, 1, 2, 3].some((cut) => isUtf8(bytes.subarray(0, bytes.length - cut)))
}

/** The text, or null when the encoding is unknown or does not fit the bytes. */
export function decodeExactly(bytes: Buffer, encoding: string): string | null {
  if (!iconv.encodingExists(encoding)) return null
  const text = iconv.decode(bytes, encoding)
  // A byte that means nothing in this encoding turns into U+FFFD; a real U+FFFD in the document is rare enough.
  return text.includes('\ufffd') && !isUtf8WithReplacement(bytes, encoding) ? null : text
}

function isUtf8WithReplacement(bytes: Buffer, encoding: string): boolean {
  return /^utf-?8$/.test(encoding) && bytes.includes(Buffer.from('\ufffd'))
}
