/** A UUID in its canonical lower-case form, version 7 for everything the product creates itself. */
export type Uuid = string

/**
 * A time-ordered UUID (RFC 9562, version 7).
 *
 * @param nowMs Milliseconds since 1970, becomes the first 48 bits.
 * @param randomBytes At least 10 random bytes.
 */
export function uuidV7(nowMs: number, randomBytes: Uint8Array): Uuid {
  if (randomBytes.length < 10) throw new RangeError('uuidV7 needs at least 10 random bytes')
  const time = Math.max(0, Math.floor(nowMs)).toString(16).padStart(12, '0').slice(-12)
  const bytes = Array.from(randomBytes.subarray(0, 10))
  bytes[0] = ((bytes[0] ?? 0) & 0x0f) | 0x70
  bytes[2] = ((bytes[2] ?? 0) & 0x3f) | 0x80
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${time.slice(0, 8)}-${time.slice(8)}-${hex.slice(0, 4)}-${hex.slice(4, 8)}-${hex.slice(8)}`
}
