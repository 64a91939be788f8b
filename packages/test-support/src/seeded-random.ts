import type { Random } from '@trendverse/application/ports/world'

/** Bytes that look random and are the same in every run (xorshift, 32 bits). */
export function seededRandom(seed = 1): Random {
  let state = seed >>> 0 || 1
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) & 0xff
  }
  return { bytes: (count) => Uint8Array.from({ length: count }, next) }
}
