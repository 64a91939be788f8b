import { DAY_MS } from '../../primitives/time'
import { type Headline, isNumber } from './headline'
import { likenessOf, type Story } from './story'

/**
 * What speaks for and against filing something under a story, beside its likeness (cosine, 0 to 1). The weights were
 * fitted to labelled headlines of six kinds at once, each left out in turn; decision 035 has the figures.
 */
const JOIN = { floor: 0.12, least: 0.195, caution: 0.05, quiet: 0.35, rival: 1, shared: 0.025, age: 0.02 } as const
const MERGE = { floor: 0.12, least: 0.15, quiet: 0.18, rival: 0.65, shared: 0.006, age: 0.015 } as const
const CROWDED = { from: 0.06, linear: 0.4, squared: 10, most: 0.4 } as const
/** A pause of days says no more than this. */
const LONGEST_QUIET_DAYS = 4
/** An item may find its story at any time in the first days; a subject that never ends asks for more and more. */
const YOUNG_DAYS = 3
/** Two stories with this cosine are halves of one: neither is a rival of the other. */
const HALVES = 0.5
/** More shared weight than four rare words makes no difference. */
const MOST_SHARED = 40

/**
 * Where something else than words proposed a merge, so much may be missing of the margin; the floor of likeness stays.
 * Below this even a proposer that is always right gains no more, and one that is wrong costs ever more (decision 036).
 */
export const PROPOSED_MARGIN = -0.1

/** A story that may take something in, with the product of the two and their cosine. */
export type Alike = { readonly story: Story; readonly dot: number; readonly likeness: number }

/** The same with how much speaks for it. */
export type Candidate = Alike & { readonly margin: number }

/** So many of the most alike stories are weighed against one another. */
const COMPARED_STORIES = 5
/** Titles of the smaller of two stories whose words are looked up in the larger. */
const LOOKED_UP_TITLES = 3

export const bestFirst = (a: Candidate, b: Candidate): number =>
  b.margin - a.margin || (a.story.id < b.story.id ? -1 : 1)
const likestFirst = (a: Alike, b: Alike): number => b.likeness - a.likeness || (a.story.id < b.story.id ? -1 : 1)

/**
 * The stories with a margin of `least` or more, the best first. The rival of the most alike story is the next, that of all
 * others the first.
 */
export function weigh(
  alike: Alike[],
  least: number,
  marginOf: (one: Alike, rival: Alike | undefined) => number,
): Candidate[] {
  const compared = alike.sort(likestFirst).slice(0, COMPARED_STORIES)
  return compared
    .map((one, place) => ({ ...one, margin: marginOf(one, compared[place === 0 ? 1 : 0]) }))
    .filter(({ margin }) => margin >= least)
    .sort(bestFirst)
}

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
 * @param share Of the live items, how many are in the story, 0 to 1.
 */
export function joinMargin(
  { story, likeness }: Alike,
  rival: Alike | undefined,
  { atMs, shared, share }: { readonly atMs: number; readonly shared: number; readonly share: number },
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
    crowding(share) -
    JOIN.least
  )
}

/**
 * The same for two stories that may be one; their ages are held against one another. A third story counts as a rival even
 * where it is a half of one of them: in doubt the two wait.
 */
export function mergeMargin(
  a: Story,
  { story: b, likeness }: Alike,
  rival: Alike | undefined,
  { shared, share }: { readonly shared: number; readonly share: number },
): number {
  if (likeness < MERGE.floor) return -1
  const quiet = Math.max(quietDays(a.lastSeenAtMs, b.firstSeenAtMs), quietDays(b.lastSeenAtMs, a.firstSeenAtMs))
  return (
    likeness +
    MERGE.shared * Math.min(MOST_SHARED, shared) -
    MERGE.quiet * quiet -
    MERGE.rival * (rival?.likeness ?? 0) -
    crowding(share) -
    (MERGE.age * Math.abs(a.firstSeenAtMs - b.firstSeenAtMs)) / DAY_MS -
    MERGE.least
  )
}

/**
 * What is held against a story beyond a twentieth of all live headlines: its words are soon everybody's. A headline that
 * only repeats it still joins.
 */
function crowding(share: number): number {
  const over = Math.max(0, share - CROWDED.from)
  return Math.min(CROWDED.most, CROWDED.linear * over + CROWDED.squared * over * over)
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

/** `sharedWeight` of the first titles of the smaller of two stories with the larger one, on average. */
export function sharedByTitles(a: Story, b: Story, rarity: (token: string) => number): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  const titles = small.titles.slice(0, LOOKED_UP_TITLES)
  const sum = titles.reduce((all, title) => all + sharedWeight(title, large, rarity), 0)
  return sum / Math.max(1, titles.length)
}
