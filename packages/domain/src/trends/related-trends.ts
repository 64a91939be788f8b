import type { Uuid } from '../primitives/uuid'
import { isFrontPage, pageKey } from './canonical-url'
import { RELATED_LIKENESS } from './merge-evidence'
import { learnTokenWeights, titleLikeness, vectorOf } from './title-likeness'
import { type TitleTokens, tokenizeTitle } from './title-tokens'

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
  readonly name: string
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

function tieTitles(trends: readonly RelatableTrend[], ties: Ties): void {
  const tokens = new Map<Uuid, TitleTokens>(trends.map((trend) => [trend.id, tokenizeTitle(trend.name)]))
  const weights = learnTokenWeights(tokens.values())
  const vectors = new Map([...tokens].map(([id, title]) => [id, vectorOf(title, weights)]))
  for (const ids of groups(trends, (trend) => tokens.get(trend.id)?.telling ?? [])) {
    eachPair(ids, (a, b) => {
      const [one, other] = [vectors.get(a), vectors.get(b)]
      const likeness = one === undefined || other === undefined ? 0 : titleLikeness(one, other)
      if (likeness >= RELATED_LIKENESS) ties.raise(a, b, likeness)
    })
  }
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
 * The constellation lines: trends whose names are alike from 0.40 on, that link the same page, or that share
 * uncommon tags. At most six per trend, each 0 to 1.
 */
export function relateTrends(trends: readonly RelatableTrend[]): RelatedEdge[] {
  const ties = new Ties()
  tieTitles(trends, ties)
  const pagesOf = (trend: RelatableTrend): string[] =>
    trend.linkedPages.map(pageKey).filter((key): key is string => key !== null && !isFrontPage(key))
  for (const ids of groups(trends, pagesOf)) {
    if (ids.length <= MAX_PAGE_SHARERS) eachPair(ids, (a, b) => ties.raise(a, b, SHARED_PAGE))
  }
  for (const ids of groups(trends, (trend) => trend.tags.map((tag) => tag.toLowerCase()))) {
    if (ids.length <= MAX_TAG_SHARERS) eachPair(ids, (a, b) => ties.raise(a, b, SHARED_TAG, { limit: MOST_BY_TAGS }))
  }
  const known = new Set(trends.map((trend) => trend.id))
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
