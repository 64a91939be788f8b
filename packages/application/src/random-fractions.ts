import type { Random } from './ports/world'

/** Random fractions from 0 up to 1, as generators take them. */
export function fractionsOf(random: Random): () => number {
  return () => {
    const [a = 0, b = 0, c = 0, d = 0] = random.bytes(4)
    return (((a << 24) | (b << 16) | (c << 8) | d) >>> 0) / 2 ** 32
  }
}
