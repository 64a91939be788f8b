/** Whole numbers that look random and are the same for a seed in every engine. */
export type RandomStream = {
  /** 0 to 2^32 - 1 */
  next(): number
  /** `low` to `high`, both included; the span must stay below 2^20. */
  between(low: number, high: number): number
}

const SPAN_BITS = 20
/** sfc32 needs some rounds until similar seeds have nothing in common. */
const WARM_UP_ROUNDS = 15

/** sfc32 (PractRand) over three FNV-1a hashes of the seed: 32-bit operations only, which are exact everywhere. */
export function randomStream(seed: string): RandomStream {
  let a = hashText(seed, 0x811c9dc5)
  let b = hashText(seed, 0x9e3779b9)
  let c = hashText(seed, 0x85ebca6b)
  let counter = 1
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) next()
  const between = (low: number, high: number) =>
    low + Math.floor(((next() >>> (32 - SPAN_BITS)) * (high - low + 1)) / (1 << SPAN_BITS))
  return { next, between }
}

function hashText(text: string, basis: number): number {
  let hash = basis | 0
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash ^ (hash >>> 15)
}
