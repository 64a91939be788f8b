/** The languages whose function words the product knows, with their English names. */
const LANGUAGE_NAMES = {
  en: 'English',
  es: 'Spanish',
  pt: 'Portuguese',
  fr: 'French',
  de: 'German',
  it: 'Italian',
  nl: 'Dutch',
  sv: 'Swedish',
  da: 'Danish',
  nb: 'Norwegian',
  fi: 'Finnish',
  pl: 'Polish',
  cs: 'Czech',
  sk: 'Slovak',
  sl: 'Slovenian',
  hr: 'Croatian',
  ro: 'Romanian',
  hu: 'Hungarian',
  tr: 'Turkish',
  id: 'Indonesian',
  vi: 'Vietnamese',
  ru: 'Russian',
  uk: 'Ukrainian',
  bg: 'Bulgarian',
  el: 'Greek',
  ar: 'Arabic',
  he: 'Hebrew',
  fa: 'Persian',
  hi: 'Hindi',
  zh: 'Chinese',
  ja: 'Japanese',
  th: 'Thai',
  ko: 'Korean',
} as const

/** A language the product has a table for, as its primary subtag of BCP 47; Norwegian is `nb`. */
export type LanguageCode = keyof typeof LANGUAGE_NAMES

/** Subtags that share the table of another: what they are called in `LanguageCode`. */
const SAME_TABLE: ReadonlyMap<string, LanguageCode> = new Map<string, LanguageCode>([
  ['no', 'nb'],
  ['nn', 'nb'],
  ['sr', 'hr'],
  ['bs', 'hr'],
  ['sh', 'hr'],
  ['iw', 'he'],
  ['in', 'id'],
  ['ms', 'id'],
  ['yue', 'zh'],
  ['cmn', 'zh'],
])

/** A subtag of two or three letters, then further subtags: `sv`, `pt-BR`, `zh-Hant-TW`. */
const TAG = /^([a-z]{2,3})(?:[-_][a-z0-9]{1,8}){0,4}$/i
/** "No linguistic content", "undetermined", "multiple" and the like: real tags that name no language. */
const NO_LANGUAGE: ReadonlySet<string> = new Set(['und', 'mul', 'zxx', 'mis', 'xx', 'art'])

/** The primary subtag of a BCP 47 tag in lower case, `pt` of `pt-BR`; null for a text that is no tag or names no language. */
export function primarySubtag(tag: string | null): string | null {
  const subtag = TAG.exec(tag?.trim() ?? '')?.[1]?.toLowerCase()
  return subtag === undefined || NO_LANGUAGE.has(subtag) ? null : subtag
}

/** The language with a table that a BCP 47 tag means, `nb` for `no-NO`; null for any other. */
export function languageCodeOf(tag: string | null): LanguageCode | null {
  const subtag = primarySubtag(tag)
  if (subtag === null) return null
  return isLanguageCode(subtag) ? subtag : (SAME_TABLE.get(subtag) ?? null)
}

function isLanguageCode(subtag: string): subtag is LanguageCode {
  return Object.hasOwn(LANGUAGE_NAMES, subtag)
}

/** English name of a language with a table: "Swedish". */
export function languageName(code: LanguageCode): string {
  return LANGUAGE_NAMES[code]
}
