import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { cleanText } from '../reading/clean-text'

/** One letter to whoever searches, and four to a database in Turkish. */
const LETTERS_I = ['i', 'I', 'ı', 'İ']

/** Whether the database's own language has the small letters everybody expects; known while a statement is planned. */
const HAS_USUAL_LETTERS = sql`lower('IÄ') = 'iä'`

/**
 * Whether a text is in a column, in any case and whatever language the database is in.
 *
 * @param isWhole Whether the column holds nothing else.
 */
export function isInAnyCase(column: SQLWrapper, text: string, isWhole = false): SQL {
  const pattern = patternOf(cleanText(text), (letters) => letters)
  return sql`(${column}) collate "C" ~ ${isWhole ? `^(?:${pattern})$` : pattern}`
}

/**
 * Whether a column that the database keeps in small letters holds a text; `%` and `_` stand for themselves. Where its small letters are
 * not the usual ones, as in Turkish or in no language at all, each letter is looked for in all its forms.
 */
export function holdsText(column: SQL, text: string): SQL {
  const like = `%${cleanText(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const pattern = patternOf(cleanText(text), (letters) => (letters.some(isLetterI) ? LETTERS_I : letters))
  return sql`case when ${HAS_USUAL_LETTERS} then ${column} like lower(${like}) else ${column} ~ ${pattern} end`
}

const isLetterI = (letter: string): boolean => LETTERS_I.includes(letter)

/** A regular expression of PostgreSQL, with every letter in all its forms. */
function patternOf(text: string, widened: (letters: readonly string[]) => readonly string[]): string {
  return Array.from(text, (character) => {
    const letters = widened(formsOf(character))
    return letters.length > 1 ? `[${letters.join('')}]` : character.replace(/[^\p{L}\p{N}]/u, String.raw`\$&`)
  }).join('')
}

/** A character in small and in capital letters, as far as each is one character. */
function formsOf(character: string): readonly string[] {
  const [small, capital] = [character.toLowerCase(), character.toUpperCase()]
  const forms = [character, small, capital, capital.toLowerCase(), small.toUpperCase()]
  return [...new Set(forms.filter((form) => Array.from(form).length === 1))]
}
