import { cleanText } from '../../primitives/clean-text'
import { belongsToSentence, isVerb } from '../../trends/stories/headline-verbs'
import type { TrendDetail } from '../../trends/trend'
import { isTextAllowed } from '../moderation'
import { headlineSubject, withoutOwner } from './headline-subject'
import { SPOKEN_NAMES } from './spoken-names'

/** A caption has eighty characters, and the joke wants some of them. */
const MAX_TOPIC_LENGTH = 34
/** Names of more words are headlines. */
const MAX_NAME_WORDS = 4

/** What a story is called whose name cannot be told. */
export const NAMELESS_STORY = 'this story'

/** `The rise of women’s football` is about women’s football. */
const LEAD_IN = /^The (?:rise|return|story|world) of /
/** What a name goes on to say about its subject: `K-pop goes global`, `Formula 1’s new audience`. */
const SAID_OF_IT = /^(.{3,}?)(?:’s new \S+| goes \S+| meets \S+| worldwide| at home| at the \S+)$/
/** `Banksy and street art` is about Banksy; `Free and flat-fare transport` about both. */
const PROPER_AND_MORE = /^((?:\p{Lu}\S* )*\p{Lu}\S*) and (?:the )?\p{Ll}/u

/** A trend's name as one says it. */
export type TopicName = {
  /** At the beginning of a caption, and inside of one. */
  readonly first: string
  readonly inside: string
  /** Before another word: "my Eras Tour folder". */
  readonly modifier: string
  /** Whether it is more than one, "are" and not "is"; null: nothing tells. */
  readonly isPlural: boolean | null
}

type Named = Pick<TrendDetail, 'name' | 'description' | 'timeline' | 'evidence' | 'origin'>

