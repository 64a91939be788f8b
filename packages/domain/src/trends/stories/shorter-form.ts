import { beginUpper } from './clean-title'
import { saysEvent } from './event-words'
import { firstSentence } from './first-sentence'
import { readHeadline } from './headline'
import { angleOf, tellsNothing } from './headline-angle'
import { isEnglish } from './headline-language'
import { belongsToSentence, hasVerb, isVerb } from './headline-verbs'
import { shorterForeign } from './shorter-foreign-form'
import {
  BEFORE_PLACE,
  isStated,
  MAX_NAME_LENGTH,
  MIN_NAME_LENGTH,
  mayEnd,
  partsOf,
  QUOTATION,
  quotesFirst,
  standsWithoutPlace,
  TURNED_ROUND,
} from './title-parts'

/**
 * What a headline says before it says more, so that the whole is left to tell the story that has no other headline; null
 * where it has no such form.
 */
export function shorterForm(title: string, language: string | null): string | null {
  const form = isEnglish(language) ? shorterEnglish(title) : shorterForeign(title, language ?? '')
  return form === null || form.length > MAX_NAME_LENGTH ? null : beginUpper(form)
}

const isLongEnough = (part: string | undefined): part is string =>
  part !== undefined && part.length >= MIN_NAME_LENGTH && part.length <= MAX_NAME_LENGTH

