import { DAY_MS } from '@trendverse/domain/primitives/time'
import { FREQUENT_WORDS } from '@trendverse/domain/trends/stories/frequent-words'
import type { HeadlineRow } from './headline-rows'

/** A small generator of pseudo-random numbers (mulberry32): the same seed, the same stream. */
export function seededFractions(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const SYLLABLES =
  'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu za bre cla dru flo gri kro pla sto tra'.split(' ')
/** Different names and rare words of two weeks. */
const RARE_WORDS = 60_000
/** Words that belong to a story; its headlines hold a part of them each. */
const STORY_WORDS = { rare: 5, frequent: 7 } as const
/** Share of a story's words that one of its headlines holds. */
const KEPT = { rare: 0.5, frequent: 0.35 } as const

function makeWord(index: number): string {
  let word = ''
  for (let rest = index + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[rest % SYLLABLES.length] ?? ''
  }
  return word
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Draws words as often as real headlines have them, by the table the product ships. */
function frequentWords(fraction: () => number): () => string {
  const entries = FREQUENT_WORDS.split(/[\n|]/).flatMap((entry) => {
    const [word = '', headlines] = entry.split(' ')
    return word === '' ? [] : [{ word, headlines: Number(headlines) }]
  })
  const sums: number[] = []
  let total = 0
  for (const { headlines } of entries) sums.push((total += headlines))
  return () => {
    const wanted = fraction() * total
    let low = 0
    for (let high = sums.length - 1; low < high; ) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return entries[low]?.word ?? ''
  }
}

/**
 * Made-up headlines with their stories, for measuring time: frequent words as often as in real headlines, rare ones made
 * up; six of ten stories are a single headline, the others have two to some hundred and last a day. They measure how long
 * it takes, not how well stories are found.
 *
 * @param items How many headlines; their stories begin evenly over `days`.
 */
export function syntheticStream(
  items: number,
  days = 14,
  seed = 1,
): { rows: HeadlineRow[]; storyOf: Map<string, string> } {
  const fraction = seededFractions(seed)
  const below = (count: number): number => Math.floor(fraction() * count)
  const frequent = frequentWords(fraction)
  const many = (count: number, make: () => string): string[] => Array.from({ length: count }, make)
  const rareWord = (): string => capitalised(makeWord(below(RARE_WORDS)))
  const rows: HeadlineRow[] = []
  const storyOf = new Map<string, string>()
  for (let story = 0; rows.length < items; story += 1) {
    const beganAtMs = fraction() * days * DAY_MS
    const size = fraction() < 0.6 ? 1 : Math.min(200, Math.ceil(2 / (fraction() + 0.005)))
    const rare = many(STORY_WORDS.rare, rareWord)
    const known = many(STORY_WORDS.frequent, frequent)
    for (let member = 0; member < size && rows.length < items; member += 1) {
      const id = `item-${String(rows.length).padStart(8, '0')}`
      const words = [
        ...rare.filter(() => fraction() < KEPT.rare),
        ...known.filter(() => fraction() < KEPT.frequent),
        ...many(3 + below(4), frequent),
      ]
      const publishedAtMs = Math.round(beganAtMs + member * fraction() * (DAY_MS / size))
      rows.push({ id, title: capitalised(words.join(' ')), url: null, publisher: null, publishedAtMs })
      storyOf.set(id, `story-${story}`)
    }
  }
  return { rows, storyOf }
}