/** How a trend is called in a caption, always in a few words; "this trend" or "this story" where its name cannot be used. */
export function topicNameOf(trend: Named): TopicName {
  const name = cleanText(trend.name.replace(/[<>{}[\]`|\\]+/g, ' '))
  if (name === '' || !isTextAllowed(name)) return named('this trend')
  const called = trend.origin === 'starter' ? catalogueName(name, textsOf(trend)) : liveName(name, trend)
  return { ...called, isPlural: isPlural(called.inside, [name, ...trend.evidence.map(({ title }) => title)]) }
}

function named(inside: string, first = capitalised(inside)): TopicName {
  return { first, inside, modifier: asModifier(inside), isPlural: false }
}

function catalogueName(name: string, texts: string): TopicName {
  const spoken = SPOKEN_NAMES.get(name)
  if (spoken !== undefined) return named(spoken)
  const subject = subjectOf(name, texts)
  const isTitled = subject.startsWith('The ')
  const inside = isTitled || isCommon(subject, texts) ? lowered(subject) : subject
  return named(inside, name.startsWith(subject) ? subject : capitalised(inside))
}

/** What begins with an ordinary word: "the new spacecraft". */
const DESCRIBED = /^(?:New|First|Last|Latest|Former|Missing|Suspected) /

/** Names that are told with an article: offices, houses, contests and countries of several words. */
const WITH_ARTICLE =
  /(?:^|\s)(?:Court|Senate|House|Congress|Fed|Pentagon|Kremlin|Union|Commission|League|Cup|Awards|Oscars|Grammys|Olympics|Finals|Playoffs|Open|Act|Strait|U\.S\.|US|UK|EU|UN)$/

/**
 * Live trends are called by what they are about, never by a headline. Where that is somebody's name, patterns tell what is
 * reported of them, never what they are.
 */
function liveName(name: string, trend: Named): TopicName {
  const words = name.split(' ')
  const isTitle = !words.some((word) => /^\p{Ll}{4,}/u.test(word))
  const isLong = (words.length > MAX_NAME_WORDS && !isTitle) || name.length > MAX_TOPIC_LENGTH
  const titles = trend.evidence.map(({ title }) => cleanText(title))
  const isTold = words
    .slice(1)
    .some((word) => belongsToSentence(word) || (words.length > 3 && isVerb(word) && /^\p{Ll}/u.test(word)))
  const isPhrase = isLong || isTold || name.includes(': ')
  const subject = isPhrase ? headlineSubject(name, titles) : withoutOwner(name)
  if (subject === null || subject.length > MAX_TOPIC_LENGTH || !isTextAllowed(subject)) return named(NAMELESS_STORY)
  if (subject.startsWith('The ')) return named(lowered(subject))
  if (/^(?:19|20)\d\d \p{Lu}/u.test(subject)) return named(`the ${subject}`)
  const others = subject.split(' ').slice(1)
  const isThing = /^\p{Lu}/u.test(subject) && others.some((word) => /^\p{Ll}{3,}/u.test(word))
  if (isThing) {
    const isOne = /^\p{Ll}.*[^s]$|ss$/u.test(others.at(-1) ?? '')
    const inside = DESCRIBED.test(subject) || isWrittenSmall(subject, textsOf(trend)) ? lowered(subject) : subject
    return named(isOne && inside !== name.toLowerCase() && !/[’']s /.test(subject) ? `the ${inside}` : inside)
  }
  return named(WITH_ARTICLE.test(subject) ? `the ${subject}` : subject)
}

/** A name as it stands between "my" and "folder": without its article, and in the singular where it is an ordinary word. */
export function asModifier(name: string): string {
  return name.replace(/^the /, '').replace(/(?<= )(\p{Ll}{3,}(?<![ius]|ic|new|sport|serie|specie|[sc]he|xe))s$/u, '$1')
}

/** Nouns that are written large within names, in the plural. */
const PLURAL_NOUN =
  /^(?:awards|deals|earnings|elections|fires|finals|games|glasses|highlights|jobs|layoffs|leaks|notes|playoffs|prices|primaries|results|rules|sales|shares|talks|tariffs|tips|updates)$/i

/** Whether a name is followed by "are": as headlines say it, else by its own last word. */
function isPlural(name: string, titles: readonly string[]): boolean | null {
  const bare = name.replace(/^the /i, '')
  if (/ (?:and|&) /.test(bare)) return true
  for (const title of titles) {
    const at = title.indexOf(`${bare} `)
    const [next = ''] = at === -1 ? [] : title.slice(at + bare.length + 1).split(' ')
    if (/^(?:are|were|have|aren[’']t|haven[’']t)$/i.test(next)) return true
    if (/^(?:is|was|has|isn[’']t|hasn[’']t)$/i.test(next) || (/^\p{Ll}+s$/u.test(next) && isVerb(next))) return false
  }
  const last = bare.split(' ').at(-1) ?? ''
  if (PLURAL_NOUN.test(last) || /^\p{Ll}{3,}(?<![ius]|ic|new|serie|specie)s$/u.test(last)) return true
  return last.endsWith('s') ? null : false
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function subjectOf(name: string, texts: string): string {
  const proper = PROPER_AND_MORE.exec(name)?.[1]
  if (proper !== undefined && !hasWord(texts, proper.toLowerCase())) return proper
  return SAID_OF_IT.exec(name)?.[1] ?? name.replace(LEAD_IN, '')
}

function textsOf({ description, timeline, evidence }: Named): string {
  const told = timeline.flatMap((event) => (event.kind === 'dated' ? [event.text] : []))
  return [description, ...told, ...evidence.map(({ title }) => title)].join('. ')
}

/** The first letter made large, where its word is written small: `iPhone` and `r/place` stay. */
export function capitalised(text: string): string {
  return text.replace(
    /^([“"'(]*)(\p{Ll})(?=[\p{Ll}’'-]*(?:[\s,.:;!?…”]|$))/u,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

/**
 * Whether a name is written small inside a sentence: `Bubble tea` is "bubble tea", as its texts write it or since its other
 * words are small; `Dubai chocolate` and `K-pop` stay.
 */
function isCommon(subject: string, texts: string): boolean {
  const [word, ...others] = subject.split(' ')
  if (word === undefined || !/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(word)) return false
  if (others.some((other) => /^\p{Lu}/u.test(other)) || hasWord(texts, word, '(?<=[\\p{L},] )')) return false
  return hasWord(texts, word.toLowerCase()) || (others.length > 0 && others.every((other) => /^\p{Ll}/u.test(other)))
}

/** Whether its own texts write a name small. */
function isWrittenSmall(subject: string, texts: string): boolean {
  const [word = ''] = subject.split(' ')
  return hasWord(texts, word.toLowerCase()) && !hasWord(texts, word, '(?<=[\\p{L},] )')
}

function hasWord(text: string, word: string, before = '(?<!\\p{L})'): boolean {
  return new RegExp(`${before}${word.replace(/[^\p{L}\p{N} -]/gu, '.')}(?!\\p{L})`, 'u').test(text)
}
