import { fillersOf } from './headline-language'
import { HOLDS_NAME, MAX_NAME_LENGTH, MIN_NAME_LENGTH, partsOf, quotesFirst } from './title-parts'

/** A dash, or the end of a sentence. */
const ANY_END = /\s[–—-]\s|(?<=\p{Ll}{4}[.!])\s(?=\p{Lu})/gu
/** Shorter phrases in front of a dash are labels. */
const MIN_PHRASE = 15
/** In front of a quotation or a figure stands what happened, or only who says so ("Marin Vale", "The police of the fire"). */
const BEFORE_QUOTATION = /:\s(?=["“”„«‘'\p{N}])/gu
const MIN_QUOTED_WORDS = 3
const MATTER = /\s(?:om|efter|über|nach|sur|sobre|over|su)\s/iu

/** How offices open what they report. */
const REPORT = /^(?:lägesrapport i ärende om|uppdatering om|pressinbjudan:|pressmeddelande:)\s+/iu
/** Who says so, behind what is said. */
const ATTRIBUTION =
  /,\s(?:säger|enligt|uppger|sier|ifølge|siger|sagt|laut|zegt|volgens|selon|según|dice|segundo|diz|secondo)\s.{2,40}$/iu
const BYLINE =
  /^(?:\p{Lu}[\p{L}’'-]+\.?\s){1,2}(?:(?:de|von|van|af)\s)?\p{Lu}[\p{L}’'-]+(?:\s\(\p{L}+\))?:\s+(?=\p{Lu})/u
/** Offices that know: what they say happened may be said as it is. */
const OFFICE =
  /^(?:polisen|räddningstjänsten|åklagaren?|forskare|studien?|rapport(?:en)?|källor|experter(?:na)?|fn|who|smhi|trafikverket|politiet|politi|polizei|politie|police|policía|polícia|polizia)(?:\s\S+)?:\s+(?=\p{Lu})/iu

/** People that no headline has named yet: "The father drove home – boy missing" is the boy. */
const UNNAMED: Readonly<Partial<Record<string, RegExp>>> = {
  sv: /^(?:han|hon|de|dom|familjen|pappan|mamman|mannen|kvinnan|paret|pojken|flickan|barnen)\s/iu,
  da: /^(?:han|hun|de|familien|faren|moren|manden|kvinden|parret|drengen|pigen)\s/iu,
  nb: /^(?:han|hun|de|familien|faren|moren|mannen|kvinnen|paret|gutten|jenta)\s/iu,
}
/** Function words that open a statement, or end one as a part of its verb. */
const MAY_OPEN = /^(?:man|minst|över|under|flera|många|alla|två|tre|nya?|så|flere|mange|over|mindst)$/iu
const MAY_CLOSE = /^(?:ned|ner|upp|ut|bort|igen|hem|op|ud|opp|hjem)$/iu

/** Fewer words in front of a quotation or a dash leave open what they are about. */
const MIN_TELLING_WORDS = 3

type Check = (part: string) => boolean
const isLongEnough: Check = (part) => part.length >= MIN_NAME_LENGTH

/**
 * A shorter form of a headline in another language than English: up to a quotation or a dash, without who says so. Verbs
 * are not known: a form neither begins nor ends with a function word.
 */
export function shorterForeign(title: string, language: string): string | null {
  if (/[?？]/u.test(title) || quotesFirst(title)) return null
  const fills = fillersOf(language, () => 0)
  const isWhole: Check = (part) => {
    const words = part.split(' ')
    const [first = ''] = words
    const last = words.at(-1) ?? ''
    const isOpen = (fills(first) && !MAY_OPEN.test(first)) || (fills(last) && !MAY_CLOSE.test(last))
    return words.length >= 2 && !isOpen && part.length <= MAX_NAME_LENGTH
  }
  const mayStand: Check = (part) =>
    isWhole(part) && part.split(' ').filter((word) => !fills(word)).length >= MIN_TELLING_WORDS
  const said = title.replace(REPORT, '').replace(BYLINE, '').replace(OFFICE, '').replace(ATTRIBUTION, '')
  return phraseOf(said, language, mayStand) ?? (said !== title && isLongEnough(said) && isWhole(said) ? said : null)
}

/** The part before a quotation, or before a dash if it holds a name; the part after the dash if the first only says "he". */
function phraseOf(title: string, language: string, mayStand: Check): string | null {
  const [quoting] = partsOf(title, BEFORE_QUOTATION)
  if (quoting !== undefined) {
    const words = quoting.split(' ').length - (MATTER.test(quoting) ? 1 : 0)
    const states = words >= MIN_QUOTED_WORDS && isLongEnough(quoting) && mayStand(quoting)
    if (states) return phraseOf(quoting, language, mayStand) ?? quoting
  }
  const [front] = partsOf(title, ANY_END)
  if (front === undefined) return null
  const behind = title.slice(front.length).replace(/^[\s.!–—-]+/u, '')
  if (UNNAMED[language]?.test(front) === true) return isLongEnough(behind) && mayStand(behind) ? behind : null
  return front.length >= MIN_PHRASE && HOLDS_NAME.test(front) && mayStand(front) ? front : null
}
