import type { MergeGround } from './merge-item'
import type { MergeProfile } from './merge-profile'
import { isSameTitle, type TitleVector, type TokenWeights, titleLikeness } from './title-likeness'

/** From this title likeness on two items are one trend. */
export const MERGE_LIKENESS = 0.65
/** From this one on they are one with a second piece of evidence, and related without. */
export const RELATED_LIKENESS = 0.4
/** Shorter titles are about anything that contains them ("New York"), so likeness alone does not merge them. */
const MIN_TELLING_TOKENS = 3
/** A name that more titles of the window carry is a person or place of the day, not one story. */
const RARE_NAME_TITLES = 5

const VERSION = /(\p{Lu}[\p{L}\p{M}]*)[ -]v?(\d+(?:\.\d+)*)(?![\p{L}\p{N}])/gu

function versionsIn(title: string): ReadonlyMap<string, string> {
  return new Map([...title.matchAll(VERSION)].map((match) => [(match[1] ?? '').toLowerCase(), match[2] ?? '']))
}

/** Whether both titles number the same name differently: "iPhone 17" and "iPhone 16" are two things. */
export function numberedApart(a: string, b: string): boolean {
  const versions = versionsIn(b)
  return [...versionsIn(a)].some(([name, version]) => (versions.get(name) ?? version) !== version)
}

function sharesLinkedPage(a: MergeProfile, b: MergeProfile): boolean {
  const pages = b.linkedPages()
  return [...a.linkedPages()].some((page) => pages.has(page))
}

const readsAlike = (a: TitleVector, b: TitleVector): boolean =>
  Math.min(a.title.telling.length, b.title.telling.length) >= MIN_TELLING_TOKENS &&
  titleLikeness(a, b) >= MERGE_LIKENESS

/** Whether an article listed beside one of them carries the other one's headline. */
function sharesHeadline(a: MergeProfile, b: MergeProfile): boolean {
  const ofA = [a.vector, ...a.referenceVectors()]
  const ofB = [b.vector, ...b.referenceVectors()]
  return ofA.some((one) => ofB.some((other) => readsAlike(one, other)))
}

/** Whether they name the same thing: one title is that name, or the name is rare, or there are two of them. */
function sharesName(a: MergeProfile, b: MergeProfile, weights: TokenWeights): boolean {
  const names = b.entities()
  const shared = [...a.entities()].filter((name) => names.has(name))
  if (shared.length >= 2) return true
  return shared.some(
    (name) =>
      name === a.vector.title.tokens.join(' ') ||
      name === b.vector.title.tokens.join(' ') ||
      Math.min(...name.split(' ').map((token) => weights.titlesWith(token))) <= RARE_NAME_TITLES,
  )
}

/**
 * Whether titles make two subjects one trend. The same words do, unless all of them are generic. Otherwise a
 * likeness of 0.65 does when both titles are long enough to be about one thing; shorter titles, and likeness from
 * 0.40 on, need a second piece of evidence: a shared linked page, headline or name.
 */
export function titleGround(a: MergeProfile, b: MergeProfile, weights: TokenWeights): MergeGround | null {
  const telling = Math.min(a.vector.title.telling.length, b.vector.title.telling.length)
  if (telling === 0) return null
  if (isSameTitle(a.vector.title, b.vector.title)) return { reason: 'similar_title', similarity: 1 }
  const similarity = titleLikeness(a.vector, b.vector)
  if (similarity < RELATED_LIKENESS) return null
  if (similarity >= MERGE_LIKENESS && telling >= MIN_TELLING_TOKENS) return { reason: 'similar_title', similarity }
  const backed = sharesLinkedPage(a, b) || sharesName(a, b, weights) || sharesHeadline(a, b)
  return backed ? { reason: 'similar_title_and_evidence', similarity } : null
}
