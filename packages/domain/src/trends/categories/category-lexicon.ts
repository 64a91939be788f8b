import { foldWord } from '../../language/fold-word'
import { comparableWord, comparableWords } from '../items/title-tokens'
import { FREQUENT_WORDS } from '../stories/frequent-words'
import { LANGUAGE_ANCHORS } from './anchors/language-anchors'
import type { Category } from './category'
import { CATEGORY_WORDS, type CategoryWords } from './category-words'

/** What a word says of a category; an anchor says it alone, a hint only beside an anchor. */
export type CategoryVote = { readonly category: Category; readonly worth: number; readonly isAnchor: boolean }

type Votes = readonly CategoryVote[]

const SURE = 2
const LIKELY = 1
const HINT = 0.6

/** Votes by words, phrases, and the beginnings and ends of words. */
export type CategoryLexicon = {
  readonly words: ReadonlyMap<string, Votes>
  /** Phrases by their first word, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
  /** Words and phrases run together, as hashtags write them. */
  readonly joined: ReadonlyMap<string, Votes>
  /** Beginnings and ends by their first and last four letters: one look-up a word. */
  readonly beginnings: ReadonlyMap<string, readonly Affix[]>
  readonly ends: ReadonlyMap<string, readonly Affix[]>
  /** Whether articles may be run into the words they stand before: "l'équipe". */
  readonly elides: boolean
}

type Phrase = { readonly words: readonly string[]; readonly votes: Votes }
type Affix = { readonly text: string; readonly votes: Votes }

const AFFIX_KEY = 4
/** Shorter words mean something else in too many languages ("em", "os", "jo"). */
const LEAST_UNKNOWN = 4
const ELIDING: ReadonlySet<string> = new Set(['fr', 'it'])
const ELISION = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|un|all|dall|dell|nell|sull)['’](?=\p{L}{2})/giu

/** Entries of one language or of all: text as a table writes it, with its votes. */
type Entries = Map<string, CategoryVote[]>

const splitWords = (text: string): string[] => text.split(/\s+/).filter(Boolean)
const PLAIN_WORD = /^\p{L}+$/u

/** What the words of a text must read to be this entry. Most entries are plain words, which need no taking apart. */
const readKey = (entry: string): string =>
  PLAIN_WORD.test(entry) ? comparableWord(entry) : comparableWords(entry.replaceAll('_', ' ')).join(' ')

function addVote(entries: Entries, key: string, vote: CategoryVote): void {
  const known = entries.get(key) ?? []
  // A word listed twice under one category counts as the stronger of the two, which is read first.
  if (!known.some(({ category }) => category === vote.category)) entries.set(key, [...known, vote])
}

function readEnglish(): Entries {
  const entries: Entries = new Map()
  for (const [category, words] of Object.entries(CATEGORY_WORDS) as [Category, CategoryWords][]) {
    for (const entry of splitWords(words.sure))
      addVote(entries, readKey(entry), { category, worth: SURE, isAnchor: true })
    for (const entry of splitWords(words.likely)) {
      addVote(entries, readKey(entry), { category, worth: LIKELY, isAnchor: true })
    }
    for (const entry of splitWords(words.hints)) {
      addVote(entries, readKey(entry), { category, worth: HINT, isAnchor: false })
    }
  }
  return entries
}

/** Anchors of one language. A `*` at the end of a key stands for any ending, one at its start for any beginning. */
function readAnchors(language: string): Entries {
  const entries: Entries = new Map()
  const { anchors } = LANGUAGE_ANCHORS.get(language) ?? { anchors: {} }
  for (const [category, words] of Object.entries(anchors) as [Category, string][]) {
    for (const entry of splitWords(words)) {
      const bare = entry.replaceAll('*', '')
      // An affix is no whole word: it has no singular.
      const key = bare === entry ? readKey(entry) : foldWord(entry)
      addVote(entries, key, { category, worth: SURE, isAnchor: true })
    }
  }
  return entries
}

function buildLexicon(entries: Entries, elides: boolean): CategoryLexicon {
  const words = new Map<string, Votes>()
  const joined = new Map<string, Votes>()
  const phrases = new Map<string, Phrase[]>()
  const beginnings = new Map<string, Affix[]>()
  const ends = new Map<string, Affix[]>()
  const append = <Value>(map: Map<string, Value[]>, key: string, value: Value): void => {
    map.set(key, [...(map.get(key) ?? []), value])
  }
  for (const [key, votes] of entries) {
    if (key.startsWith('*')) append(ends, key.slice(-AFFIX_KEY), { text: key.slice(1), votes })
    else if (key.endsWith('*')) append(beginnings, key.slice(0, AFFIX_KEY), { text: key.slice(0, -1), votes })
    else {
      const parts = key.split(' ')
      joined.set(parts.join(''), votes)
      if (parts.length > 1) append(phrases, parts[0] ?? '', { words: parts, votes })
      else words.set(key, votes)
    }
  }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length)
  for (const list of [...beginnings.values(), ...ends.values()]) list.sort((a, b) => b.text.length - a.text.length)
  return { words, phrases, joined, beginnings, ends, elides }
}

