import { DAY_MS } from '../../primitives/time'
import { type Headline, isNumber } from './headline'
import { likenessOf, type Story } from './story'

/**
 * What speaks for and against filing something under a story, beside its likeness (cosine, 0 to 1). The weights were
 * fitted to labelled headlines of six kinds at once, each left out in turn; decision 035 has the figures.
 */
const JOIN = { floor: 0.12, least: 0.2, caution: 0.05, quiet: 0.3, rival: 1, shared: 0.025, age: 0.02 } as const
const MERGE = { floor: 0.12, least: 0.15, quiet: 0.18, rival: 0.65, shared: 0.006, age: 0.015 } as const
/** A pause of days says no more than this. */
const LONGEST_QUIET_DAYS = 4
/** An item may find its story at any time in the first days; a subject that never ends asks for more and more. */
const YOUNG_DAYS = 3
/** Two stories with this cosine are halves of one: neither is a rival of the other. */
const HALVES = 0.5
/** More shared weight than four rare words makes no difference. */
const MOST_SHARED = 40

/** A story that may take something in, with the product of the two and their cosine. */
export type Alike = { readonly story: Story; readonly dot: number; readonly likeness: number }

/** How much the next best story takes away from the best: words that fit two different stories tell neither. */
function rivalryOf(story: Story, rival: Alike | undefined): number {
  if (rival === undefined) return 0
  return rival.likeness * Math.max(0, 1 - likenessOf(story, rival.story) / HALVES)
}

/**
 * By how much an item of `atMs` belongs to a story: 0 and above it may join. Its likeness and the rarity of the words it
 * shares speak for it, against it speaks the time since the story's newest headline, another story that fits as well,
 * that one headline is little to go by, and a story's age beyond three days.
 *
 * @param shared Rarity of the words both have, see `sharedWeight`.
 */
export function joinMargin(
  { story, likeness }: Alike,
  rival: Alike | undefined,
  { atMs, shared }: { readonly atMs: number; readonly shared: number },
): number {
  if (likeness < JOIN.floor) return -1
  const ageDays = Math.max(0, (atMs - story.firstSeenAtMs) / DAY_MS - YOUNG_DAYS)
  return (
    likeness +
    JOIN.shared * Math.min(MOST_SHARED, shared) -
    JOIN.quiet * quietDays(story.lastSeenAtMs, atMs) -
    JOIN.rival * rivalryOf(story, rival) -
    JOIN.age * ageDays -
    JOIN.caution / story.size -
    JOIN.least
  )
}

/**
 * The same for two stories that may be one; their ages are held against one another. A third story counts as a rival even
 * where it is a half of one of them: in doubt the two wait.
 */
export function mergeMargin(a: Story, { story: b, likeness }: Alike, rival: Alike | undefined, shared: number): number {
  if (likeness < MERGE.floor) return -1
  const quiet = Math.max(quietDays(a.lastSeenAtMs, b.firstSeenAtMs), quietDays(b.lastSeenAtMs, a.firstSeenAtMs))
  return (
    likeness +
    MERGE.shared * Math.min(MOST_SHARED, shared) -
    MERGE.quiet * quiet -
    MERGE.rival * (rival?.likeness ?? 0) -
    (MERGE.age * Math.abs(a.firstSeenAtMs - b.firstSeenAtMs)) / DAY_MS -
    MERGE.least
  )
}

function quietDays(fromMs: number, toMs: number): number {
  return Math.min(LONGEST_QUIET_DAYS, Math.max(0, toMs - fromMs) / DAY_MS)
}

/** How telling the words are that a headline shares with the headlines of a story, in units of `rarity`. */
export function sharedWeight({ tokens }: Headline, story: Story, rarity: (token: string) => number): number {
  let weight = 0
  for (const { text } of tokens) {
    if (!isNumber(text) && (story.terms.get(text)?.headlines ?? 0) > 0) weight += rarity(text)
  }
  return weight
}
