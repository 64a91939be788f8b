import type { TrendDetail } from '../../trends/trend'
import { cleanText } from '../../primitives/clean-text'
import { cutAtCharacter } from '../../primitives/graphemes'
import { isTextAllowed } from '../moderation'

/** A caption has eighty characters, and the joke wants some of them. */
const MAX_TOPIC_LENGTH = 34
/** Names longer than this are headlines: they stand between quotation marks. */
const MAX_NAME_WORDS = 5

/** `The rise of women’s football` is about women’s football. */
const LEAD_IN = /^The (?:rise|return|story|world) of /
/** What a name goes on to say about its subject: `K-pop goes global`, `Formula 1’s new audience`. */
const SAID_OF_IT = /^(.{3,}?)(?:’s new \S+| goes \S+| meets \S+| worldwide| at home| at the \S+)$/
/** `Banksy and street art` is about Banksy; `Free and flat-fare transport` about both. */
const PROPER_AND_MORE = /^((?:\p{Lu}\S* )*\p{Lu}\S*) and (?:the )?\p{Ll}/u

/** A trend's name as one says it: at the beginning of a caption, and inside of it. */
export type TopicName = { readonly first: string; readonly inside: string }

type Named = Pick<TrendDetail, 'name' | 'description' | 'timeline' | 'evidence' | 'origin'>

/** How a trend is called in a caption; "this trend" where its name cannot be used. */
export function topicNameOf(trend: Named): TopicName {
  const name = cleanText(trend.name.replace(/[<>{}[\]`|\\]+/g, ' '))
  if (name === '' || !isTextAllowed(name)) return { first: 'This trend', inside: 'this trend' }
  const subject = subjectOf(name, textsOf(trend))
  const isHeadline = trend.origin !== 'starter' && subject.split(' ').length > MAX_NAME_WORDS
  if (isHeadline || subject.length > MAX_TOPIC_LENGTH) {
    const quoted = `“${shortened(subject)}”`
    return { first: quoted, inside: quoted }
  }
  const isTitled = subject.startsWith('The ')
  const inside =
    isTitled || isCommon(subject, textsOf(trend)) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject
  return { first: name.startsWith(subject) ? subject : capitalised(inside), inside }
}

function subjectOf(name: string, texts: string): string {
  const proper = PROPER_AND_MORE.exec(name)?.[1]
  if (proper !== undefined && !hasWord(texts, proper.toLowerCase())) return proper
  return SAID_OF_IT.exec(name)?.[1] ?? name.replace(LEAD_IN, '')
}

function textsOf({ description, timeline, evidence }: Named): string {
  const told = timeline.flatMap((event) => (event.kind === 'dated' ? [event.text] : []))
  return [description, ...told, ...evidence.map(({ title }) => title)].join(' ')
}

/** The first letter made large, where it is one. */
export function capitalised(text: string): string {
  return text.replace(/^([“"'(]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase())
}

function shortened(text: string): string {
  const bare = text.replace(/[“”"]/g, '')
  if (bare.length <= MAX_TOPIC_LENGTH) return bare
  const cut = cutAtCharacter(bare, MAX_TOPIC_LENGTH)
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_TOPIC_LENGTH / 2))
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