const ENGLISH = readEnglish()
const ENGLISH_LEXICON = buildLexicon(ENGLISH, false)

/**
 * English words that a foreign one could be taken for, by their first letters: the most frequent ones and those of our
 * table. Where the table gives such a word the same category ("kremlin" for "kreml"), nothing is lost.
 */
function englishByStart(): ReadonlyMap<string, readonly string[]> {
  const frequent = FREQUENT_WORDS.split(/[\n|]/).map((line) => line.slice(0, Math.max(0, line.indexOf(' '))))
  const starts = new Map<string, string[]>()
  for (const word of new Set([...frequent, ...ENGLISH.keys()])) {
    const start = word.slice(0, AFFIX_KEY)
    const list = starts.get(start)
    if (list === undefined) starts.set(start, [word])
    else list.push(word)
  }
  return starts
}

/** Anchors of a known language with the English table, less the English words that mean something else in it. */
function buildKnown(language: string): CategoryLexicon {
  const { falseFriends } = LANGUAGE_ANCHORS.get(language) ?? { falseFriends: '' }
  const foreign = new Set(splitWords(falseFriends).map(readKey))
  const entries: Entries = new Map([...ENGLISH].filter(([key]) => !foreign.has(key)))
  for (const [key, votes] of readAnchors(language)) entries.set(key, votes)
  return buildLexicon(entries, ELIDING.has(language))
}

/** For texts in an unknown language: the anchors of all that no English word is taken for and on which languages agree. */
function buildUnknown(): CategoryLexicon {
  const english = englishByStart()
  const means = (word: string, { category }: CategoryVote): boolean =>
    ENGLISH.get(word)?.some((one) => one.category === category) === true
  const collides = (key: string, vote: CategoryVote): boolean => {
    const text = key.replaceAll('*', '')
    if (text.length < LEAST_UNKNOWN) return true
    if (key.startsWith('*')) {
      return [...english.values()].some((words) => words.some((word) => word.endsWith(text) && !means(word, vote)))
    }
    const isTaken = (word: string): boolean => (key.endsWith('*') ? word.startsWith(text) : word === text)
    return (english.get(text.slice(0, AFFIX_KEY)) ?? []).some((word) => isTaken(word) && !means(word, vote))
  }
  const entries: Entries = new Map()
  for (const language of LANGUAGE_ANCHORS.keys()) {
    for (const [key, votes] of readAnchors(language)) {
      for (const vote of votes) if (!collides(key, vote)) addVote(entries, key, vote)
    }
  }
  const agreed = [...entries].filter(([, votes]) => votes.length === 1)
  return buildLexicon(new Map([...agreed, ...ENGLISH]), true)
}

const lexicons = new Map<string, CategoryLexicon>([['en', ENGLISH_LEXICON]])
const UNKNOWN = ''

/**
 * The words that tell a category in a language, English ones and names included. Built at the first call.
 *
 * @param language BCP 47, or null where it is not known. A language without anchors of its own is read like an unknown one:
 *   by English names and words that mean the same in all languages that have them.
 */
export function lexiconOf(language: string | null): CategoryLexicon {
  const primary = language?.split('-')[0]?.toLowerCase() ?? UNKNOWN
  const known = primary === 'en' || LANGUAGE_ANCHORS.has(primary) ? primary : UNKNOWN
  const built = lexicons.get(known)
  if (built !== undefined) return built
  const lexicon = known === UNKNOWN ? buildUnknown() : buildKnown(known)
  lexicons.set(known, lexicon)
  return lexicon
}

const NO_VOTES: Votes = []

function affixVotes({ beginnings, ends }: CategoryLexicon, word: string): Votes {
  if (word.length <= AFFIX_KEY) return NO_VOTES
  const starts = beginnings.get(word.slice(0, AFFIX_KEY))?.find(({ text }) => word.startsWith(text))
  return (starts ?? ends.get(word.slice(-AFFIX_KEY))?.find(({ text }) => word.endsWith(text)))?.votes ?? NO_VOTES
}

function phraseAt({ phrases }: CategoryLexicon, words: readonly string[], at: number): Phrase | undefined {
  return phrases
    .get(words[at] ?? '')
    ?.find((phrase) => phrase.words.every((word, offset) => words[at + offset] === word))
}

/** Votes of a text; each word or phrase counts once, and the words of a phrase do not count again on their own. */
export function votesOf(text: string, lexicon: CategoryLexicon): Votes {
  const words = comparableWords(lexicon.elides ? text.replace(ELISION, ' ') : text)
  const wholeTag = /^#\S+$/.test(text) ? lexicon.joined.get(words.join('')) : undefined
  if (wholeTag !== undefined) return wholeTag
  const votes: CategoryVote[] = []
  const seen = new Set<Votes>()
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(lexicon, words, at)
    const word = words[at] ?? ''
    const found = phrase?.votes ?? lexicon.words.get(word) ?? affixVotes(lexicon, word)
    if (found.length > 0 && !seen.has(found)) votes.push(...found)
    seen.add(found)
    at += phrase?.words.length ?? 1
  }
  return votes
}
