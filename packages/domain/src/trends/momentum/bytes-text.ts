const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** What stands for a character that is not of the alphabet: above every value. */
const BAD = 64
const CODES = Uint8Array.from(ALPHABET, (character) => character.charCodeAt(0))
const VALUES = new Uint8Array(128).fill(BAD)
for (const [value, code] of CODES.entries()) VALUES[code] = value
/** Characters made into a string at once: engines limit how many arguments a call may have. */
const CHUNK = 8_192

export type NumberArray = Float64Array | Float32Array | Uint16Array | Uint8Array

/** The bytes of an array of numbers as base64 without padding: exact, where decimal text would be long or rounded. */
export function numbersToText(numbers: NumberArray): string {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
  const codes = new Uint8Array(textLength(bytes.length))
  for (let index = 0, at = 0; index < bytes.length; index += 3) {
    const bits = ((bytes[index] as number) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0)
    // What lies beyond the end of a typed array is not written.
    codes[at++] = CODES[bits >> 18] as number
    codes[at++] = CODES[(bits >> 12) & 63] as number
    codes[at++] = CODES[(bits >> 6) & 63] as number
    codes[at++] = CODES[bits & 63] as number
  }
  let text = ''
  for (let from = 0; from < codes.length; from += CHUNK) {
    // a call with `...` reads the array number by number, five times as slow
    text += Reflect.apply(String.fromCharCode, undefined, codes.subarray(from, from + CHUNK))
  }
  return text
}

/** Fills `target` from a text of `numbersToText`; false when the text is not one of exactly its length. */
export function numbersFromText(text: unknown, target: NumberArray): boolean {
  if (typeof text !== 'string' || text.length !== textLength(target.byteLength)) return false
  const bytes = new Uint8Array(target.byteLength)
  const valueAt = (index: number): number => (index < text.length ? (VALUES[text.charCodeAt(index)] ?? BAD) : 0)
  for (let index = 0, at = 0; index < text.length; index += 4, at += 3) {
    const [a, b, c, d] = [valueAt(index), valueAt(index + 1), valueAt(index + 2), valueAt(index + 3)]
    if ((a | b | c | d) >= BAD) return false
    const bits = (a << 18) | (b << 12) | (c << 6) | d
    // What lies beyond the end of a typed array is not written.
    bytes[at] = bits >> 16
    bytes[at + 1] = bits >> 8
    bytes[at + 2] = bits
  }
  new Uint8Array(target.buffer, target.byteOffset, target.byteLength).set(bytes)
  return true
}

const textLength = (bytes: number): number => Math.ceil((bytes * 4) / 3)
