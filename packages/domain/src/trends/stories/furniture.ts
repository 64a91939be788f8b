import { languageCodeOf, primarySubtag } from '../../language/language-code'
import { comparableWords } from '../items/title-tokens'
import type { Headline } from './headline'
import { type Titled, withLiveTopic, withoutRunningTitles, wordsOfPartKey } from './running-titles'

/** In how many headlines a token or a key of this file was counted, see `WordFrequencies.countOf`. */
export type CountOf = (key: string) => number

/**
 * A part that three headlines of a publisher share is a running title if one of its words is rare elsewhere: it stands
 * in at most three times as many headlines of all publishers. A part that ten share always is.
 */
const RUNNING = { from: 3, elsewhere: 3, anyway: 10 } as const
/** Fewer headlines of a language, or sightings of a word, say little. */
const ENOUGH_HEADLINES = 100
const ENOUGH_SIGHTINGS = 4
/** A word in more of the headlines of a language names nothing, where no table says better. */
const FILLER_SHARE = 0.02

/**
 * Whether a part of a publisher's headlines (`titlePartKeys`) is a running title: it came often, and one of its words is
 * hardly ever seen elsewhere. "Ebola outbreak: ..." names a story that others tell, too, unless it never ends.
 */
export function isRunningTitle(key: string, countOf: CountOf): boolean {
  const count = countOf(key)
  if (count < RUNNING.from || count >= RUNNING.anyway) return count >= RUNNING.anyway
  return wordsOfPartKey(key).some((word) => countOf(comparableWords(word)[0] ?? word) <= RUNNING.elsewhere * count)
}

/**
 * The language of a headline whose words are counted by language: any but English, whose words ship with the product. What
 * it is written in, else what its source states.
 */
export function countedLanguage({ language }: Headline, stated: string | null): string | null {
  const subtag = language ?? primarySubtag(stated)
  return subtag === 'en' ? null : subtag
}

/** A word of one language; no token has a tilde. */
const wordKey = (language: string, token: string): string => `~${language}~${token}`

/** What is counted of a headline in a language without a table: the headline, and each of its words. */
export function languageKeys({ tokens }: Headline, language: string): string[] {
  return [wordKey(language, ''), ...tokens.map(({ text }) => wordKey(language, text))]
}

/** Share of the headlines of a language that have a word, 0 to 1; 0 until enough of them were seen. */
export function shareInLanguage(token: string, language: string, countOf: CountOf): number {
  const headlines = countOf(wordKey(language, ''))
  const having = countOf(wordKey(language, token))
  return headlines < ENOUGH_HEADLINES || having < ENOUGH_SIGHTINGS ? 0 : having / headlines
}

/** Whether a word only builds sentences in a language without a table of such words. */
export function isFiller(token: string, language: string, countOf: CountOf): boolean {
  return languageCodeOf(language) === null && shareInLanguage(token, language, countOf) > FILLER_SHARE
}

/** An item without the running titles of its publisher; the same object where it has none. */
export function withoutFurniture<Item extends Titled>(item: Item, countOf: CountOf): Item {
  const title = withoutRunningTitles(item, (key) => isRunningTitle(key, countOf))
  return title === item.title ? item : { ...item, title }
}

/** The same with what a live page is about where the rest of its headline has no name: as it is read, not compared. */
export function asRead<Item extends Titled>(item: Item, countOf: CountOf): Item {
  const title = withLiveTopic(item.title)
  return withoutFurniture(title === item.title ? item : { ...item, title }, countOf)
}
