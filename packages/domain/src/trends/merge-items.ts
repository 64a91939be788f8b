import type { Uuid } from '../primitives/uuid'
import { pageKey } from './canonical-url'
import { isPersonalPost } from './describe-trend'
import { MergeIndex, type MergeTarget } from './merge-index'
import type { FollowedItem, MergeGround } from './merge-item'
import { bareRepositoryOf, type MergeProfile, type MergeSubject, profileOf, tokensOf } from './merge-profile'
import { SOURCE_PROFILES, type SourceKind } from './source'
import { learnTokenWeights } from './title-likeness'
import { tokenizeTitle } from './title-tokens'

/** An existing trend as far as merging needs it. */
export type TrendTarget = {
  readonly trendId: Uuid
  /** Title of its founding item, or its name. */
  readonly title: string
  /** Its founding item while that is still followed, for pages and references. */
  readonly founder: FollowedItem | null
  /** Addresses the trend itself carries, such as its encyclopedia article. */
  readonly links: readonly string[]
  /** Null for trends no source has shown yet (starter, administrator): only the same words or article lead to them. */
  readonly lastEvidenceAtMs: number | null
}

/** Items that belong together and to no existing trend. */
export type ItemCluster = {
  readonly founder: FollowedItem
  readonly members: readonly { readonly item: FollowedItem; readonly ground: MergeGround }[]
}

export type MergeOutcome = {
  readonly filed: readonly { readonly item: FollowedItem; readonly trendId: Uuid; readonly ground: MergeGround }[]
  readonly clusters: readonly ItemCluster[]
}

/** A page that this many items of one source share is a list, not a thing. */
const CROWDED_FROM = 3

function findCrowdedPages(items: readonly FollowedItem[]): ReadonlySet<string> {
  const sharedBy = new Map<string, number>()
  for (const item of items) {
    const pages = new Set([item.url, item.sourceUrl].map((url) => (url === null ? null : pageKey(url))))
    for (const page of pages) {
      if (page === null) continue
      const key = `${item.source} ${page}`
      sharedBy.set(key, (sharedBy.get(key) ?? 0) + 1)
    }
  }
  const crowded = [...sharedBy].filter(([, count]) => count >= CROWDED_FROM)
  return new Set(crowded.map(([key]) => key.slice(key.indexOf(' ') + 1)))
}

/** Longest title, in tokens, that names a thing ("Comet Harper") rather than tells a story about it. */
const MAX_TOPIC_TOKENS = 4

const isTopic = (profile: MergeProfile): boolean => profile.vector.title.tokens.length <= MAX_TOPIC_TOKENS

/**
 * The titles items are compared with: of each trend the founding one and the first of the other form, so that a
 * topic also stands for its first headline and a headline for its topic. Two, and no more, is what keeps likeness
 * from chaining.
 */
class Representatives {
  readonly #index: MergeIndex
  readonly #forms = new Map<string, Set<boolean>>()

  constructor(index: MergeIndex) {
    this.#index = index
  }

  note(target: MergeTarget): void {
    this.#forms.set(target.key, (this.#forms.get(target.key) ?? new Set()).add(isTopic(target.profile)))
  }

  join(target: MergeTarget, member: FollowedItem, profile: MergeProfile): void {
    const isNewForm = this.#forms.get(target.key)?.has(isTopic(profile)) === false
    if (isNewForm && !isPersonalPost(member) && profile.vector.title.telling.length > 0) {
      const second = { ...target, title: member.title, profile }
      this.#index.add(second)
      this.note(second)
    } else this.#index.addIdentity(target, profile)
  }
}

/** Topics first: headlines find their way to them, not the other way round. */
const NAMES_TOPICS: ReadonlySet<SourceKind> = new Set(['search', 'social', 'encyclopedia'])

const namesTopic = (item: FollowedItem): boolean =>
  NAMES_TOPICS.has(SOURCE_PROFILES[item.source].kind) && tokensOf(item).tokens.length <= MAX_TOPIC_TOKENS

