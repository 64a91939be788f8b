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

/** Further languages that feeds state, for people to read; their headlines are not told apart. */
const FURTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['af', 'Afrikaans'],
  ['be', 'Belarusian'],
  ['bn', 'Bengali'],
  ['bs', 'Bosnian'],
  ['ca', 'Catalan'],
  ['et', 'Estonian'],
  ['eu', 'Basque'],
  ['fil', 'Filipino'],
  ['gl', 'Galician'],
  ['is', 'Icelandic'],
  ['ka', 'Georgian'],
  ['lt', 'Lithuanian'],
  ['lv', 'Latvian'],
  ['mk', 'Macedonian'],
  ['mr', 'Marathi'],
  ['ms', 'Malay'],
  ['sq', 'Albanian'],
  ['sr', 'Serbian'],
  ['sw', 'Swahili'],
  ['ta', 'Tamil'],
  ['te', 'Telugu'],
  ['ur', 'Urdu'],
])

/** Other subtags of the same language. */
const SAME_LANGUAGE: ReadonlyMap<string, LanguageCode> = new Map<string, LanguageCode>([
  ['no', 'nb'],
  ['nn', 'nb'],
  ['iw', 'he'],
  ['in', 'id'],
  ['yue', 'zh'],
  ['cmn', 'zh'],
])

/** Languages so near that they share the table of another. */
const SAME_TABLE: ReadonlyMap<string, LanguageCode> = new Map<string, LanguageCode>([
  ['sr', 'hr'],
  ['bs', 'hr'],
  ['sh', 'hr'],
  ['ms', 'id'],
])

/** A subtag of two or three letters, then further subtags: `sv`, `pt-BR`, `zh-Hant-TW`. */
const TAG = /^([a-z]{2,3})(?:[-_][a-z0-9]{2,8}){0,3}$/i
/** "No linguistic content", "undetermined", "multiple" and the like: real tags that name no language. */
const NO_LANGUAGE: ReadonlySet<string> = new Set(['und', 'mul', 'zxx', 'mis', 'xx', 'art'])

/**
 * The primary subtag of a BCP 47 tag in lower case, `pt` of `pt-BR`, `sv` of the older `swe`; null for a text that is no
 * tag or names no language.
 */
export function primarySubtag(tag: string | null): string | null {
  const stated = TAG.exec(tag?.trim() ?? '')?.[1]?.toLowerCase()
  if (stated === undefined || NO_LANGUAGE.has(stated)) return null
  const subtag = stated.length === 3 ? (Intl.getCanonicalLocales(stated)[0] ?? stated) : stated
  return SAME_LANGUAGE.get(subtag) ?? subtag
}

/** The language whose table serves a BCP 47 tag, `nb` for `no-NO`; null where there is none. */
export function languageCodeOf(tag: string | null): LanguageCode | null {
  const subtag = primarySubtag(tag)
  if (subtag === null) return null
  return isLanguageCode(subtag) ? subtag : (SAME_TABLE.get(subtag) ?? null)
}

function isLanguageCode(subtag: string): subtag is LanguageCode {
  return Object.hasOwn(LANGUAGE_NAMES, subtag)
}

/** English name of a language by its primary subtag, "Swedish" for `sv`; null for one that has no name here. */
export function languageName(code: LanguageCode): string
export function languageName(subtag: string): string | null
export function languageName(subtag: string): string | null {
  return isLanguageCode(subtag) ? LANGUAGE_NAMES[subtag] : (FURTHER_NAMES.get(subtag) ?? null)
}
