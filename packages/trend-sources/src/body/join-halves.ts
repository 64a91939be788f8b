import { Buffer } from 'node:buffer'

/** `&#55357;&#56832;` or `&#xd83d;&#xde00;`: the two halves of one character, each written as if it were one. */
const WRITTEN = /&#(?:0*(5[56]\d{3})|x0*(d[89ab][\da-f]{2}));?&#(?:0*(5[67]\d{3})|x0*(d[c-f][\da-f]{2}));?/gi

/** A text in which the two halves of a character are written as the character they are; others stay as they are. */
export function joinHalves(text: string): string {
  return text.replace(WRITTEN, (written, high?: string, highHex?: string, low?: string, lowHex?: string) => {
    const first = high === undefined ? Number.parseInt(highHex ?? '', 16) : Number(high)
    const second = low === undefined ? Number.parseInt(lowHex ?? '', 16) : Number(low)
    const isPair = first >= 0xd800 && first <= 0xdbff && second >= 0xdc00 && second <= 0xdfff
    return isPair ? `&#${0x1_0000 + (first - 0xd800) * 0x400 + (second - 0xdc00)};` : written
  })
}

/** The two halves in three bytes each, as programs write them that think in 16 bits; in Latin-1, so that bytes are letters. */
const IN_BYTES = /\xed([\xa0-\xaf])([\x80-\xbf])\xed([\xb0-\xbf])([\x80-\xbf])/g
const ALONE_IN_BYTES = /\xed[\xa0-\xbf][\x80-\xbf]/g
const UNKNOWN = '\xef\xbf\xbd'

/** UTF-8 in which the halves of characters became characters (CESU-8), as UTF-8; any other bytes as they are. */
export function joinHalvesInBytes(bytes: Buffer): Buffer {
  const letters = bytes.toString('latin1')
  if (letters.search(ALONE_IN_BYTES) === -1) return bytes
  const six = (letter: string): number => letter.charCodeAt(0) & 0x3f
  const joined = letters.replace(IN_BYTES, (_, a: string, b: string, c: string, d: string) => {
    const code = 0x1_0000 + ((six(a) & 0x0f) << 16) + (six(b) << 10) + ((six(c) & 0x0f) << 6) + six(d)
    return Buffer.from(String.fromCodePoint(code)).toString('latin1')
  })
  return Buffer.from(joined.replace(ALONE_IN_BYTES, UNKNOWN), 'latin1')
}
