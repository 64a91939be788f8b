import { containsWords, foldQuotes, foldText } from './fold-text'
import { OPTIONS_PER_QUESTION } from './question'
import type { QuestionDraft } from './question-draft'

/** Why the gate refuses a question, one name for each rule. */
export const GATE_REASONS = [
  'option_count',
  'options_alike',
  'right_option',
  'text_length',
  'option_length',
  'explanation_length',
  'tags',
  'source',
  'control_characters',
  'markup',
  'quote_not_in_evidence',
  'option_lengths_apart',
  'option_refers_to_options',
  'filler',
  'answer_in_question',
  'near_duplicate',
] as const
export type GateReason = (typeof GATE_REASONS)[number]

/** The rules a question meets by itself; `near_duplicate` needs the others. */
export type DraftReason = Exclude<GateReason, 'near_duplicate'>

/** Characters, both ends included. A quote of less than ten is found in any text. */
const QUESTION_LENGTH = { least: 10, most: 300 }
const OPTION_LENGTH = { least: 1, most: 120 }
const EXPLANATION_LENGTH = { least: 1, most: 600 }
const QUOTE_LENGTH = { least: 10, most: 600 }
const SOURCE_NAME_LENGTH = { least: 1, most: 300 }
const TAG_LENGTH = { least: 1, most: 40 }
const MAX_TAGS = 10
/** A longest option that is twice the shortest, or 12 characters longer, gives nothing away yet. */
const LENGTH_FACTOR = 2
const LENGTH_DIFFERENCE = 12

/** Control characters, and those that hide or turn text around (Unicode TR 36): none of them belongs into a question. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u
const MARKUP =
  /<\/?[a-z!?]|\b(?:[a-z][a-z0-9+.-]*:\/\/|javascript:|vbscript:|data:\w|mailto:)|\bwww\.\S|!?\[[^\]]*\]\s?\(|```|\*\*|&(?:#x?[0-9a-f]+|[a-z]{2,8});|\{\{|\$\{/i
const REFERS_TO_OPTIONS = [
  /\b(?:all|any|none|neither|both|either|some|two|three) of (?:the|these|those|them)\b(?: (?:above|below|options|answers|choices|other)s?\b|$|\.$)/,
  /^(?:all|none|neither|both)(?: (?:are|is|of them are|answers are|options are) .*)?\.?$/,
  /\b(?:both|either|neither|only) \(?[a-d]\)? (?:and|or|nor|&) \(?[a-d]\)?(?![\p{L}\p{N}])/u,
  /^\(?[a-d]\)?(?:, \(?[a-d]\)?)* (?:and|or|&) \(?[a-d]\)?(?: only)?\.?$/,
  /\b(?:all|none|each|both|neither) (?:options?|answers?|choices?)\b/,
  /\b(?:i do not|i don['’]t|nobody) knows?\b|^(?:not sure|unknown|n\/a|it depends|other|something else)\.?$/,
]
/** Questions that could be asked of anything and test nothing. */
const FILLER = [
  /^(?:what|who) (?:is|are|was|were) (?:an? |the )?["“]?[\p{L}\p{N}'’.#&-]+(?: (?!of\b|in\b|for\b|that\b|who\b|behind\b|by\b)[\p{L}\p{N}'’.#&-]+){0,3}["”]?(?: (?:all )?about)?\?$/u,
  /^(?:what|which) (?:of the following|of these)(?: (?:is|are|statements? (?:is|are)))? (?:true|correct|right|false|wrong)\?$/,
  /^why (?:is|are|was|has|have) .{1,80} (?:trending|popular|important|famous|viral|a trend)\?$/,
  /^(?:is|are) .{1,80} (?:trending|popular|a trend|famous|viral)\?$/,
  /^(?:what (?:category|type|kind) of (?:trend|thing|topic) is|how popular is|what does .{1,60} mean|what do you (?:know|think) about) ?.{0,80}\?$/,
]

