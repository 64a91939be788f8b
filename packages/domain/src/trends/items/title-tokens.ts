import { languageOfText } from '../../language/detect-language'
import { foldWord } from '../../language/fold-word'
import { functionWordsOf } from '../../language/function-words'
import type { LanguageCode } from '../../language/language-code'
import { rememberResults } from '../../primitives/remember-results'
import { GENERIC_WORDS, STOP_WORDS, UNDIVIDED_NAMES } from './title-words'

/** A title as likeness sees it. */
export type TitleTokens = {
  /** Distinct tokens in order of appearance, stop words removed. */
  readonly tokens: readonly string[]
  /** Tokens that name something: neither generic words nor bare numbers. */
  readonly telling: readonly string[]
  /** All words run together, so that `#worldcup` equals "World Cup". */
  readonly compact: string
  /** The same of the tokens alone, in order of appearance. */
  readonly joined: string
  /** The tokens in alphabetical order: equal for the same words in another order. */
  readonly sorted: string
}

/** More tokens than any headline has; the rest of a longer text is ignored. */
const MAX_TOKENS = 40
const MAX_TITLE_LENGTH = 300
const WORD =
  /#[\p{L}\p{N}\p{M}_]+|\p{N}+(?:\.\p{N}+)?(?:thousand|million|billion|trillion)(?![\p{L}\p{N}])|\p{N}+(?:[.,]\p{N}+)+|[cf][+#]{1,2}(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+/giu
/** Scripts written without blanks between words: two neighbouring signs make a token. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const UNSPACED_RUN = new RegExp(`(?:${UNSPACED.source}\\p{M}*)+`, 'gu')
const UNSPACED_SIGN = new RegExp(`${UNSPACED.source}\\p{M}*`, 'gu')
const HUMP = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}_]+/gu
/** A word of three letters or more with one capital in front. */
const CAPITALISED = /^\p{Lu}[\p{Ll}\p{M}]{2,}/u
const BARE_NUMBER = /^[\p{N}.,]+$/u

/** Words of a hashtag: `#SaveDotOrg` is "save dot org"; `#OpenAI` and `#BTS` stay whole. */
function splitHashtag(tag: string): string[] {
  const bare = tag.replace(/^#/, '')
  if (UNDIVIDED_NAMES.has(bare.toLowerCase())) return [bare]
  const parts = bare.split('_').flatMap((part) => part.match(HUMP) ?? [])
  const hasShortHead = parts.length > 1 && (parts[0] ?? '').length === 1
  return parts.length === 0 || hasShortHead ? [bare] : parts
}

/** Plural and singular meet; endings that are no plural stay. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

function bigrams(run: string): string[] {
  const signs = run.match(UNSPACED_SIGN) ?? []
  if (signs.length < 2) return signs
  return signs.slice(1).map((sign, index) => `${signs[index] ?? ''}${sign}`)
}

/** What is left of words where a text was cut at an apostrophe, and signs for "against": they name nothing anywhere. */
const FRAGMENTS: ReadonlySet<string> = new Set('s t re ve ll d m vs via'.split(' '))

/** Whether a folded word only builds sentences in a language; in a text of an unknown one, in any of the large ones. */
function isStopWord(folded: string, language: LanguageCode | null): boolean {
  return (language === null ? STOP_WORDS : functionWordsOf(language)).has(folded) || FRAGMENTS.has(folded)
}

/**
 * English titles capitalise any word, and German capitalises nouns; elsewhere a capital inside a sentence begins a name:
 * "São Paulo".
 */
function beginsName(word: string, opensClause: boolean, language: LanguageCode | null): boolean {
  return !opensClause && language !== null && language !== 'en' && language !== 'de' && CAPITALISED.test(word)
}

function tokensOfWord(word: string, opensClause: boolean, language: LanguageCode | null): string[] {
  const folded = foldWord(word)
  if (!UNSPACED.test(folded)) {
    return isStopWord(folded, language) && !beginsName(word, opensClause, language) ? [] : [stem(folded)]
  }
  const spaced = folded.replace(UNSPACED_RUN, ' ').split(' ').filter(Boolean)
  const pairs = (folded.match(UNSPACED_RUN) ?? []).flatMap(bigrams)
  return [...spaced, ...pairs.filter((pair) => !isStopWord(pair, language))]
}

const isTelling = (token: string): boolean =>
  !GENERIC_WORDS.has(token) && !GENERIC_WORDS.has(`${token}s`) && !BARE_NUMBER.test(token) && token.length > 1

/** The words of a text in order, possessives and dots of abbreviations removed, hashtags and capitals kept. */
function writtenWords(text: string): string[] {
  return plainText(text).match(WORD) ?? []
}

/** The first half of a compound that shares its second: "hälso- och sjukvård", "Vor- und Nachteile". */
const HALF_COMPOUND = /(?<![\p{L}\p{N}])\p{L}{2,}-(?=\s(?:och|eller|und|oder|og|en|of)\s)/gu

function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/['’](?:s|S)(?!\p{L})/gu, '')
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(HALF_COMPOUND, ' ')
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu, (dotted) => `${dotted.replaceAll('.', '')} `)
}

