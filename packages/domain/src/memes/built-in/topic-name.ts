import { cleanText } from '../../primitives/clean-text'
import { cutAtCharacter } from '../../primitives/graphemes'
import type { TrendDetail } from '../../trends/trend'
import { isTextAllowed } from '../moderation'
import { headlineSubject } from './headline-subject'
import { SPOKEN_NAMES } from './spoken-names'

/** A caption has eighty characters, and the joke wants some of them. */
const MAX_TOPIC_LENGTH = 34
/** A headline at the end of a caption. */
const MAX_HEADLINE_LENGTH = 48
/** Names of more words are headlines. */
const MAX_NAME_WORDS = 4

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
  /** A whole headline between quotation marks: it stands only where a caption ends. */
  readonly isHeadline: boolean
}

type Named = Pick<TrendDetail, 'name' | 'description' | 'timeline' | 'evidence' | 'origin'>

/** How a trend is called in a caption; "this trend" where its name cannot be used. */
export function topicNameOf(trend: Named): TopicName {
  const name = cleanText(trend.name.replace(/[<>{}[\]`|\\]+/g, ' '))
  if (name === '' || !isTextAllowed(name)) return { first: 'This trend', inside: 'this trend', isHeadline: false }
  return trend.origin === 'starter' ? catalogueName(name, textsOf(trend)) : liveName(name, trend)
}

function catalogueName(name: string, texts: string): TopicName {
  const spoken = SPOKEN_NAMES.get(name)
  if (spoken !== undefined) return { first: capitalised(spoken), inside: spoken, isHeadline: false }
  const subject = subjectOf(name, texts)
  const isTitled = subject.startsWith('The ')
  const inside = isTitled || isCommon(subject, texts) ? lowered(subject) : subject
  return { first: name.startsWith(subject) ? subject : capitalised(inside), inside, isHeadline: false }
}

/**
 * Live trends are often people: jokes are about the news of them, never about themselves. Names with small words, figures
 * or signs are none.
 */
function liveName(name: string, trend: Named): TopicName {
  const isTitle = !name.split(' ').some((word) => /^\p{Ll}{4,}/u.test(word))
  const isLong = (name.split(' ').length > MAX_NAME_WORDS && !isTitle) || name.length > MAX_TOPIC_LENGTH
  const titles = trend.evidence.map(({ title }) => cleanText(title))
  const subject = isLong || / \p{Ll}+s? /u.test(name) ? (headlineSubject(name, titles) ?? name) : name
  if (subject.length > MAX_TOPIC_LENGTH || (isLong && subject === name)) {
    const quoted = `“${shortened(subject)}”`
    return { first: quoted, inside: quoted, isHeadline: true }
  }
  const words = subject.split(' ')
  const isThing =
    words.length > 1 && /^\p{Lu}/u.test(subject) && words.slice(1).some((word) => /^\p{Ll}{3,}/u.test(word))
  const isNews =
    !isThing && !subject.startsWith('The ') && /^[\p{L}\p{M}’'. -]+$/u.test(subject) && !/news$/i.test(subject)
  const called = isNews ? `${subject} news` : subject
  const inside = called.startsWith('The ') || (isThing && isCommon(subject, textsOf(trend))) ? lowered(called) : called
  return { first: capitalised(called), inside, isHeadline: false }
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

function shortened(text: string): string {
  const bare = text.replace(/[“”"]/g, '')
  if (bare.length <= MAX_HEADLINE_LENGTH) return bare
  const cut = cutAtCharacter(bare, MAX_HEADLINE_LENGTH)
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_HEADLINE_LENGTH / 2))
  return `${atWord.replace(/[\s,;:–—-]+$/u, '')}…`
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

function hasWord(text: string, word: string, before = '(?<!\\p{L})'): boolean {
  return new RegExp(`${before}${word.replace(/[^\p{L}\p{N} -]/gu, '.')}(?!\\p{L})`, 'u').test(text)
}
