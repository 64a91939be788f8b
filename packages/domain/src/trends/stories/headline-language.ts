import { foldWord } from '../../language/fold-word'
import { isFunctionWord } from '../../language/function-words'
import { languageCodeOf } from '../../language/language-code'
import { comparableWords } from '../items/title-tokens'
import { type CountOf, isFiller } from './furniture'

/** The language of our pages. */
export const PAGE_LANGUAGE = 'en'

/** Whether rules made for English may be applied: it is, or nothing tells. */
export const isEnglish = (language: string | null): boolean => language === null || language === PAGE_LANGUAGE

const ASCII = /^[\x00-\x7f]*$/

/** Whether a word, as written, only builds sentences in this language, so that it names nothing. */
export function fillersOf(language: string | null, countOf: CountOf): (word: string) => boolean {
  const code = languageCodeOf(language ?? PAGE_LANGUAGE)
  if (code === null) return (word) => isFiller(comparableWords(word)[0] ?? word, language ?? PAGE_LANGUAGE, countOf)
  return (word) => isFunctionWord(ASCII.test(word) ? word.toLowerCase() : foldWord(word), code)
}