/** The same with hashtags split into their words. */
function wordsOf(text: string): string[] {
  return writtenWords(text).flatMap((word) => (word.startsWith('#') ? splitHashtag(word) : [word]))
}

const CAPITAL = /^#?\p{Lu}/u
/** What stands before a word that begins a sentence or a quotation, where any word has a capital. */
const CLAUSE_END = /(?:[:.!?…–—|]\s*|["“”„«»]|\s-\s)$/u
/** A scaled amount written as one word ("5trillion"), kept whole. */
const SCALED_AMOUNT = /^\p{N}+(?:\.\p{N}+)?(?:thousand|million|billion|trillion)$/u

/** A token with what the writing of its word tells. */
export type WrittenToken = {
  readonly text: string
  /** Hashtags count as capitalised: they name things. */
  readonly isCapitalised: boolean
  /** Whether it begins the text, or a sentence or quotation in it. */
  readonly opensText: boolean
  /** Whether another capitalised word follows at once, as in "Aaron Rodgers": it may be a first name. */
  readonly leadsName: boolean
}

/** The tokens of a text in order, with repetitions, stop words left out, and how many of its words are capitalised. */
export function comparableTokens(
  text: string,
  language: LanguageCode | null = languageOfText(text),
): {
  readonly tokens: readonly WrittenToken[]
  readonly words: number
  readonly capitalisedWords: number
} {
  const tokens: WrittenToken[] = []
  let words = 0
  let capitalisedWords = 0
  const plain = plainText(text)
  const written = [...plain.matchAll(WORD)]
  written.forEach(({ 0: word, index: at }, index) => {
    const isCapitalised = CAPITAL.test(word) || word.startsWith('#')
    const next = written[index + 1]
    const opensText = index === 0 || CLAUSE_END.test(plain.slice(Math.max(0, at - 3), at))
    const leadsName =
      isCapitalised && next !== undefined && next.index === at + word.length + 1 && /^\p{Lu}\p{Ll}/u.test(next[0])
    if (/^\p{L}/u.test(word)) {
      words += 1
      if (isCapitalised) capitalisedWords += 1
    }
    const parts = word.startsWith('#') ? splitHashtag(word) : [word]
    for (const part of parts) {
      for (const token of SCALED_AMOUNT.test(part) ? [part] : tokensOfWord(part, opensText && !leadsName, language)) {
        tokens.push({ text: token, isCapitalised, opensText, leadsName })
      }
    }
  })
  return { tokens, words, capitalisedWords }
}

/** A word as tables know it: folded and in the singular. */
export const comparableWord = (word: string): string => stem(foldWord(word))

/** Every word of a text, folded and in the singular, in order and with repetitions: for looking words up in tables. */
export function comparableWords(text: string): string[] {
  return wordsOf(text).map(comparableWord)
}

/** Stories ask for the same names again and again. About 4 MB. */
const REMEMBERED = 4_096

/**
 * Splits a title into comparable tokens: Unicode words, folded, without stop words; hashtags split at their capitals;
 * two-sign pieces where a script has no blanks; "U.S." as one word; possessive and plural endings removed.
 */
export const tokenizeTitle: (title: string) => TitleTokens = rememberResults(takeApart, REMEMBERED)

function takeApart(title: string): TitleTokens {
  const text = title.slice(0, MAX_TITLE_LENGTH)
  const language = languageOfText(text)
  const rawWords = wordsOf(text)
  const read = comparableTokens(text, language).tokens.map((token) => token.text)
  const tokens = [...new Set(read)].slice(0, MAX_TOKENS)
  return {
    tokens,
    telling: tokens.filter(isTelling),
    compact: rawWords.map(foldWord).join(''),
    joined: tokens.join(''),
    sorted: [...tokens].sort().join(' '),
  }
}
