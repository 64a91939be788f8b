import { belongsToSentence, isDemonym, isVerb } from '../../trends/stories/headline-verbs'

/** What sites put in front of a headline. */
const LABEL = /^(?:(?:show|ask|tell|launch) hn|breaking|live|watch|update|exclusive|video|opinion|review)\s*[:|–-]\s*/i
/** Words that begin a sentence about somebody, and no name. */
const NO_SUBJECT =
  /^(?:should|could|would|can|do|does|did|i|we|you|he|she|they|it|this|that|these|those|there|here|why|how|what|when|where|who|which|if|a|an|my|our|your|at|in|on|for|from|after|as|one|two|three|\d+)$/i
/** Those who have names of their own: what comes after is what a story is about. */
const OWNER = /^(?:\p{Lu}[\p{L}\p{M}.-]*\s){0,2}\p{Lu}[\p{L}\p{M}.-]*[’']s\s+(?=\p{Lu})/u
/** What a name does not end with: it was cut there. */
const CUT_END =
  /(?:^|\s)(?:in|out|after|up|off|over|of|at|on|for|with|by|never|ever|not|dead|found|biggest|best|most|charged)$|-like$/i
/** Where many stories happen, none is called so. */
const NO_STORY = /^(?:Earth|World|America|Europe|Africa|Asia|AI|CEO|IPO)$/
/** Verbs that headlines in capitals are told with and that are no nouns, beside those that are known. */
const TOLD_IN_CAPITALS = /^\p{Lu}\p{L}+(?:izes|ifies)$|^(?:Extends|Moves|Gets|Becomes|Buys|Comes)$/u
/** Small words at the end that are no kind of thing any more, but part of a sentence: "Oasis add three extra". */
const TOLD_END = /(?: \p{Ll}[\p{L}-]*){3,}$/u
/** Parts of a sentence that no name crosses. */
const BREAK = /[,:;?!“”"()|–—]/
const MAX_SUBJECT_WORDS = 4
const MAX_SUBJECT_LENGTH = 34
/** Titles that have the same name in them make it the name of the story. */
const LEAST_TITLES = 2

/**
 * What a headline is about, in a few words; null where that cannot be told for certain. A shorter name in the trend's own
 * receipts comes first (`Travis Scott` for "Travis Scott plays Miami"), then what stands before a colon or the first verb,
 * then the name that most receipts have.
 */
export function headlineSubject(headline: string, titles: readonly string[]): string | null {
  const text = headline.replace(LABEL, '').trim()
  const shorter = titles.find((title) => isName(title) && title.length < text.length && hasWords(text, title))
  if (shorter !== undefined) return withoutOwner(shorter)
  const [head = ''] = text.split(/:\s/)
  if (head !== text && isSubject(head)) return withoutOwner(head).replace(/ (?:19|20)\d\d$/, '')
  const before = beforeVerb(text)
  if (before !== null && isSubject(before) && (before.includes(' ') || isNamed(before, titles)))
    return withoutOwner(before)
  return sharedName(titles)
}

/** A name without the one it belongs to: `Gemini Omni` of "Google’s Gemini Omni". */
export function withoutOwner(name: string): string {
  return name.replace(OWNER, '')
}

/** What stands before the first verb, or before "to do" something; null where there is none. */
function beforeVerb(text: string): string | null {
  const words = text.split(' ')
  const at = words.findIndex((word, place) => place > 0 && (word === 'to' || isSaidOfIt(word)))
  return at < 1 ? null : words.slice(0, at).join(' ')
}

/** Headlines in capitals write their verbs so, too; a name may look like one then, and the commonest are enough. */
function isSaidOfIt(word: string): boolean {
  return /^\p{Lu}/u.test(word) ? belongsToSentence(word) || TOLD_IN_CAPITALS.test(word) : isVerb(word)
}

function isSubject(text: string): boolean {
  const [first = ''] = text.split(' ')
  return (
    isFew(text) &&
    !CUT_END.test(text) &&
    !TOLD_END.test(text) &&
    !NO_SUBJECT.test(first) &&
    !BREAK.test(text) &&
    /^[\p{Lu}\p{N}#]/u.test(text)
  )
}

const isFew = (text: string): boolean =>
  text !== '' && text.length <= MAX_SUBJECT_LENGTH && text.split(' ').length <= MAX_SUBJECT_WORDS + 1

/** A receipt that is nothing but a name, as searches and articles are. */
function isName(title: string): boolean {
  const words = title.split(' ')
  return words.length <= MAX_SUBJECT_WORDS && isFew(title) && !words.slice(1).some(isSaidOfIt) && !BREAK.test(title)
}

function hasWords(text: string, part: string): boolean {
  return ` ${text.toLowerCase()} `.includes(` ${part.toLowerCase()} `)
}

/** Whether a word is written large inside a sentence, and not only where one begins. */
function isNamed(word: string, titles: readonly string[]): boolean {
  return titles.some((title) => !isInCapitals(title) && namesIn(title).includes(word))
}

const STAY_SMALL = /^(?:with|from|into|over|after|amid|than|that|about|under|upon|onto)$/

/** A headline in capitals, where being written large says nothing of a word. */
function isInCapitals(title: string): boolean {
  return !title.split(' ').some((word) => /^\p{Ll}{4,}$/u.test(word) && !STAY_SMALL.test(word))
}

/** Runs of words written large, but for the first word of a title. */
function namesIn(title: string): readonly string[] {
  const runs =
    title
      .split(' ')
      .slice(1)
      .join(' ')
      .match(/(?:\p{Lu}[\p{L}\p{M}\p{N}.-]*)(?: \p{Lu}[\p{L}\p{M}\p{N}.-]*){0,3}/gu) ?? []
  return runs
    .map((run) => run.replace(/[.-]+$/, ''))
    .filter((run) => run.length > 2 && !isDemonym(run) && !CUT_END.test(run) && !NO_STORY.test(run))
}

/** The name that most titles have, as whole as several of them write it: "Elon Musk", though more say "Musk". */
function sharedName(titles: readonly string[]): string | null {
  const read = titles.filter((title) => !isInCapitals(title))
  const found = [...new Set(read.flatMap(namesIn))]
    .filter(isFew)
    .map((name) => ({ name, titles: titles.filter((title) => hasWords(title.replace(/[’']s\b/g, ''), name)).length }))
    .filter((one) => one.titles >= LEAST_TITLES)
    .toSorted((a, b) => b.titles - a.titles || b.name.length - a.name.length)
  const [most] = found
  return (
    found.find(({ name }) => most !== undefined && name !== most.name && hasWords(name, most.name))?.name ??
    most?.name ??
    null
  )
}
