import type { Uuid } from '../../primitives/uuid'
import { isFrontPage, pageKey } from '../items/canonical-url'

/** Stories from this cosine on are related. */
export const RELATED_LIKENESS = 0.08
/** From this cosine on they are as related as words can tell. */
const CLOSELY_RELATED_LIKENESS = 0.21
/** Related trends kept per trend, strongest first. */
export const MAX_RELATED = 6
/** A tag more trends share is a field, not a relation. */
const MAX_TAG_SHARERS = 8
const MAX_PAGE_SHARERS = 12
const SHARED_PAGE = 0.6
const SHARED_TAG = 0.25
const MOST_BY_TAGS = 0.55
/** A tie an editor made, kept as it is. */
export const CURATED_STRENGTH = 0.5

export type RelatableTrend = {
  readonly id: Uuid
  readonly tags: readonly string[]
  /** Addresses of the pages its items link. */
  readonly linkedPages: readonly string[]
  /** Ties that are kept whatever the titles say (starter catalogue). */
  readonly curatedIds: readonly Uuid[]
}

export type RelatedEdge = { readonly a: Uuid; readonly b: Uuid; readonly strength: number }

class Ties {
  readonly #strengths = new Map<string, number>()

  /** Keeps the strongest reason; `sum` adds up to a limit instead. */
  raise(a: Uuid, b: Uuid, strength: number, sum?: { readonly limit: number }): void {
    if (a === b) return
    const key = a < b ? `${a} ${b}` : `${b} ${a}`
    const before = this.#strengths.get(key) ?? 0
    const after = sum === undefined ? strength : Math.min(sum.limit, before + strength)
    this.#strengths.set(key, Math.max(before, after))
  }

  edges(): RelatedEdge[] {
    return [...this.#strengths].map(([key, strength]) => {
      const [a = '', b = ''] = key.split(' ')
      return { a, b, strength: Math.min(1, strength) }
    })
  }
}

function groups(trends: readonly RelatableTrend[], keysOf: (trend: RelatableTrend) => Iterable<string>): Uuid[][] {
  const sharers = new Map<string, Uuid[]>()
  for (const trend of trends) {
    for (const key of new Set(keysOf(trend))) sharers.set(key, [...(sharers.get(key) ?? []), trend.id])
  }
  return [...sharers.values()]
}

function eachPair(ids: readonly Uuid[], visit: (a: Uuid, b: Uuid) => void): void {
  ids.forEach((a, at) => {
    for (const b of ids.slice(at + 1)) visit(a, b)
  })
}

/** Likeness just short of being one story makes the strongest tie by words; from RELATED_LIKENESS on it makes any. */
const BY_WORDS = { least: 0.4, most: 0.8 } as const

function strengthOf(likeness: number): number {
  const share = (likeness - RELATED_LIKENESS) / (CLOSELY_RELATED_LIKENESS - RELATED_LIKENESS)
  return BY_WORDS.least + (BY_WORDS.most - BY_WORDS.least) * Math.min(1, Math.max(0, share))
}

/** The strongest edges for which both ends have room. */
function strongestEdges(edges: readonly RelatedEdge[]): RelatedEdge[] {
  const count = new Map<Uuid, number>()
  const ordered = [...edges].sort((x, y) => y.strength - x.strength || (x.a + x.b < y.a + y.b ? -1 : 1))
  return ordered.filter(({ a, b }) => {
    if (Math.max(count.get(a) ?? 0, count.get(b) ?? 0) >= MAX_RELATED) return false
    for (const id of [a, b]) count.set(id, (count.get(id) ?? 0) + 1)
    return true
  })
}

/**
 * The constellation lines: trends whose stories speak of alike things, that link the same page, or that share
 * uncommon tags. At most six per trend, each 0 to 1.
 *
 * @param alike Likeness of their stories, from RELATED_LIKENESS on.
 */
export function relateTrends(
  trends: readonly RelatableTrend[],
  alike: readonly { readonly a: Uuid; readonly b: Uuid; readonly likeness: number }[],
): RelatedEdge[] {
  const ties = new Ties()
  const pagesOf = (trend: RelatableTrend): string[] =>
    trend.linkedPages.map(pageKey).filter((key): key is string => key !== null && !isFrontPage(key))
  for (const ids of groups(trends, pagesOf)) {
    if (ids.length <= MAX_PAGE_SHARERS) eachPair(ids, (a, b) => ties.raise(a, b, SHARED_PAGE))
  }
  for (const ids of groups(trends, (trend) => trend.tags.map((tag) => tag.toLowerCase()))) {
    if (ids.length <= MAX_TAG_SHARERS) eachPair(ids, (a, b) => ties.raise(a, b, SHARED_TAG, { limit: MOST_BY_TAGS }))
  }
  const known = new Set(trends.map((trend) => trend.id))
  for (const { a, b, likeness } of alike) if (known.has(a) && known.has(b)) ties.raise(a, b, strengthOf(likeness))
  for (const trend of trends) {
    for (const other of trend.curatedIds) if (known.has(other)) ties.raise(trend.id, other, CURATED_STRENGTH)
  }
  return strongestEdges(ties.edges())
}

/** Ids related to a trend, strongest first. */
export function relatedIdsOf(id: Uuid, edges: readonly RelatedEdge[]): Uuid[] {
  return edges
    .filter((edge) => edge.a === id || edge.b === id)
    .sort((x, y) => y.strength - x.strength)
    .map((edge) => (edge.a === id ? edge.b : edge.a))
    .slice(0, MAX_RELATED)
}
