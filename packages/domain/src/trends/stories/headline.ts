import { languageOfText } from '../../language/detect-language'
import type { LanguageCode } from '../../language/language-code'
import { rememberResults } from '../../primitives/remember-results'
import { comparableTokens } from '../items/title-tokens'

/** One comparable word of a headline, with what its writing tells. */
export type HeadlineToken = {
  /** Folded, in the singular. */
  readonly text: string
  readonly isCapitalised: boolean
  /** Whether its title, or a sentence or quotation in it, begins with it, so that its capital tells nothing. */
  readonly opensTitle: boolean
  /** Whether it may be the first name of a longer one: another capitalised word follows at once. */
  readonly leadsName: boolean
}

/** A title taken apart for comparing: distinct tokens in order of appearance, stop words left out. */
export type Headline = {
  readonly title: string
  readonly tokens: readonly HeadlineToken[]
  /** Whether nearly every word is capitalised, so that no capital tells anything. */
  readonly isTitleCase: boolean
  /** What it is written in, by its words; null where they do not tell. */
  readonly language: LanguageCode | null
}

/** More tokens than any headline has; the rest of a longer text is ignored. */
const MAX_TOKENS = 40
const MAX_LENGTH = 300
/** Above this share of capitalised words a headline is in title case. */
const TITLE_CASE_SHARE = 0.7
/** Shorter titles are names, and names are capitalised in any case. */
const TITLE_CASE_MIN_WORDS = 4

const SCALES: Readonly<Record<string, string>> = {
  k: 'thousand',
  thousand: 'thousand',
  m: 'million',
  mn: 'million',
  mln: 'million',
  million: 'million',
  millions: 'million',
  b: 'billion',
  bn: 'billion',
  bln: 'billion',
  billion: 'billion',
  billions: 'billion',
  t: 'trillion',
  tn: 'trillion',
  trillion: 'trillion',
}
/** "14,000", "14.000", "14 000": the same sign between every three digits. */
const GROUPED_NUMBER = /(?<![\p{N}.,])(\p{N}{1,3})(([., \u00a0\u202f])\p{N}{3}(?:\3\p{N}{3})*)(?![\p{N}])/gu
const AMOUNT =
  /(?<![\p{L}\p{N}])(\p{N}+(?:[.,]\p{N}+)?)[ -]?(k|thousand|mn|mln|m|millions?|bn|bln|b|billions?|tn|t|trillion)(?![\p{L}\p{N}])/giu

/** Writes numbers one way: "$5tn" and "$5 trillion" become "5trillion", "25,000" and "25 000" become "25000". */
export function settleNumbers(text: string): string {
  if (!/\p{N}/u.test(text)) return text
  return text
    .replace(GROUPED_NUMBER, (_, head: string, groups: string) => head + groups.replace(/\P{N}/gu, ''))
    .replace(AMOUNT, (_, count: string, scale: string) => {
      return ` ${count.replace(',', '.')}${SCALES[scale.toLowerCase()] ?? ''} `
    })
}

const NUMBER = /^[\p{N}.,]+(?:thousand|million|billion|trillion)?$/u

/** Whether a token is a number or an amount, which many things have in common. */
export const isNumber = (token: string): boolean => NUMBER.test(token)

/** A round asks for the same titles again and again: to compare, name, tell and sort them. About 4 MB. */
const REMEMBERED = 4_096

/** Takes a title apart. Titles of any length and script cost about the same: only the first 300 characters are read. */
export const readHeadline: (title: string) => Headline = rememberResults(takeApart, REMEMBERED)

function takeApart(title: string): Headline {
  const shown = title.slice(0, MAX_LENGTH)
  const language = languageOfText(shown)
  const read = comparableTokens(settleNumbers(shown), language)
  const seen = new Set<string>()
  const tokens: HeadlineToken[] = []
  for (const { text, isCapitalised, opensText, leadsName } of read.tokens) {
    if (seen.has(text) || tokens.length === MAX_TOKENS) continue
    seen.add(text)
    tokens.push({ text, isCapitalised, opensTitle: opensText, leadsName })
  }
  return {
    title,
    tokens,
    language,
    isTitleCase: read.words >= TITLE_CASE_MIN_WORDS && read.capitalisedWords / read.words > TITLE_CASE_SHARE,
  }
}

const NAME_PART = /^\p{Lu}[\p{L}\p{M}’'-]+$/u
/** Small words inside long names: "Bank of England" is also called BoE. */
const NAME_JOINER = /^(?:of|the|for|and|in)$/u
const WORDS = /[\p{L}][\p{L}\p{M}’'-]*|[^\s\p{L}]/gu
const LONGEST_NAME = 6
const INITIALS = { least: 3, most: 6 } as const

/**
 * The initials under which a headline's names may be known ("Amazon Web Services": aws; "Bank of England": boe),
 * in lower case. None from headlines in title case, where every run of words would count as a name.
 */
export function initialsIn(headline: Headline): ReadonlySet<string> {
  const found = new Set<string>()
  if (headline.isTitleCase) return found
  const words = headline.title.slice(0, MAX_LENGTH).match(WORDS) ?? []
  words.forEach((word, start) => {
    if (!NAME_PART.test(word)) return
    let all = ''
    let capitals = ''
    for (const next of words.slice(start, start + LONGEST_NAME)) {
      if (NAME_PART.test(next)) {
        all += next.charAt(0)
        capitals += next.charAt(0)
        if (capitals.length < 2) continue
        for (const initials of [all, capitals]) {
          if (initials.length >= INITIALS.least && initials.length <= INITIALS.most) found.add(initials.toLowerCase())
        }
      } else if (NAME_JOINER.test(next)) all += next.charAt(0)
      else break
    }
  })
  return found
}

/** Words of a path segment, file ending removed; shorter ones are sections or ids. */
const SEGMENT_MIN_WORDS = 3
const FILE_ENDING = /\.[a-z]{2,5}$/i

/**
 * Words of an address's longest telling path segment, decoded, without numbers and ids: they often hold what the title
 * left out. Nothing else is read from an address, neither time nor publisher.
 */
export function addressTokens(url: string): readonly string[] {
  const [, path = ''] = /^https?:\/\/[^/?#]+([^?#]*)/i.exec(url) ?? []
  let longest = ''
  for (const segment of path.split('/')) {
    const words = segment.replace(FILE_ENDING, '')
    if (words.length <= longest.length || words.length > MAX_LENGTH) continue
    if ((words.match(/[a-z]{3,}/gi)?.length ?? 0) >= SEGMENT_MIN_WORDS) longest = words
  }
  if (longest === '') return []
  const { tokens } = comparableTokens(decodeSegment(longest).replace(/[-_+]+/g, ' '))
  return [...new Set(tokens.map(({ text }) => text))].filter((text) => !/\p{N}/u.test(text)).slice(0, MAX_TOKENS)
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
