/**
 * A fraction, 0 up to but not including 1, that is always the same for one text and one purpose.
 * FNV-1a over the characters, then the finaliser of MurmurHash3, so that neighbouring ids land far apart.
 *
 * @param purpose Keeps the draws of one planet independent: `'tilt'`, `'spin'`.
 */
export function seededFraction(text: string, purpose: string): number {
  let hash = 0x811c9dc5
  const whole = `${purpose}:${text}`
  for (let index = 0; index < whole.length; index++) {
    hash = Math.imul(hash ^ whole.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** A seeded value between two bounds. */
export function seededBetween(text: string, purpose: string, low: number, high: number): number {
  return low + (high - low) * seededFraction(text, purpose)
}
