import { primarySubtag } from '../../language/language-code'
import { splitAddress } from '../items/canonical-url-parts'
import { languageOfItem } from '../items/language-of-item'
import { SOURCE_PROFILES } from '../items/source'
import type { SourceItem } from '../items/source-item'
import { CATEGORIES, type Category, DEFAULT_CATEGORY } from './category'
import { type CategoryLexicon, lexiconOf, votesOf } from './category-lexicon'
import { CATEGORY_BY_HOST, CATEGORY_BY_PUBLISHER, CATEGORY_BY_SECTION, CATEGORY_BY_TAG } from './category-places'

/** How much of a word's worth counts, by where it stands. */
const FIELD = { title: 1, tag: 1, summary: 0.4, reference: 0.5 } as const
const OWN_CATEGORY = 3
/** Developer sources file everything as technology; words of another field have to be clear to win. */
const DEVELOPER_CATEGORY = 4.5
const DEVELOPER_DEFAULT = 1.7
/** Beside other kinds of sources that default says even less: developers talk about everything. */
const DEVELOPER_AMONG_OTHERS = 1
/** What one item may say at most: a story belongs to the field most of its headlines speak of, not the loudest one. */
const MOST_OF_ONE = 3
const TAG = 3
const HOST = 2
const SECTION = 1.5
const PUBLISHER = 1
/** Below this the words say too little to choose a category. */
const MIN_SCORE = 0.6

/** What is said of each category: by anchors, and by hints, which wait for an anchor. */
type Scores = { readonly anchors: Map<Category, number>; readonly hints: Map<Category, number> }

function add({ anchors }: Scores, category: Category | undefined, worth: number): void {
  if (category !== undefined) anchors.set(category, (anchors.get(category) ?? 0) + worth)
}

function addText(scores: Scores, text: string, factor: number, lexicon: CategoryLexicon): void {
  for (const { category, worth, isAnchor } of votesOf(text, lexicon)) {
    const side = isAnchor ? scores.anchors : scores.hints
    side.set(category, (side.get(category) ?? 0) + worth * factor)
  }
}

function addAddress(scores: Scores, address: string, factor: number): void {
  const parts = splitAddress(address)
  if (parts === null) return
  const byHost = CATEGORY_BY_HOST.get(parts.host) ?? CATEGORY_BY_HOST.get(parts.host.split('.').slice(-2).join('.'))
  add(scores, byHost, HOST * factor)
  const sections = new Set(parts.segments.slice(0, -1).map((one) => CATEGORY_BY_SECTION.get(one.toLowerCase())))
  for (const category of sections) add(scores, category, SECTION * factor)
}

/** Desks and papers of sport carry it in their names in many languages. */
const SPORTS_PUBLISHER = /(?<!tran)sport/

function addPublisher(scores: Scores, publisher: string | null, factor: number): void {
  if (publisher === null) return
  const name = publisher.toLowerCase()
  const known = CATEGORY_BY_PUBLISHER.get(name) ?? CATEGORY_BY_HOST.get(name)
  add(scores, known ?? (SPORTS_PUBLISHER.test(name) ? 'Sports' : undefined), PUBLISHER * factor)
}

/** Longest part of a summary read: the first sentences say what it is about. */
const MAX_SUMMARY_LENGTH = 400
const MAX_REFERENCES = 4

type CategoryEvidence = Pick<
  SourceItem,
  'source' | 'title' | 'summary' | 'url' | 'tags' | 'publisher' | 'references' | 'category' | 'language'
>

const isDeveloper = (item: CategoryEvidence): boolean => SOURCE_PROFILES[item.source].kind === 'developer'

/** What its source states, except "en", which feed software says of any: then what its title is written in. */
function languageOf(item: CategoryEvidence): string | null {
  const stated = primarySubtag(item.language)
  return stated === null || stated === 'en' ? languageOfItem(item) : stated
}

/** @param read Texts that were read already: one headline in ten feeds says it once. */
function scoreItem(item: CategoryEvidence, amongOthers: boolean, read: Set<string>): Scores {
  const scores: Scores = { anchors: new Map(), hints: new Map() }
  const lexicon = lexiconOf(languageOf(item))
  const addNew = (text: string, factor: number): void => {
    if (!read.has(text)) addText(scores, text, factor, lexicon)
    read.add(text)
  }
  if (!isDeveloper(item)) add(scores, item.category ?? undefined, OWN_CATEGORY)
  else if (amongOthers) add(scores, 'Technology', DEVELOPER_AMONG_OTHERS)
  else add(scores, item.category ?? 'Technology', item.category === null ? DEVELOPER_DEFAULT : DEVELOPER_CATEGORY)
  addNew(item.title, FIELD.title)
  addNew((item.summary ?? '').slice(0, MAX_SUMMARY_LENGTH), FIELD.summary)
  for (const tag of item.tags) {
    const known = CATEGORY_BY_TAG.get(tag)
    if (known === undefined) addText(scores, `#${tag}`, FIELD.tag, lexicon)
    else add(scores, known, TAG)
  }
  if (item.url !== null) addAddress(scores, item.url, 1)
  addPublisher(scores, item.publisher, 1)
  for (const reference of item.references.slice(0, MAX_REFERENCES)) {
    addNew(reference.title, FIELD.reference)
    addAddress(scores, reference.url, FIELD.reference)
    addPublisher(scores, reference.publisher, FIELD.reference)
  }
  return scores
}

/**
 * What a story says of a category. Hints count where an anchor points to the same category, and at most as much as the
 * anchors do: "race" and "wins" make no sport of an election that one headline compares to a marathon.
 */
function storyScore(all: readonly Scores[], category: Category): number {
  let anchored = 0
  let together = 0
  for (const { anchors, hints } of all) {
    const anchor = anchors.get(category) ?? 0
    anchored += Math.min(MOST_OF_ONE, anchor)
    together += Math.min(MOST_OF_ONE, anchor + (hints.get(category) ?? 0))
  }
  return Math.min(together, 2 * anchored)
}

/**
 * The category of a trend from the items that show it: what a source itself says, its tags and communities, the sites
 * linked, and our tables of words in the item's language, added up over the items. Without anything telling, developer
 * sources count as Technology and everything else as General. Ties fall to the category that comes first in CATEGORIES.
 */
export function categorise(items: readonly CategoryEvidence[]): Category {
  const amongOthers = items.some((item) => !isDeveloper(item))
  const read = new Set<string>()
  const all = items.map((item) => scoreItem(item, amongOthers, read))
  let best: Category = DEFAULT_CATEGORY
  let bestScore = MIN_SCORE - Number.EPSILON
  for (const category of CATEGORIES) {
    const score = category === DEFAULT_CATEGORY ? 0 : storyScore(all, category)
    if (score > bestScore) {
      best = category
      bestScore = score
    }
  }
  return best
}
