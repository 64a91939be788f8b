import type { MergeGround } from './merge-item'
import type { MergeProfile, PageLinks } from './merge-profile'
import { isSameTitle, type TitleVector, type TokenWeights, titleLikeness } from './title-likeness'

/** From this title likeness on two items are one trend. */
export const MERGE_LIKENESS = 0.65
/** From this one on they are one with a second piece of evidence, and related without. */
export const RELATED_LIKENESS = 0.4
/** Shorter titles are about anything that contains them ("New York"), so likeness alone does not merge them. */
const MIN_TELLING_TOKENS = 3
/** Enough of a common word or two to believe that a page one of them lists and the other one is ties them together. */
const LISTED_PAGE_LIKENESS = 0.12
/** Longest title that can be a phrase inside another one. */
const MAX_PHRASE_TOKENS = 4
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

const meet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((page) => b.has(page))

/** Whether one of them lists the very page the other one is. */
const listsTheOther = (a: PageLinks, b: PageLinks): boolean =>
  meet(a.ownPages, b.listedPages) || meet(a.listedPages, b.ownPages)

const sharesLinkedPage = (a: PageLinks, b: PageLinks): boolean =>
  listsTheOther(a, b) || meet(a.ownPages, b.ownPages) || meet(a.listedPages, b.listedPages)

const readsAlike = (a: TitleVector, b: TitleVector): boolean =>
  Math.min(a.title.telling.length, b.title.telling.length) >= MIN_TELLING_TOKENS &&
  titleLikeness(a, b) >= MERGE_LIKENESS

/** Whether an article listed beside one of them carries the other one's headline. */
function sharesHeadline(a: MergeProfile, b: MergeProfile): boolean {
  const ofA = [a.vector, ...a.referenceVectors()]
  const ofB = [b.vector, ...b.referenceVectors()]
  return ofA.some((one) => ofB.some((other) => readsAlike(one, other)))
}

/** Whether a short title stands word for word in a longer one, there not as part of a longer name. */
function standsIn(short: MergeProfile, long: MergeProfile): boolean {
  const { tokens, telling } = short.vector.title
  if (telling.length < 2 || tokens.length > MAX_PHRASE_TOKENS) return false
  const phrase = ` ${tokens.join(' ')} `
  const isIn = (text: string): boolean => ` ${text} `.includes(phrase)
  if (!isIn(long.vector.title.tokens.join(' '))) return false
  return ![...long.entities()].some((name) => isIn(name) && name !== phrase.trim())
}

/** Whether they name the same thing: one title is that name, or the name is rare, or there are two of them. */
function sharesName(a: MergeProfile, b: MergeProfile, weights: TokenWeights): boolean {
  const names = b.entities()
  const shared = [...a.entities()].filter((name) => names.has(name))
  if (shared.length >= 2 || standsIn(a, b) || standsIn(b, a)) return true
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
 * 0.40 on, need a second piece of evidence: a shared linked page, headline or name. When one of them lists the very
 * page the other one is, as searches list their news, a common telling word is enough.
 *
 * @param linksOfB Pages of everything filed with `b`; a page is evidence whoever of them brought it.
 */
export function titleGround(
  a: MergeProfile,
  b: MergeProfile,
  weights: TokenWeights,
  linksOfB: PageLinks = b,
): MergeGround | null {
  const telling = Math.min(a.vector.title.telling.length, b.vector.title.telling.length)
  if (telling === 0) return null
  if (isSameTitle(a.vector.title, b.vector.title)) return { reason: 'similar_title', similarity: 1 }
  const similarity = titleLikeness(a.vector, b.vector)
  if (similarity >= LISTED_PAGE_LIKENESS && listsTheOther(a, linksOfB)) {
    return { reason: 'similar_title_and_evidence', similarity }
  }
  if (similarity < RELATED_LIKENESS) return null
  if (similarity >= MERGE_LIKENESS && telling >= MIN_TELLING_TOKENS) return { reason: 'similar_title', similarity }
  const backed = sharesLinkedPage(a, linksOfB) || sharesName(a, b, weights) || sharesHeadline(a, b)
  return backed ? { reason: 'similar_title_and_evidence', similarity } : null
}
