import type { TitleTokens } from './title-tokens'
import { GENERIC_WORDS } from './title-words'

/** What a generic word weighs beside a telling one. */
const GENERIC_WEIGHT = 0.3
const NUMBER_WEIGHT = 0.5
/**
 * Titles every corpus is assumed to hold beside its own, so that in a small corpus a word seen twice is still rare
 * and likeness means the same on the first day as later.
 */
const ASSUMED_TITLES = 300

/** How telling each token is, learnt from the titles of the window. */
export type TokenWeights = {
  weightOf(token: string): number
  /** How many titles of the window carry the token. */
  titlesWith(token: string): number
}

/** Inverse document frequency over a set of titles: `ln(1 + (N + 300) / (df + 0.5))`, generic words turned down. */
export function learnTokenWeights(titles: Iterable<TitleTokens>): TokenWeights {
  const titlesWith = new Map<string, number>()
  let total = ASSUMED_TITLES
  for (const title of titles) {
    total += 1
    for (const token of title.tokens) titlesWith.set(token, (titlesWith.get(token) ?? 0) + 1)
  }
  const count = (token: string): number => titlesWith.get(token) ?? 0
  return {
    titlesWith: count,
    weightOf(token) {
      const rarity = Math.log(1 + total / (count(token) + 0.5))
      if (GENERIC_WORDS.has(token)) return rarity * GENERIC_WEIGHT
      return /^[\p{N}.,]+$/u.test(token) ? rarity * NUMBER_WEIGHT : rarity
    },
  }
}

/** A title as a unit vector over its tokens. */
export type TitleVector = {
  readonly title: TitleTokens
  /** Token to its share, largest first; the squares add up to 1 (or the map is empty). */
  readonly shares: ReadonlyMap<string, number>
}

export function vectorOf(title: TitleTokens, weights: TokenWeights): TitleVector {
  const raw = title.tokens.map((token) => [token, weights.weightOf(token)] as const).sort(([, a], [, b]) => b - a)
  const length = Math.sqrt(raw.reduce((sum, [, weight]) => sum + weight * weight, 0))
  return { title, shares: new Map(length === 0 ? [] : raw.map(([token, weight]) => [token, weight / length])) }
}

/** Shortest run-together title that may equal another one: shorter ones collide by chance. */
const MIN_COMPACT_LENGTH = 5

/** Whether two titles say the very same words, or the same run together (`#worldcup`, "World Cup"). */
export function isSameTitle(a: TitleTokens, b: TitleTokens): boolean {
  if (a.tokens.length > 0 && a.sorted === b.sorted) return true
  if (a.compact !== '' && a.compact === b.compact) return true
  return a.joined.length >= MIN_COMPACT_LENGTH && a.joined === b.joined
}

/** Cosine of two titles weighted by rarity, 0 to 1; 1 for the same words. */
export function titleLikeness(a: TitleVector, b: TitleVector): number {
  if (isSameTitle(a.title, b.title)) return 1
  const [short, long] = a.shares.size <= b.shares.size ? [a, b] : [b, a]
  let sum = 0
  for (const [token, share] of short.shares) sum += share * (long.shares.get(token) ?? 0)
  return Math.min(1, sum)
}
