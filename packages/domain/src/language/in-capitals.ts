/** Languages whose i keeps its dot, and whose letter without one is another. */
const DOTTED = /^(?:tr|az)(?:-|$)/i
const TURKISH_LETTER = /[ıİğĞ]/
const AZERBAIJANI_LETTER = /[əƏ]/
/** Turkish has none of them, and hardly a sentence of English does without. */
const NO_TURKISH_LETTER = /[qwx]/i
const GREEK = /^\p{Script_Extensions=Greek}$/u
/** A ligature of two letters, whose capitals Armenia writes otherwise than Unicode maps them. */
const ARMENIAN_AND = 'և'
const ARMENIAN_AND_IN_CAPITALS = 'ԵՎ'
/** Left as written: Georgian, which has no title case, and the micro sign, which would become a Greek capital. */
const AS_IT_IS = /[\u10A0-\u10FF\u1C90-\u1CBF\u00B5]/u
const RUNS =
  /[\p{Script=Greek}\p{M}]+|[\u10A0-\u10FF\u1C90-\u1CBF\u00B5]+|[^\p{Script=Greek}\u10A0-\u10FF\u1C90-\u1CBF\u00B5]+/gu

/**
 * A text in capitals as its readers write them: Greek without its accents, Georgian as it is, the i of Turkish with its dot. Each script
 * goes by its own rule, whatever machine this runs on.
 *
 * @param language Language tag of the text, such as `tr`, or null; if omitted, detected from its letters.
 */
export function inCapitals(text: string, language: string | null = capitalsLanguage([text])): string {
  const latin = DOTTED.test(language ?? '') ? (language ?? 'en') : 'en'
  return (text.replaceAll(ARMENIAN_AND, ARMENIAN_AND_IN_CAPITALS).match(RUNS) ?? [])
    .map((run) => (AS_IT_IS.test(run) ? run : run.toLocaleUpperCase(GREEK.test(run.charAt(0)) ? 'el' : latin)))
    .join('')
}

/** A word that begins with a capital, as names do in most scripts; Georgian has none for that. */
export function withCapital(word: string, language: string | null = null): string {
  const [first = ''] = word.match(/^./su) ?? []
  if (AS_IT_IS.test(first)) return word
  return first.toLocaleUpperCase(DOTTED.test(language ?? '') ? (language ?? 'en') : 'en') + word.slice(first.length)
}

/**
 * The language whose capitals texts take that belong together where nobody says it, or null: told by letters alone, since this is drawn in
 * pages that have no room for tables of words.
 */
export function capitalsLanguage(texts: readonly string[]): string | null {
  const all = texts.join(' ')
  if (!TURKISH_LETTER.test(all)) return null
  if (AZERBAIJANI_LETTER.test(all)) return 'az'
  return NO_TURKISH_LETTER.test(all) ? null : 'tr'
}
