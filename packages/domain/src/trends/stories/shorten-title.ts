import { beginUpper, cutAtWord } from './clean-title'
import { firstSentence } from './first-sentence'
import { isEnglish } from './headline-language'
import { hasVerb } from './headline-verbs'
import {
  asksPlace,
  BEFORE_PLACE,
  isStated,
  MAX_NAME_LENGTH,
  MIN_NAME_LENGTH,
  mayEnd,
  partsOf,
  QUOTATION,
  TURNED_ROUND,
} from './title-parts'

/**
 * Where a long headline may end and still say something; not within an enumeration: what comes behind "and" or "but" may
 * turn the meaning round.
 */
const CLAUSE_BOUNDARY =
  /;\s|\s(?:[–—|]|--)\s|(?<=\p{L})[–—]\s|(?<=\p{L},["”’])\s|,\s(?=\S+\s\S+\s\S)(?!(?:\S+,\s)?(?:and|but|or|not)\b)/giu
/** The same in English, tried next. */
const ENGLISH_BOUNDARIES = [
  // shorter openings are labels
  /(?<=.{30}):\s/gu,
  /\s(?:as|after|amid|while|because|before|but|despite|following|ahead of|over)\s/giu,
  // "a fund to pay ...": the noun says enough
  /(?<=\b(?:agreement|bill|deal|fund|law|lawsuit|measure|order|pact|suit))\sto\s(?=\p{Ll})/giu,
]
/** Shorter beginnings leave out what they are about. */
const MIN_MAIN_CLAUSE = 34

const QUOTED_OPENING =
  /^(?:"[^"]+"|“[^”]+”|”[^”]+”|„[^“”]+[“”]|«[^»]+»|‘(?:[^’]|’(?=\p{L}))+’|'(?:[^']|'(?=\p{L}))+')(?:[:,]|(?<=[.!]["”“»’']))\s+(.+)$/u
/** What stands behind a quotation names the story where it is no fragment. */
const MIN_TOLD_BEHIND = 24

/** "Harvest Day travel guide: ...": the label says what it is about; one or two words may be the speaker. */
const LABELLED = /^(?=(?:[^\s:]+ ){2})([^:?]{20,60}):\s/u

/** "Marin Vale Returns: The captain on her harbour ..." is an interview, called by the person's name. */
const INTERVIEW = /^(\p{Lu}\S+(?:\s\p{Lu}\S+){1,2}?)(?:\s\p{Lu}\p{Ll}+s)?:\s.*\b[oO]n (?:[Hh]er|[Hh]is|[Tt]heir)\b/u

function labelOf(title: string): string | null {
  const label = QUOTATION.test(title) ? undefined : LABELLED.exec(title)?.[1]
  return label !== undefined && mayEnd(label) ? label : null
}

/**
 * A long headline as a name: its first sentence, or up to the last boundary that fits ("… after", a comma), else cut
 * before a place or a means, else its label, else cut between two words. Of a quotation with its speaker behind it only
 * what he does remains.
 */
export function shortenTitle(title: string, language: string | null = null): string {
  const inEnglish = isEnglish(language)
  const behind = QUOTED_OPENING.exec(title)?.[1] ?? ''
  const isToldBehind = behind.length >= MIN_TOLD_BEHIND && (!inEnglish || hasVerb(behind.toLowerCase()))
  if (isToldBehind) return shortenTitle(beginUpper(behind), language)
  if (title.length <= MAX_NAME_LENGTH) return title
  const states = inEnglish && hasVerb(title)
  const fits = (part: string): boolean => part.length >= MIN_NAME_LENGTH && part.length <= MAX_NAME_LENGTH
  const mayStand = (part: string): boolean => fits(part) && mayEnd(part) && (!states || isStated(part))
  const interviewed = inEnglish ? INTERVIEW.exec(title)?.[1] : undefined
  if (interviewed !== undefined) return interviewed
  const sentence = firstSentence(title, title.length).replace(/\.$/, '')
  if (fits(sentence)) return sentence
  const isQuotation = QUOTATION.test(title)
  for (const boundary of isQuotation ? [] : [CLAUSE_BOUNDARY, ...(inEnglish ? ENGLISH_BOUNDARIES : [])]) {
    const part = partsOf(title, boundary).findLast(mayStand)
    if (part !== undefined) return part
  }
  const mayCut = !isQuotation && inEnglish && !TURNED_ROUND.test(title)
  const parts = mayCut ? partsOf(title, BEFORE_PLACE).filter((part) => part.length >= MIN_MAIN_CLAUSE) : []
  const whole = parts.findLast((part) => mayStand(part) && !asksPlace(part))
  return whole ?? (inEnglish ? labelOf(title) : null) ?? cutAtWord(title, MAX_NAME_LENGTH)
}
