import { languageCodeOf, primarySubtag } from '../../language/language-code'
import { comparableWords } from '../items/title-tokens'
import type { Headline } from './headline'
import { type Titled, withoutRunningTitles, wordsOfPartKey } from './running-titles'

/** In how many headlines a token or a key of this file was counted, see `WordFrequencies.countOf`. */
export type CountOf = (key: string) => number

/**
 * A part of a publisher's headlines is a running title from three on, where one of its words stands in at most three
 * times as many headlines in all; from ten on in any case.
 */
const RUNNING = { from: 3, elsewhere: 3, anyway: 10 } as const
/** A word in more than 2 % of the headlines of a language names nothing, once 100 of them were seen. */
const FILLER = { from: 100, share: 0.02 } as const

/**
 * Whether a part of a publisher's headlines (`titlePartKeys`) is a running title: it came often, and one of its words is
 * hardly ever seen elsewhere. "Ebola outbreak: ..." names a story that others tell, too, unless it never ends.
 */
export function isRunningTitle(key: string, countOf: CountOf): boolean {
  const count = countOf(key)
  if (count < RUNNING.from || count >= RUNNING.anyway) return count >= RUNNING.anyway
  return wordsOfPartKey(key).some((word) => countOf(comparableWords(word)[0] ?? word) <= RUNNING.elsewhere * count)
}

/** What a source states as the language of an item, where the product has no table of its function words; else null. */
export function untabledLanguage(language: string | null): string | null {
  const subtag = primarySubtag(language)
  return subtag === null || languageCodeOf(subtag) !== null ? null : subtag
}

/** A word of one language; no token has a tilde. */
const wordKey = (language: string, token: string): string => `~${language}~${token}`

/** What is counted of a headline in a language without a table: the headline, and each of its words. */
export function languageKeys({ tokens }: Headline, language: string): string[] {
  return [wordKey(language, ''), ...tokens.map(({ text }) => wordKey(language, text))]
}

/** Whether a word only builds sentences in a language without a table, as far as its headlines tell. */
export function isFiller(token: string, language: string, countOf: CountOf): boolean {
  const headlines = countOf(wordKey(language, ''))
  return headlines >= FILLER.from && countOf(wordKey(language, token)) > FILLER.share * headlines
}

/** An item without the running titles of its publisher; the same object where it has none. */
export function withoutFurniture<Item extends Titled>(item: Item, countOf: CountOf): Item {
  const title = withoutRunningTitles(item, (key) => isRunningTitle(key, countOf))
  return title === item.title ? item : { ...item, title }
}