/** Strongest first, so that what most people look at founds; then the oldest; then by id, for a total order. */
const byStrength = (a: FollowedItem, b: FollowedItem): number =>
  Number(b.alert) - Number(a.alert) ||
  b.momentum - a.momentum ||
  a.firstSeenAtMs - b.firstSeenAtMs ||
  (a.id < b.id ? -1 : 1)

/**
 * Decides where items belong. Filed items stay where they are. Each other item goes, topics before headlines and the
 * strongest first, to the existing trend or the new cluster it matches, or starts a cluster of its own. It is
 * compared with at most two representative titles, never with later members, so likeness does not chain; the same
 * page or article as a member's is no likeness but identity and counts.
 *
 * @param items Every item of the window, filed or not.
 * @param isRefused Whether an administrator took this item out of this trend; it never returns by itself.
 */
export function mergeItems(
  items: readonly FollowedItem[],
  trends: readonly TrendTarget[],
  isRefused: (itemId: Uuid, trendId: Uuid) => boolean,
): MergeOutcome {
  const tokens = new Map(items.map((item) => [item.id, tokensOf(item)]))
  const weights = learnTokenWeights(tokens.values())
  const crowded = findCrowdedPages(items)
  const profiled = (subject: MergeSubject, id?: Uuid): MergeProfile =>
    profileOf(subject, tokens.get(id ?? '') ?? tokensOf(subject), weights, (page) => crowded.has(page))

  const index = new MergeIndex(weights)
  const targets = new Map<Uuid, MergeTarget>()
  for (const trend of trends) {
    const [url = null] = trend.links
    const references = trend.founder?.references ?? []
    const subject = { title: trend.title, url: trend.founder?.url ?? url, sourceUrl: null, references }
    const target = {
      key: trend.trendId,
      title: trend.title,
      profile: profiled(subject),
      lastSeenAtMs: trend.lastEvidenceAtMs,
    }
    targets.set(trend.trendId, target)
    index.add(target)
    for (const link of trend.links) index.addIdentity(target, profiled({ ...subject, title: '', url: link }))
  }
  const representatives = new Representatives(index)
  for (const target of targets.values()) representatives.note(target)
  const filedBefore = items.filter((item) => targets.has(item.trendId ?? ''))
  for (const item of [...filedBefore].sort((a, b) => a.firstSeenAtMs - b.firstSeenAtMs || (a.id < b.id ? -1 : 1))) {
    const target = targets.get(item.trendId ?? '')
    if (target !== undefined) representatives.join(target, item, profiled(item, item.id))
  }

  const filed: { item: FollowedItem; trendId: Uuid; ground: MergeGround }[] = []
  const clusters = new Map<string, { founder: FollowedItem; members: { item: FollowedItem; ground: MergeGround }[] }>()
  const waiting = items.filter((item) => item.trendId === null).sort(byStrength)
  const topics = waiting.filter(namesTopic)
  const others = waiting.filter((item) => !namesTopic(item))
  // repositories called by one word come last: whether they are what a topic is about, its stories tell
  const stories = others.filter((item) => bareRepositoryOf(item) === null)
  const repositories = others.filter((item) => bareRepositoryOf(item) !== null)
  for (const item of [...topics, ...stories, ...repositories]) {
    const profile = profiled(item, item.id)
    const match = index.find(item, profile, (target) => !isRefused(item.id, target.key))
    if (match === null) {
      clusters.set(item.id, { founder: item, members: [] })
      const target = { key: item.id, title: item.title, profile, lastSeenAtMs: item.lastSeenAtMs }
      index.add(target)
      representatives.note(target)
      continue
    }
    representatives.join(match.target, item, profile)
    const cluster = clusters.get(match.target.key)
    if (cluster !== undefined) cluster.members.push({ item, ground: match.ground })
    else filed.push({ item, trendId: match.target.key, ground: match.ground })
  }
  return { filed, clusters: [...clusters.values()] }
}

/** Whether a title names nothing in particular ("introduction"), so that it cannot found a trend by itself. */
export function isGenericTitle(title: string): boolean {
  return tokenizeTitle(title).telling.length === 0
}
