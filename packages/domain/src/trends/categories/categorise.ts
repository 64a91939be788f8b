import { splitAddress } from '../items/canonical-url-parts'
import { SOURCE_PROFILES } from '../items/source'
import type { SourceItem } from '../items/source-item'
import { comparableWords } from '../items/title-tokens'
import { CATEGORIES, type Category, DEFAULT_CATEGORY } from './category'
import { CATEGORY_BY_HOST, CATEGORY_BY_PUBLISHER, CATEGORY_BY_SECTION, CATEGORY_BY_TAG } from './category-places'
import { CATEGORY_WORDS } from './category-words'

const SURE = 2
const HINT = 0.6
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

type Vote = { readonly category: Category; readonly worth: number }
type Scores = Map<Category, number>

type WordTable = {
  readonly words: ReadonlyMap<string, readonly Vote[]>
  readonly phrases: ReadonlyMap<string, readonly Vote[]>
  /** Words and phrases run together, as hashtags write them. */
  readonly joined: ReadonlyMap<string, readonly Vote[]>
}

function readTable(): WordTable {
  const words = new Map<string, Vote[]>()
  const phrases = new Map<string, Vote[]>()
  const joined = new Map<string, Vote[]>()
  for (const [category, { sure, hints }] of Object.entries(CATEGORY_WORDS) as [
    Category,
    { sure: string; hints: string },
  ][]) {
    for (const [text, worth] of [
      [sure, SURE],
      [hints, HINT],
    ] as const) {
      for (const entry of new Set(text.split(/\s+/).filter(Boolean))) {
        const parts = comparableWords(entry.replaceAll('_', ' '))
        const map = parts.length > 1 ? phrases : words
        const key = parts.join(' ')
        map.set(key, [...(map.get(key) ?? []), { category, worth }])
        joined.set(parts.join(''), map.get(key) ?? [])
      }
    }
  }
  return { words, phrases, joined }
}

const TABLE = readTable()
const LONGEST_PHRASE = Math.max(...[...TABLE.phrases.keys()].map((phrase) => phrase.split(' ').length))

/** Votes of a text; each word or phrase counts once, and the words of a phrase do not count again by themselves. */
function votesOf(text: string): Vote[] {
  const all = comparableWords(text)
  const wholeTag = /^#\S+$/.test(text) ? TABLE.joined.get(all.join('')) : undefined
  if (wholeTag !== undefined) return [...wholeTag]
  const votes: Vote[] = []
  const seen = new Set<string>()
  for (let at = 0; at < all.length; ) {
    let length = 1
    for (let size = LONGEST_PHRASE; size > 1; size -= 1) {
      if (TABLE.phrases.has(all.slice(at, at + size).join(' '))) {
        length = size
        break
      }
    }
    const key = all.slice(at, at + length).join(' ')
    if (!seen.has(key)) votes.push(...((length > 1 ? TABLE.phrases : TABLE.words).get(key) ?? []))
    seen.add(key)
    at += length
  }
  return votes
}

function add(scores: Scores, category: Category | undefined, worth: number): void {
  if (category !== undefined) scores.set(category, (scores.get(category) ?? 0) + worth)
}

function addText(scores: Scores, text: string, factor: number): void {
  for (const { category, worth } of votesOf(text)) add(scores, category, worth * factor)
}

function addAddress(scores: Scores, address: string, factor: number): void {
  const parts = splitAddress(address)
  if (parts === null) return
  const byHost = CATEGORY_BY_HOST.get(parts.host) ?? CATEGORY_BY_HOST.get(parts.host.split('.').slice(-2).join('.'))
  add(scores, byHost, HOST * factor)
  const sections = new Set(parts.segments.slice(0, -1).map((one) => CATEGORY_BY_SECTION.get(one.toLowerCase())))
  for (const category of sections) add(scores, category, SECTION * factor)
}

function addPublisher(scores: Scores, publisher: string | null, factor: number): void {
  add(scores, CATEGORY_BY_PUBLISHER.get((publisher ?? '').toLowerCase()), PUBLISHER * factor)
}

/** Longest part of a summary read: the first sentences say what it is about. */
const MAX_SUMMARY_LENGTH = 400
const MAX_REFERENCES = 4

type CategoryEvidence = Pick<
  SourceItem,
  'source' | 'title' | 'summary' | 'url' | 'tags' | 'publisher' | 'references' | 'category'
>

const isDeveloper = (item: CategoryEvidence): boolean => SOURCE_PROFILES[item.source].kind === 'developer'

/** @param read Texts that were read already: one headline in ten feeds says it once. */
function scoreItem(item: CategoryEvidence, amongOthers: boolean, read: Set<string>): Scores {
  const scores: Scores = new Map()
  const addNew = (text: string, factor: number): void => {
    if (!read.has(text)) addText(scores, text, factor)
    read.add(text)
  }
  if (!isDeveloper(item)) add(scores, item.category ?? undefined, OWN_CATEGORY)
  else if (amongOthers) add(scores, 'Technology', DEVELOPER_AMONG_OTHERS)
  else add(scores, item.category ?? 'Technology', item.category === null ? DEVELOPER_DEFAULT : DEVELOPER_CATEGORY)
  addNew(item.title, FIELD.title)
  addNew((item.summary ?? '').slice(0, MAX_SUMMARY_LENGTH), FIELD.summary)
  for (const tag of item.tags) {
    const known = CATEGORY_BY_TAG.get(tag)
    if (known === undefined) addText(scores, `#${tag}`, FIELD.tag)
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
 * The category of a trend from the items that show it: what a source itself says, its tags and communities, the sites
 * linked, and our table of words, added up over the items. Without anything telling, developer sources count as
 * Technology and everything else as General. Ties fall to the category that comes first in CATEGORIES.
 */
export function categorise(items: readonly CategoryEvidence[]): Category {
  const amongOthers = items.some((item) => !isDeveloper(item))
  const read = new Set<string>()
  const all = items.map((item) => scoreItem(item, amongOthers, read))
  let best: Category = DEFAULT_CATEGORY
  let bestScore = MIN_SCORE - Number.EPSILON
  for (const category of CATEGORIES) {
    const scores = all.map((one) => one.get(category) ?? 0)
    const score = scores.reduce((sum, one) => sum + Math.min(MOST_OF_ONE, one), 0)
    if (score > bestScore && category !== DEFAULT_CATEGORY) {
      best = category
      bestScore = score
    }
  }
  return best
}
