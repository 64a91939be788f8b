import { foldWord } from '../../language/fold-word'
import { isFunctionWord } from '../../language/function-words'
import { languageCodeOf } from '../../language/language-code'
import { rememberResults } from '../../primitives/remember-results'
import { languageOfItem } from '../items/language-of-item'
import type { SourceItem } from '../items/source-item'

/** The language of our pages. */
export const PAGE_LANGUAGE = 'en'

/** An item as far as its language is asked for. */
export type WrittenItem = Pick<SourceItem, 'title' | 'language'>

/** The same titles are asked about each round. */
const REMEMBERED = 4_096
const SEPARATOR = '\n'
const detected = rememberResults((key) => {
  const at = key.indexOf(SEPARATOR)
  return { subtag: languageOfItem({ language: key.slice(0, at) || null, title: key.slice(at + 1) }) }
}, REMEMBERED)

/** The language of a headline as a primary subtag, `sv`, as `languageOfItem` finds it; null where nothing tells. */
export function languageOfHeadline({ title, language }: WrittenItem): string | null {
  return detected(`${language ?? ''}${SEPARATOR}${title}`).subtag
}

/** Whether rules made for English may be applied: it is, or nothing tells. */
export const isEnglish = (language: string | null): boolean => language === null || language === PAGE_LANGUAGE

/** The language most headlines are in, null where nothing tells of any. */
export function languageOfMost(items: readonly WrittenItem[]): string | null {
  const counts = new Map<string, number>()
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
export function isFiller(word: string, language: string | null): boolean {
  const code = languageCodeOf(language ?? PAGE_LANGUAGE)
  return code !== null && isFunctionWord(foldWord(word), code)
}
