import type { Headline } from './headline'
import { isCountOrDate } from './word-frequencies'

const NUMBERED = /(\p{Lu}[\p{L}\p{M}]*)[ -]v?(\p{N}+(?:\.\p{N}+)*|[IVXL]{2,6})(?![\p{L}\p{N}])/gu
/** In title case a count has a capital before it, too: "Blast Kills 16", "At Least 23 Hurt". */
const BEFORE_COUNTS =
  /^(?:least|most|over|under|nearly|almost|about|around|some|than|only|up|by|to|of|for|in|at|with|and|kills?|killed|dead|dies|injures?|injured|leaves|hits?|tops?|passes|reaches|rises|climbs|wounds?|arrests?|saves?|frees?)$/i
/** Kinds of things that are named in series: two names are two things. */
const NAMED_KIND = /(?<!\p{L})([Ss]torm|[Hh]urricane|[Tt]yphoon|[Cc]yclone) (\p{Lu}\p{Ll}+)(?![\p{L}\p{N}])/gu

/** "Tarskan premier resigns. And, Dunmere floods ease": what a briefing tells first and second. */
const TWO_NEWS = /\p{L}{2}\. And, \p{L}/u

/** Whether a title tells two things, so that it belongs to the story of neither. */
export const tellsTwoThings = ({ title }: Headline): boolean => TWO_NEWS.test(title)

/** "No link to ...": a separate case, however similar the words. */
const NO_LINK =
  /\b(?:no (?:link|connection|relation) (?:to|with)|not (?:linked|connected|related) (?:to|with)|unrelated to)\b/i

/** Whether a title denies a link to what it mentions. */
export const deniesLink = ({ title }: Headline): boolean => NO_LINK.test(title)

function instalments(title: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const pattern of [NUMBERED, NAMED_KIND]) {
    for (const [, name = '', number = ''] of title.matchAll(pattern)) {
      if (!BEFORE_COUNTS.test(name)) found.set(name.toLowerCase(), number.toLowerCase())
    }
  }
  return found
}

/** Whether both titles number or name one series differently: "iPhone 17" and "iPhone 16", "Storm Amy" and "Storm Bert". */
export function numberedApart(a: string, b: string): boolean {
  const ofB = instalments(b)
  if (ofB.size === 0) return false
  return [...instalments(a)].some(([name, number]) => (ofB.get(name) ?? number) !== number)
}

/**
 * Whether a title and others have nothing but a first name in common: "Aaron Rai" and "Aaron Rodgers". In title case
 * any two words look like a name, so there nothing is told apart.
 */
export function sharesFirstNameOnly(title: Headline, others: readonly Headline[]): boolean {
  const words = new Set(others.flatMap(({ tokens }) => tokens.map(({ text }) => text)))
  const shared = title.tokens.filter(({ text }) => words.has(text) && !isCountOrDate(text))
  const [first] = shared
  if (shared.length !== 1 || first === undefined || !first.leadsName || title.isTitleCase) return false
  const inOthers = others.flatMap(({ tokens, isTitleCase }) => {
    const token = tokens.find(({ text }) => text === first.text)
    return token === undefined || isTitleCase ? [] : [token.leadsName]
  })
  return inOthers.length > 0 && inOthers.every(Boolean)
}
