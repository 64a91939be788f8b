import { capitalsLanguage, inCapitals } from '@trendverse/domain/language/in-capitals'

/** Up to two letters that stand for a person without a picture, from the first and the last word of the name. */
export function initials(fullName: string): string {
  const words = fullName.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  // A letter may be more than one UTF-16 unit.
  const letters = ends.map((word = '') => String.fromCodePoint(...(word === '' ? [] : [word.codePointAt(0) ?? 0])))
  return inCapitals(letters.join(''), capitalsLanguage([fullName]))
}
