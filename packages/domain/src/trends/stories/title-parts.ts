import { belongsToSentence, hasVerb, isVerb } from './headline-verbs'

/** Longest name of a trend: two lines of a card, one line under a planet. */
export const MAX_NAME_LENGTH = 80
/** A capital or a figure behind the first word, where only names have capitals. */
export const HOLDS_NAME = /\s\P{L}?[\p{Lu}\p{N}]/u
/** Shorter parts of a headline are fragments. */
export const MIN_NAME_LENGTH = 20

/** A quotation says nothing without who said it and of what. */
export const QUOTATION = /^["“”„«‘']/u
/** Whether a title opens with what somebody said, not with a quoted word or two that act. */
export const quotesFirst = (title: string): boolean =>
  QUOTATION.test(title) && !/^\S+(?:\s\S+){0,2}["”’'»]\s\p{Ll}/u.test(title)
/** Where an English headline that has no other boundary may end, if nothing behind it would turn it round. */
export const BEFORE_PLACE = /\s(?:in|at|on|for|from|with|by|near|under|against|during)\s/giu
export const TURNED_ROUND = /\b(?:unless|if|only|without|until|than|not|no|nobody|never)\b|n['’]t\b/iu

/** Nouns and verbs that ask for what it is over, or on. */
const ASKS_OVER =
  /\b(?:battle|clash|concerns?|conflict|control|debate|dispute|fears?|feud|fight|fury|lawsuit|questions?|referendum|row|standoff|talks|tensions?|war|worry|worries)$/i
/** Nouns that say nothing without what they are of: "a bid", "another incident", "a state of emergency". */
const ASKS_COMPLEMENT =
  /\b(?:another \p{L}+|apply|bid|call|calls|emergency|efforts?|hopes?|kind|lack|number|part|plans?|ready|role|series|share|string|use|wave)$/iu
/** Nothing ends with a word that asks for another. */
const OPEN_END =
  /\b(?:a|an|and|as|at|be|been|but|by|for|from|he|how|in|into|is|its|of|on|only|or|over|she|soon|than|that|the|their|they|to|who|with|says?|said)$/iu

/** Whether a part of an English headline has its verb, and behind no apposition: not "Marin Vale, a governor". */
export function isStated(part: string): boolean {
  const [subject = '', ...behind] = part.split(', ')
  const [opening = ''] = behind.at(-1)?.split(' ') ?? []
  return hasVerb(part.toLowerCase()) && (behind.length === 0 || hasVerb(subject) || isVerb(opening))
}

const withoutQuotes = (part: string): string => part.replace(/["“”’'»]+$/u, '')

export function mayEnd(part: string): boolean {
  const words = withoutQuotes(part)
  return !OPEN_END.test(words) && !ASKS_OVER.test(words)
}

/** Words that ask for the place or means behind them: "diagnosed with", "is once again on". */
const ASKS_PLACE =
  /(?:ed|ing)$|\b(?:again|bets|all|are|away|back|be|been|down|is|just|more|off|out|up|was|were)["“”’'»]*$/iu
/** Verbs that need nothing behind them. */
const ENDS_ALONE = /^(?:dies|died|wins|won|falls|fell|returns|rises|rose|resigns)$/i

/** Whether the last word of a headline that is cut in front of a place or a means asks for it. */
export const asksPlace = (part: string): boolean => ASKS_PLACE.test(part) || ASKS_COMPLEMENT.test(part)

/** "Close calls, upsets and lessons": a list without a name says nothing until it says where it is from. */
const UNNAMED_LIST = /^(?!.*\s\p{Lu}|.*\p{N})[^,]+, .*\sand\s[^\s,]+$/u

/** Whether a headline that is cut in front of a place or a means lacks nothing. */
export function standsWithoutPlace(part: string): boolean {
  if (UNNAMED_LIST.test(part)) return false
  const words = withoutQuotes(part).split(' ')
  const last = words.at(-1) ?? ''
  const before = words.slice(0, -1).filter((word) => !word.endsWith('ing'))
  const states = !belongsToSentence(last) && hasVerb(before.join(' ').toLowerCase())
  return mayEnd(part) && !asksPlace(part) && (states || ENDS_ALONE.test(last))
}

/** Beginnings of a title, up to each place where it may end, without the comma there. */
export const partsOf = (title: string, boundary: RegExp): string[] =>
  [...title.matchAll(boundary)].map(({ index }) =>
    title
      .slice(0, index)
      .replace(/[\s,;:–—-]+$/u, '')
      .replace(/,(?=["”’]$)/u, ''),
  )
