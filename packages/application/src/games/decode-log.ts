const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES: ReadonlyMap<string, number> = new Map(Array.from(ALPHABET, (character, value) => [character, value]))

/** The bytes of a base64url text without padding, or null: a log has one spelling, so its hash tells copies. */
export function decodeLog(text: string): Uint8Array | null {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8))
  let [bits, held, at] = [0, 0, 0]
  for (const character of text) {
    const value = VALUES.get(character)
    if (value === undefined) return null
    bits = (bits << 6) | value
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at] = bits >> held
    at += 1
    bits &= (1 << held) - 1
  }
  // six bits that are no byte, or bits beside the last byte
  return held >= 6 || bits !== 0 ? null : bytes
}
