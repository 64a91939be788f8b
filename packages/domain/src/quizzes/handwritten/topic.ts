import { isSadText } from '../../taste/matter-of-trend'
import type { Trend } from '../../trends/trend'
import type { Classic } from '../daily/choose-classics'

/**
 * What the news keeps coming back to (a country, an office, a firm, a sport), with what was written by hand about it, once for
 * all stories that name it.
 */
export type Topic = Classic & {
  /** As it stands within a sentence: "the US Congress". */
  readonly name: string
  /** How texts write its name, each as a whole word and in these letters: "Iran", "Iranian". */
  readonly spellings: readonly string[]
}

const WORD = /[\p{L}\p{N}]+/gu
const isWithinWord = (text: string, end: number): boolean => /^[\p{L}\p{N}]/u.test(text.slice(end, end + 2))

/** A spelling, and how far its first word stands from its beginning: 1 in "“Survivor”". */
type Entry = { readonly spelling: string; readonly offset: number; readonly topic: Topic }
type Index = ReadonlyMap<string, readonly Entry[]>

/** Spellings by their first word, the longest first. */
function indexOf(topics: readonly Topic[]): Index {
  const entries = topics.flatMap((topic) => topic.spellings.map((spelling) => ({ spelling, topic })))
  const index = new Map<string, Entry[]>()
  for (const { spelling, topic } of entries.toSorted((a, b) => b.spelling.length - a.spelling.length)) {
    const [first] = spelling.matchAll(WORD)
    if (first === undefined) continue
    const known = index.get(first[0]) ?? []
    index.set(first[0], [...known, { spelling, offset: first.index, topic }])
  }
  return index
}

/** The topics that ship never change, and have thousands of spellings. */
const indexes = new WeakMap<readonly Topic[], Index>()

function keptIndexOf(topics: readonly Topic[]): Index {
  const index = indexes.get(topics) ?? indexOf(topics)
  indexes.set(topics, index)
  return index
}

/**
 * The topics a text names, in its order. Where one name is part of another ("New York" in "New York Times"), the longer one
 * is meant.
 */
export function topicsIn(text: string, topics: readonly Topic[]): readonly Topic[] {
  const index = keptIndexOf(topics)
  const found = new Set<Topic>()
  let from = 0
  for (const { 0: word, index: at } of text.matchAll(WORD)) {
    if (at < from) continue
    const named = index.get(word)?.find(({ spelling, offset }) => {
      const start = at - offset
      return start >= 0 && text.startsWith(spelling, start) && !isWithinWord(text, start + spelling.length)
    })
    if (named === undefined) continue
    found.add(named.topic)
    from = at - named.offset + named.spelling.length
  }
  return [...found]
}

type Named = Pick<Trend, 'name'>
type Asked = Pick<Trend, 'name' | 'description' | 'category'>
type Beside = { readonly topics: readonly Topic[]; readonly trends: readonly Named[]; readonly count: number }

/**
 * Where somebody suffers, only what the story is about is asked for: what is of its own category, or explains what happened.
 * The sights of the state in which it happened would mock it.
 */
function fitsBeside({ name, description, category }: Asked): (topic: Topic) => boolean {
  if (!isSadText(name) && !isSadText(description)) return () => true
  return ({ story }) => story.category === category || story.category === 'Science'
}

/**
 * Whose turn it is to ask: each topic a trend's name has in turn, until `count` questions are found or none has one left. What
 * fewer of the other trends name tells more about this one and begins. What only the description mentions is asked about where
 * the name has no topic: it is often beside the point.
 *
 * @returns A topic once for each question it is to ask.
 */
export function topicsBeside(trend: Asked, { topics, trends, count }: Beside): readonly Topic[] {
  const fits = fitsBeside(trend)
  const inName = topicsIn(trend.name, topics)
  const named = (inName.length > 0 ? inName : topicsIn(trend.description, topics)).filter(fits)
  if (count <= 0 || named.length === 0) return []
  const elsewhere = trends.flatMap(({ name }) => topicsIn(name, topics))
  const usesOf = (topic: Topic): number => elsewhere.filter((one) => one === topic).length
  const rarestFirst = named.toSorted((a, b) => usesOf(a) - usesOf(b))
  const turns = Array.from({ length: count }, (_, turn) =>
    rarestFirst.filter(({ questions }) => turn < questions.length),
  )
  return turns.flat().slice(0, count)
}
