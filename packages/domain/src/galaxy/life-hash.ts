/**
 * A fraction, 0 up to but not including 1, that is always the same for one whole number and one purpose: the finaliser
 * of MurmurHash3 over 32 bits, 24 of which are kept, so that a shader in single precision gets the very same.
 *
 * @param seed 0 to 2^32 - 1.
 * @param purpose A small whole number that keeps the draws of one seed independent.
 */
export function hashedFraction(seed: number, purpose: number): number {
  let hash = (seed + Math.imul(purpose, 0x9e3779b9)) | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  hash ^= hash >>> 16
  return (hash >>> 8) / 2 ** 24
}

/** The same from -1 up to but not including 1. */
export function hashedOffset(seed: number, purpose: number): number {
  return 2 * hashedFraction(seed, purpose) - 1
}