const isWithin = (text: string, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  text.trim().length >= least && text.length <= most

/** Whether lengths of options tell nothing: within a factor of 2, or 12 characters, of each other. */
export function areLengthsFair(options: readonly string[]): boolean {
  const lengths = options.map(({ length }) => length)
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  return longest <= LENGTH_FACTOR * shortest || longest - shortest <= LENGTH_DIFFERENCE
}

/** Whether a quote stands word for word in one of the evidence texts; only spacing and typographic quotes may differ. */
function isQuoted(quote: string, foldedEvidence: readonly string[]): boolean {
  const folded = foldQuotes(quote)
  return foldedEvidence.some((text) => containsWords(text, folded))
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(url) && url.length <= 2_000
}

const refersToOptions = (option: string): boolean => {
  const folded = foldText(option)
  return REFERS_TO_OPTIONS.some((pattern) => pattern.test(folded))
}

/** Whether the right option, and no wrong one, stands in the question. */
function givesAnswerAway({ question, options, correctAnswer }: QuestionDraft): boolean {
  const text = foldText(question)
  const [right, ...others] = [options[correctAnswer] ?? '', ...options.filter((_, index) => index !== correctAnswer)]
  return containsWords(text, foldText(right)) && !others.some((option) => containsWords(text, foldText(option)))
}

type Rule = (draft: QuestionDraft, foldedEvidence: readonly string[]) => boolean

/** What breaks each rule, in the order of the cost of finding out. */
const BREACHES: Readonly<Record<DraftReason, Rule>> = {
  option_count: ({ options }) => options.length !== OPTIONS_PER_QUESTION,
  options_alike: ({ options }) => new Set(options.map(foldText)).size !== options.length,
  right_option: ({ options, correctAnswer }) =>
    !Number.isInteger(correctAnswer) || options[correctAnswer] === undefined,
  text_length: ({ question }) => !isWithin(question, QUESTION_LENGTH),
  option_length: ({ options }) => !options.every((option) => isWithin(option, OPTION_LENGTH)),
  explanation_length: ({ explanation }) => !isWithin(explanation, EXPLANATION_LENGTH),
  tags: ({ tags }) => tags.length > MAX_TAGS || !tags.every((tag) => isWithin(tag, TAG_LENGTH)),
  source: ({ source: { quote, title, publisher, url } }) =>
    !isWithin(quote, QUOTE_LENGTH) ||
    !isWithin(title, SOURCE_NAME_LENGTH) ||
    (publisher !== null && !isWithin(publisher, SOURCE_NAME_LENGTH)) ||
    (url !== null && !isWebAddress(url)),
  control_characters: ({ question, options, explanation, tags, source }) =>
    [question, ...options, explanation, ...tags, source.title, source.publisher ?? '', foldQuotes(source.quote)].some(
      (text) => CONTROL.test(text),
    ),
  markup: ({ question, options, explanation, tags }) =>
    [question, ...options, explanation, ...tags].some((text) => MARKUP.test(text)),
  option_lengths_apart: ({ options }) => !areLengthsFair(options),
  option_refers_to_options: ({ options }) => options.some(refersToOptions),
  filler: ({ question }) => FILLER.some((pattern) => pattern.test(foldText(question))),
  answer_in_question: givesAnswerAway,
  quote_not_in_evidence: ({ source }, foldedEvidence) => !isQuoted(source.quote, foldedEvidence),
}

const RULES = Object.entries(BREACHES) as readonly (readonly [DraftReason, Rule])[]

/**
 * Every rule a question breaks by itself; none for one that may be asked.
 *
 * @param foldedEvidence What it may quote, each text folded once by `foldQuotes`.
 */
export function breachesOf(draft: QuestionDraft, foldedEvidence: readonly string[]): readonly DraftReason[] {
  return RULES.filter(([, isBroken]) => isBroken(draft, foldedEvidence)).map(([reason]) => reason)
}
