import type { LanguageCode } from './language-code'

/** Letters only some languages have. A letter's vote is shared among its languages. */
const LETTERS: readonly (readonly [string, readonly LanguageCode[]])[] = [
  ['å', ['sv', 'da', 'nb']],
  ['ä', ['sv', 'de', 'fi']],
  ['ö', ['sv', 'de', 'fi', 'hu', 'tr']],
  ['øæ', ['da', 'nb']],
  ['ü', ['de', 'tr', 'hu']],
  ['ß', ['de']],
  ['ñ¿¡', ['es']],
  ['ãõ', ['pt']],
  ['ç', ['fr', 'pt', 'tr']],
  ['ê', ['fr', 'pt', 'vi']],
  ['ô', ['fr', 'pt', 'vi', 'sk']],
  ['â', ['fr', 'pt', 'vi', 'ro']],
  ['îû', ['fr', 'ro']],
  ['ëï', ['nl', 'fr']],
  ['œ', ['fr']],
  ['à', ['fr', 'it', 'pt', 'vi']],
  ['è', ['fr', 'it']],
  ['ìò', ['it']],
  ['ù', ['fr', 'it']],
  ['é', ['fr', 'es', 'pt', 'cs', 'sk', 'hu']],
  ['á', ['es', 'pt', 'cs', 'sk', 'hu']],
  ['í', ['es', 'pt', 'cs', 'sk', 'hu']],
  ['ó', ['es', 'pt', 'pl', 'hu']],
  ['ú', ['es', 'pt', 'cs', 'sk', 'hu']],
  ['ý', ['cs', 'sk']],
  ['ąęśźżńł', ['pl']],
  ['ć', ['pl', 'hr']],
  ['čšž', ['cs', 'sk', 'sl', 'hr']],
  ['řěů', ['cs']],
  ['ďťň', ['cs', 'sk']],
  ['ľĺŕ', ['sk']],
  ['đ', ['hr', 'vi']],
  ['őű', ['hu']],
  ['ğış', ['tr']],
  ['țșţ', ['ro']],
  ['ă', ['ro', 'vi']],
  ['ơư', ['vi']],
  ['ыэё', ['ru']],
  ['ь', ['ru', 'uk']],
  ['ъ', ['bg']],
  ['іїєґ', ['uk']],
  ['ةىأإؤ', ['ar']],
  ['يك', ['ar']],
  ['پچژگ', ['fa']],
  ['یک', ['fa']],
]

/** Vietnamese letters with two marks, and its tones: no other language writes them. */
const VIETNAMESE = 'ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ'

/** Letters of languages without a table that share a script with one that has: Urdu, Kurdish, Kazakh, Serbian, Marathi. */
const OTHER_LANGUAGES = /[ٹڈڑںےھہڵێۆەәғқңөұүһўјљњћђџѓќѕळ]/i

/** Languages each letter votes for. */
export const LETTER_LANGUAGES: ReadonlyMap<string, readonly LanguageCode[]> = new Map([
  ...LETTERS.flatMap(([letters, languages]) => letters.split('').map((letter) => [letter, languages] as const)),
  ...VIETNAMESE.split('').map((letter) => [letter, ['vi']] as const),
])

/** Whether a text has letters of a language without a table, so that no known language is right. */
export function hasUnknownLetters(text: string): boolean {
  return OTHER_LANGUAGES.test(text)
}
