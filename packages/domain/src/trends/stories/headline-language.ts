import { languageOfText } from '../../language/detect-language'
import { foldWord } from '../../language/fold-word'
import { isFunctionWord } from '../../language/function-words'
import { type LanguageCode, languageCodeOf } from '../../language/language-code'
import { rememberResults } from '../../primitives/remember-results'
import type { SourceItem } from '../items/source-item'

/** The language of our pages. */
export const PAGE_LANGUAGE = 'en' satisfies LanguageCode

/** An item as far as its language is asked for. */
export type WrittenItem = Pick<SourceItem, 'title' | 'language'>

/** The same titles are asked about each round. */
const REMEMBERED = 4_096
const detected = rememberResults((title: string) => ({ code: languageOfText(title) }), REMEMBERED)

/** The language of a headline: what its words tell, else what its source states; null where neither tells. */
export function languageOfHeadline({ title, language }: WrittenItem): LanguageCode | null {
  return detected(title).code ?? languageCodeOf(language)
}

/** Whether rules made for English may be applied: it is, or nothing tells. */
export const isEnglish = (language: LanguageCode | null): boolean => language === null || language === PAGE_LANGUAGE

/** The language most headlines are in, null where nothing tells of any. */
export function languageOfMost(items: readonly WrittenItem[]): LanguageCode | null {
  const counts = new Map<LanguageCode, number>()
  for (const item of items) {
    const language = languageOfHeadline(item)
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most?.[0] ?? null
}

/** Headlines in the language of our pages where there are any; otherwise all. */
export function inPageLanguage<Item extends WrittenItem>(items: readonly Item[]): readonly Item[] {
  const languages = items.map(languageOfHeadline)
  const ours = languages.filter((language) => language === PAGE_LANGUAGE).length
  if (ours === 0) return items
  // What nothing tells of is in the language of most.
  const others = languages.filter((language) => !isEnglish(language)).length
  return items.filter((_, place) => languages[place] === PAGE_LANGUAGE || (languages[place] === null && ours > others))
}

/** Whether a word, as written, only builds sentences in a language, so that it names nothing. */
export function isFiller(word: string, language: LanguageCode | null): boolean {
  return isFunctionWord(foldWord(word), language ?? PAGE_LANGUAGE)
}
