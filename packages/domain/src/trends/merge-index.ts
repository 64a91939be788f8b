import { HOUR_MS } from '../primitives/time'
import { numberedApart, RELATED_LIKENESS, titleGround } from './merge-evidence'
import type { MergeGround } from './merge-item'
import type { MergeProfile } from './merge-profile'
import { type TokenWeights, titleLikeness } from './title-likeness'

/**
 * A representative of something an item may be filed under: an existing trend or one that is about to be founded.
 * Items are compared with representatives only, never with other members, so merges do not chain.
 */
export type MergeTarget = {
  /** Of the trend or the founding item; representatives of one thing share it. */
  readonly key: string
  readonly title: string
  readonly profile: MergeProfile
  /** Titles are compared with items first seen at most 72 h away from this instant; null: same words only. */
  readonly lastSeenAtMs: number | null
}

/** How far apart in time two likely titles may be to mean the same event. */
export const LIKENESS_WINDOW_MS = 72 * HOUR_MS

export type MergeMatch = { readonly target: MergeTarget; readonly ground: MergeGround }

/**
 * Finds the target an item belongs to without comparing it with all: by page, by article, and by an inverted index
 * of title tokens.
 */
export class MergeIndex {
  readonly #weights: TokenWeights
  readonly #byPage = new Map<string, MergeTarget[]>()
  readonly #byArticle = new Map<string, MergeTarget[]>()
  readonly #byToken = new Map<string, MergeTarget[]>()
  /** Pages that a representative or any member is or lists, and the same by target. */
  readonly #byLinkedPage = new Map<string, MergeTarget[]>()
  readonly #linksOf = new Map<string, { readonly ownPages: Set<string>; readonly listedPages: Set<string> }>()
  /** Targets one of whose members a developers' list gives a version number, by the name, and targets with articles. */
  readonly #releasedBy = new Map<string, MergeTarget[]>()
  readonly #withArticle = new Set<string>()

  constructor(weights: TokenWeights) {
    this.#weights = weights
  }

  add(target: MergeTarget): void {
    const { profile } = target
    this.addIdentity(target, profile)
    for (const token of profile.vector.title.tokens) push(this.#byToken, token, target)
    push(this.#byToken, joinedKey(profile), target)
  }

  /** Pages and the article of a further member lead to the target as well: the same page is the same thing. */
  addIdentity(target: MergeTarget, member: MergeProfile): void {
    for (const page of member.pages) push(this.#byPage, page, target)
    if (member.article !== null) {
      push(this.#byArticle, member.article, target)
      this.#withArticle.add(target.key)
    }
    for (const name of member.releasedNames) push(this.#releasedBy, name, target)
    const links = this.#linksOf.get(target.key) ?? { ownPages: new Set(), listedPages: new Set() }
    this.#linksOf.set(target.key, links)
    for (const kind of ['ownPages', 'listedPages'] as const) {
      for (const page of member[kind]) {
        links[kind].add(page)
        push(this.#byLinkedPage, page, target)
      }
    }
  }

  /** The best target that `accepts` lets pass: same page, then same article, then the most alike title. */
  find(
    item: { readonly title: string; readonly firstSeenAtMs: number },
    profile: MergeProfile,
    accepts: (target: MergeTarget) => boolean,
  ): MergeMatch | null {
    const samePage = profile.pages.flatMap((page) => this.#byPage.get(page) ?? []).find(accepts)
    if (samePage !== undefined) return { target: samePage, ground: { reason: 'same_url', similarity: null } }
    const sameArticle = (this.#byArticle.get(profile.article ?? '') ?? []).find(accepts)
    if (sameArticle !== undefined) return { target: sameArticle, ground: { reason: 'same_article', similarity: null } }
    return this.#mostAlike(item, profile, accepts) ?? this.#releasedAs(item, profile, accepts)
  }

  /**
   * The topic that a repository of one word is the code of: called exactly so, and proved to be software by a release
   * that developers talk about. One with an encyclopedia article is left alone, because such names have namesakes.
   */
  #releasedAs(
    item: { readonly firstSeenAtMs: number },
    profile: MergeProfile,
    accepts: (target: MergeTarget) => boolean,
  ): MergeMatch | null {
    const name = profile.bareRepository
    const released = new Set((this.#releasedBy.get(name ?? '') ?? []).map(({ key }) => key))
    const target = (this.#byToken.get(name ?? '') ?? []).find(
      (one) =>
        released.has(one.key) &&
        !this.#withArticle.has(one.key) &&
        one.profile.vector.title.joined === name &&
        one.lastSeenAtMs !== null &&
        Math.abs(item.firstSeenAtMs - one.lastSeenAtMs) <= LIKENESS_WINDOW_MS &&
        accepts(one),
    )
    if (target === undefined) return null
    const similarity = titleLikeness(profile.vector, target.profile.vector)
    return { target, ground: { reason: 'similar_title_and_evidence', similarity } }
  }

  #mostAlike(
    item: { readonly title: string; readonly firstSeenAtMs: number },
    profile: MergeProfile,
    accepts: (target: MergeTarget) => boolean,
  ): MergeMatch | null {
    let best: MergeMatch | null = null
    for (const target of this.#candidates(profile)) {
      const ground = titleGround(profile, target.profile, this.#weights, this.#linksOf.get(target.key))
      if (ground === null || (ground.similarity ?? 0) <= (best?.ground.similarity ?? 0)) continue
      const near =
        target.lastSeenAtMs === null
          ? ground.similarity === 1
          : Math.abs(item.firstSeenAtMs - target.lastSeenAtMs) <= LIKENESS_WINDOW_MS
      if (near && accepts(target) && !numberedApart(item.title, target.title)) best = { target, ground }
    }
    return best
  }

  /**
   * Targets that share a page, or can reach the least likeness of interest. Tokens are looked up from the most telling on; once the
   * rest of the vector is shorter than that likeness, sharing only the rest cannot reach it.
   */
  #candidates(profile: MergeProfile): ReadonlySet<MergeTarget> {
    const found = new Set<MergeTarget>(this.#byToken.get(joinedKey(profile)) ?? [])
    for (const pages of [profile.ownPages, profile.listedPages]) {
      for (const page of pages) for (const target of this.#byLinkedPage.get(page) ?? []) found.add(target)
    }
    let restSquared = 1
    for (const [token, share] of profile.vector.shares) {
      if (restSquared < RELATED_LIKENESS * RELATED_LIKENESS) break
      for (const target of this.#byToken.get(token) ?? []) found.add(target)
      restSquared -= share * share
    }
    return found
  }
}

/** Key under which "World Cup" and "#worldcup" meet; the blank keeps it apart from real tokens. */
const joinedKey = (profile: MergeProfile): string => ` ${profile.vector.title.joined}`

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else if (list.at(-1) !== value) list.push(value)
}