/** What follows turns a beginning round only where it opens so: "only if the talks fail", "until Monday". */
const TURNS_AT_ONCE = /^\W*(?:\S+\s){0,2}(?:unless|if|only|without|until|than|not|no|nobody|never|\S+n['’]t)\b/iu

const SPEECH =
  'says?|said|rules?|ruled|finds?|found|warns?|warned|shows?|suggests?|reports?|argues?|claims?|tells? \\p{L}+'
/** Who says so, behind what is said. */
const ATTRIBUTION = new RegExp(
  `(?:,|\\s[–—])\\s(?:(?:[\\p{L}\\p{N}.’'-]+\\s){1,5}(?:${SPEECH})|(?:according to|per)\\s.{3,40})$`,
  'iu',
)
/** Who expects something, in front of it. What somebody states as a fact is not ours to state. */
const EXPECTATION = new RegExp(
  `^(?:\\S+\\s){1,4}(?:${SPEECH})\\s(?:that\\s)?(?=\\S+.*\\s(?:could|may|might|would|should)\\s)`,
  'iu',
)
const PRONOUN = /^(?:he|she|they|it|it['’]s|his|her|their|its|there|this|that|these|those|we|i|you)\b/iu

const CLAUSE_END = /\s[–—]\s|(?<=\p{L})[–—]\s|;\s|:\s(?=["“‘'«„])/gu
const SUBORDINATE_CLAUSE =
  /\s(?:as|after|amid|while|following|ahead of|despite|over|since|because|before|where|aimed at|meant to|designed to)\s|,\s(?=(?:all|but|with|including|as|after|amid|while|despite|leaving|\p{Ll}+ing)\b)|(?<=\b(?:agreement|bill|deal|fund|law|lawsuit|measure|order|pact|suit))\sto\s(?=\p{L})/giu
/** Shorter main clauses leave out what they are about, if a longer one is found. */
const GOOD_LENGTH = 28
/** So many words that say something are left to tell. */
const LEAVES_WORDS = 2
/** A headline needs so much in front of a place that it leaves. */
const MIN_BEFORE_PLACE = 24
const FEW_WORDS = 4
const TWO_SUBJECTS = /^\p{Lu}\S*, (?=\p{Lu})/u

/** "In Norway, ferries stop": the place is told with the whole. */
const OPENING_PLACE = /^(?:in|at|on|for|under|after|amid|with|across)\s[^,]{3,40},\s(?=.{24})/iu
/** What is too short to stand in front of "as" gives way to what happened meanwhile. */
const SHORT_CLAUSE = /^.{1,24}\s(?:as|after|while)\s(?=\p{Lu}|the\s)(?!\p{L}+ing\b)/u
/** A place between who and what: "Hundreds in Norway told to leave". */
const INNER_PLACE = /^(.{5,40}?)\s(?:in|at|near|from)\s(?:\p{Lu}[\p{L}’'.-]+\s){1,3}(\p{Ll}+)\s/u
const LABELLED = /^([^:?]{8,50}):\s+(?=[\p{L}\p{N}$€£])(.{24,})$/u

/** What a headline is about, in front of what it says of it. */
const ABOUT =
  /\s(?:marks|reflects|argues|excludes|includes|heads (?:to|for|into)|is|are|was|were|has|have|will|could|might|may(?=\s(?:be|finally|have|never|not|soon)\s)|\p{L}+n['’]t)\s/iu
/** Things made or decided, and riddles: as good a name as an event. */
const NAMED_THING = /\b(?:bill|break with \p{L}+|fund|law|map|mystery|order|plan|riddle|rule|treaty)\b/iu
/** Papers that say something of a thing. */
const PAPER =
  /^(?:(?:a|the|new)\s)?(?:book|lawsuit|memo|poll|report|study|suit)\s(?:alleges|argues|claims|finds|says|shows)\s(?:that\s)?/iu
/** "Marin Vale says she has won": who says so of herself is a person. */
const SAYS_OF_SELF = /^((?:\p{Lu}[\p{L}.’'-]*\s){1,3}\p{Lu}[\p{L}.’'-]*)\s(?:says|said)\s(?:that\s)?s?he(?:['’]s)?\s/iu
/** "A pilot who sang to passengers and danced is charged with fraud": what the pilot did first tells who it is. */
const WHO_IS =
  /^(.{8,40}?\swho\s.{5,40}?)\sand\s.{5,60}?\s((?:is|was|are|were|has been|have been)\s(?:accused|arrested|charged|convicted|fired|found|indicted|killed|sentenced|sued)\s.+)$/iu

/** "Harbour fire marks a turn in fire policy" is the harbour fire, told by the whole. */
function subjectOf(title: string): string | null {
  const [, who = '', what = ''] = WHO_IS.exec(title) ?? []
  if (isLongEnough(`${who} ${what}`)) return `${who} ${what}`
  const [, person] = SAYS_OF_SELF.exec(title) ?? []
  if (person !== undefined) return person
  const told = title.replace(PAPER, '')
  const at = told.search(ABOUT)
  const subject = at < 0 ? '' : told.slice(0, at)
  const isThing = saysEvent(subject) || NAMED_THING.test(subject)
  const isPhrase =
    !subject.includes(',') && !subject.split(' ').some((word) => belongsToSentence(word) && !word.endsWith('ing'))
  return isThing && isPhrase && isLongEnough(subject) && mayEnd(subject) ? subject : null
}

/** Who was called, in front of what is reported: "Police are responding to a reported fire at the harbour". */
const CALLED = /^(?:\S+\s){1,3}(?:is|are)\sresponding\sto\s(?:(?:an?|the)\s)?(?=.{20})/iu

/** The city behind a place: "the ferry terminal of Oslo". */
const OF_PLACE = /\sof\s\p{Lu}[^,]*$/u

function withoutCall(title: string): string | null {
  const rest = title.replace(CALLED, '')
  return rest === title ? null : ([rest.replace(OF_PLACE, ''), rest].find(isLongEnough) ?? null)
}

function shorterEnglish(title: string): string | null {
  if (/\?/u.test(title)) return null
  const stated = title.replace(ATTRIBUTION, '')
  const isAttributed = stated !== title && isLongEnough(stated)
  const said = isAttributed ? stated : title
  const sentence = firstSentence(said, said.length).replace(/\.$/u, '')
  if (sentence.length < said.length - 1 && isLongEnough(sentence) && /\p{Ll}{3}$/u.test(sentence)) {
    const isGuide = tellsNothing(angleOf(said.slice(sentence.length).replace(/^\W+/u, '')))
    return (isGuide ? shorterEnglish(sentence) : null) ?? sentence
  }
  return (
    withoutLabel(said) ??
    withoutCall(said) ??
    beginning(said) ??
    withoutOpening(said) ??
    mainClauses(said).at(-1) ??
    withoutInnerPlace(said) ??
    (isAttributed ? stated : null) ??
    (QUOTATION.test(said) ? null : subjectOf(said))
  )
}

/** "Food and fans: towns send aid" is what the towns do; "Harbour fire in Oslo: more streets closed" is the fire. */
function withoutLabel(title: string): string | null {
  const [, label = '', rest = ''] = LABELLED.exec(title) ?? []
  if (rest === '' || QUOTATION.test(rest)) return null
  // "Gas leak" is an event, though "leak" may be a verb.
  const beforeLast = label.replace(/\s\S+$/u, '')
  if (saysEvent(label) && isLongEnough(label) && !hasVerb(beforeLast)) return label
  // One or two words may be who says so.
  const isLabel = label.split(' ').length > 2 && !hasVerb(label)
  return isLabel && isStated(rest) && isLongEnough(rest) && !PRONOUN.test(rest) ? rest : null
}

/** Main clauses that may stand alone, the longest last. */
function mainClauses(title: string): string[] {
  if (quotesFirst(title)) return []
  const mayStand = (part: string): boolean => {
    // "Norway, Denmark near a deal" has no apposition.
    const isPhrase = part.split(' ').length >= FEW_WORDS && !part.replace(TWO_SUBJECTS, '').includes(', ')
    const isUnturned = !TURNS_AT_ONCE.test(title.slice(part.length))
    return isLongEnough(part) && mayEnd(part) && isUnturned && (isPhrase || isStated(part))
  }
  return [...partsOf(title, CLAUSE_END), ...partsOf(title, SUBORDINATE_CLAUSE)].filter(mayStand)
}

function beginning(title: string): string | null {
  const clause = mainClauses(title).findLast(
    (part) => part.length >= GOOD_LENGTH && readHeadline(title.slice(part.length)).tokens.length >= LEAVES_WORDS,
  )
  if (clause !== undefined || quotesFirst(title)) return clause ?? null
  const places = partsOf(title, BEFORE_PLACE).filter(
    (part) => part.length >= MIN_BEFORE_PLACE && part.split(' ').length >= FEW_WORDS && standsWithoutPlace(part),
  )
  return (
    places.findLast((part) => isStated(part) && !TURNED_ROUND.test(title.slice(part.length)) && isLongEnough(part)) ??
    null
  )
}

function withoutOpening(title: string): string | null {
  for (const opening of [OPENING_PLACE, EXPECTATION, SHORT_CLAUSE]) {
    const rest = title.replace(opening, '')
    if (rest !== title && isLongEnough(rest) && hasVerb(rest) && !PRONOUN.test(rest)) return rest
  }
  return null
}

function withoutInnerPlace(title: string): string | null {
  const [matched = '', who = '', verb = ''] = INNER_PLACE.exec(title) ?? []
  const rest = `${who} ${verb} ${title.slice(matched.length)}`
  return matched !== '' && isVerb(verb) && !verb.endsWith('s') && isLongEnough(rest) ? rest : null
}
