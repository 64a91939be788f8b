const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES = new Uint8Array(128).fill(255)
for (let index = 0; index < ALPHABET.length; index += 1) VALUES[ALPHABET.charCodeAt(index)] = index

type NumberArray = Float64Array | Float32Array

/** The bytes of an array of numbers as base64 without padding: exact, where decimal text would be long or rounded. */
export function numbersToText(numbers: NumberArray): string {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
  const parts: string[] = []
  for (let index = 0; index < bytes.length; index += 3) {
    const left = bytes.length - index
    const bits =
      ((bytes[index] as number) << 16) |
      ((left > 1 ? (bytes[index + 1] as number) : 0) << 8) |
      (left > 2 ? (bytes[index + 2] as number) : 0)
    let quad = (ALPHABET[bits >> 18] as string) + (ALPHABET[(bits >> 12) & 63] as string)
    if (left > 1) quad += ALPHABET[(bits >> 6) & 63] as string
    if (left > 2) quad += ALPHABET[bits & 63] as string
    parts.push(quad)
  }
  return parts.join('')
}

/** Fills `target` from a text of `numbersToText`; false when the text is not one of exactly its length. */
export function numbersFromText(text: unknown, target: NumberArray): boolean {
  if (typeof text !== 'string' || text.length !== Math.ceil((target.byteLength * 4) / 3)) return false
  const bytes = new Uint8Array(target.byteLength)
  for (let index = 0, at = 0; index < text.length; index += 4, at += 3) {
    let bits = 0
    for (let step = 0; step < 4; step += 1) {
      const value = index + step < text.length ? (VALUES[text.charCodeAt(index + step)] ?? 255) : 0
      if (value === 255) return false
      bits = (bits << 6) | value
    }
    for (let step = 0; step < 3 && at + step < bytes.length; step += 1)
      bytes[at + step] = (bits >> (16 - 8 * step)) & 255
  }
  new Uint8Array(target.buffer, target.byteOffset, target.byteLength).set(bytes)
  return true
}
