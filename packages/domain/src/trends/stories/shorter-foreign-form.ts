import { fillersOf } from './headline-language'
import { MAX_NAME_LENGTH, MIN_NAME_LENGTH, partsOf, QUOTATION } from './title-parts'

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
  /^(?:polisen|räddningstjänsten|åklagaren?|forskare|studien?|rapport(?:en)?|källor|experter(?:na)?|fn|who|smhi|sl|sj|trafikverket|politiet|politi|polizei|politie|police|policía|polícia|polizia)(?:\s\S+)?:\s+(?=\p{Lu})/iu

/** People that no headline has named yet: "The father drove home – boy missing" is the boy. */
const UNNAMED: Readonly<Partial<Record<string, RegExp>>> = {
  sv: /^(?:han|hon|de|dom|familjen|pappan|mamman|mannen|kvinnan|paret|pojken|flickan|barnen)\s/iu,
  da: /^(?:han|hun|de|familien|faren|moren|manden|kvinden|parret|drengen|pigen)\s/iu,
  nb: /^(?:han|hun|de|familien|faren|moren|mannen|kvinnen|paret|gutten|jenta)\s/iu,
}
/** Function words that open a statement, or end one as a part of its verb. */
const MAY_OPEN = /^(?:man|minst|över|under|flera|många|alla|två|tre|nya?|så|flere|mange|over|mindst)$/iu
const MAY_CLOSE = /^(?:ned|ner|upp|ut|bort|igen|hem|op|ud|opp|hjem)$/iu

/** Clauses that say when or why, by language. */
const WHEN: Readonly<Partial<Record<string, RegExp>>> = {
  sv: /\s(?:efter|sedan|medan|när|trots|inför|eftersom|samtidigt som|under)\s/giu,
  da: /\s(?:efter|mens|når|trods|fordi|før)\s/giu,
  nb: /\s(?:etter|mens|når|tross|fordi|før)\s/giu,
  de: /\s(?:nachdem|nach|während|weil|obwohl|wegen|trotz|vor)\s/giu,
  nl: /\s(?:nadat|na|terwijl|omdat|ondanks|wegens|voor)\s/giu,
  fr: /\s(?:après|alors que|malgré|pendant|avant|parce que)\s/giu,
  es: /\s(?:tras|mientras|pese a|después de|porque|antes de)\s/giu,
  pt: /\s(?:após|enquanto|apesar|depois de|porque|antes de)\s/giu,
  it: /\s(?:dopo|mentre|nonostante|perché|prima di)\s/giu,
}
/** A place at the end, known by its capital. */
const WHERE: Readonly<Partial<Record<string, RegExp>>> = {
  sv: /\s(?:i|på|vid|utanför|nära|mot)\s(?=\p{Lu})/gu,
  da: /\s(?:i|på|ved|mod|nær)\s(?=\p{Lu})/gu,
  nb: /\s(?:i|på|ved|mot|nær)\s(?=\p{Lu})/gu,
  nl: /\s(?:in|bij|tegen)\s(?=\p{Lu})/gu,
  fr: /\s(?:en|au|aux|à|contre)\s(?=\p{Lu})/gu,
  es: /\s(?:en|contra)\s(?=\p{Lu})/gu,
  pt: /\s(?:em|no|na|contra)\s(?=\p{Lu})/gu,
  it: /\s(?:in|a|contro)\s(?=\p{Lu})/gu,
}
/** A quoted word or two that act: "“The Owl” robs a bank". */
const NICKNAME = /^\S+(?:\s\S+)?[”"’'»]\s\p{Ll}/u
const MAX_PLACE_WORDS = 4
const MIN_WORDS_BEFORE_PLACE = 3
const MIN_BEFORE_PLACE = 24
/** Scandinavian nouns for doing something ask for what is done. */
const ASKS_OBJECT = /(?:ande|ende)$/iu

type Check = (part: string) => boolean
const isLongEnough: Check = (part) => part.length >= MIN_NAME_LENGTH

/**
 * A shorter form of a headline in another language than English: up to a quotation or a dash, without who says so, else up
 * to a clause or a place. Verbs are not known: a form neither begins nor ends with a function word.
 */
export function shorterForeign(title: string, language: string): string | null {
  if (/[?？]/u.test(title) || (QUOTATION.test(title) && !NICKNAME.test(title))) return null
  const fills = fillersOf(language, () => 0)
  const mayStand: Check = (part) => {
    const words = part.split(' ')
    const [first = ''] = words
    const last = words.at(-1) ?? ''
    const isOpen = (fills(first) && !MAY_OPEN.test(first)) || (fills(last) && !MAY_CLOSE.test(last))
    return words.length >= 2 && !isOpen && part.length <= MAX_NAME_LENGTH
  }
  const said = title.replace(REPORT, '').replace(BYLINE, '').replace(OFFICE, '').replace(ATTRIBUTION, '')
  const found = phraseOf(said, language, mayStand) ?? clauseOf(said, language, mayStand)
  if (found !== null) return found
  return said !== title && isLongEnough(said) && mayStand(said) ? said : null
}

/** What stands in front of a quotation or a dash; behind the dash where the front names nobody. */
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
  return front.length >= MIN_PHRASE && mayStand(front) ? front : null
}

/** What stands in front of a clause that says when, or of a place at the end. */
function clauseOf(title: string, language: string, mayStand: Check): string | null {
  const clauses = WHEN[language] === undefined ? [] : partsOf(title, WHEN[language])
  const clause = clauses.findLast((part) => isLongEnough(part) && mayStand(part))
  if (clause !== undefined) return clause
  const places = WHERE[language] === undefined ? [] : partsOf(title, WHERE[language])
  const endsThere: Check = (part) => title.slice(part.length).trim().split(' ').length <= MAX_PLACE_WORDS + 1
  const isEnough: Check = (part) =>
    !part.includes(':') && part.length >= MIN_BEFORE_PLACE && part.split(' ').length >= MIN_WORDS_BEFORE_PLACE
  return (
    places.findLast((part) => isEnough(part) && mayStand(part) && endsThere(part) && !ASKS_OBJECT.test(part)) ?? null
  )
}
