import { z } from 'zod'
import { plainWords, withoutReferences } from '../ai/plain-words'
import { cleanText } from '../primitives/clean-text'
import { DIFFICULTIES, OPTIONS_PER_QUESTION, QUESTION_TYPES, type Question } from './question'

/** A question as a model wrote it, in shape (QZ-20) but not yet judged. */
export type ParsedQuestion = Pick<
  Question,
  'type' | 'question' | 'options' | 'correctAnswer' | 'explanation' | 'difficulty' | 'tags'
> & {
  /** What the model says it read in the evidence, perhaps empty. */
  readonly quote: string
}

const MAX_QUESTION_LENGTH = 300
const MAX_OPTION_LENGTH = 200
const MAX_TEXT_LENGTH = 600
const MAX_TAGS = 5
const MAX_TAG_LENGTH = 30
const LETTERS = 'ABCD'

const readable = z.string().transform((text) => cleanText(plainWords(text)))
const short = (maxLength: number) => readable.pipe(z.string().min(1).max(maxLength))
const cut = readable.transform((text) => text.slice(0, MAX_TEXT_LENGTH)).catch('')
/** Compared with the evidence letter by letter, so that only references are read. */
const quote = z
  .string()
  .transform((text) => cleanText(withoutReferences(text)).slice(0, MAX_TEXT_LENGTH))
  .catch('')
/** `Problem Solving` is `problem-solving`. */
const word = z.string().transform((text) => cleanText(text).toLowerCase().replaceAll(/[ _]/g, '-'))

/** Four, also as an object by letter. */
const options = z
  .union([z.array(z.unknown()), z.record(z.string(), z.unknown()).transform(Object.values)])
  .pipe(z.array(short(MAX_OPTION_LENGTH)).length(OPTIONS_PER_QUESTION))
  .transform(withoutLetters)

const shape = z.object({
  type: word.pipe(z.enum(QUESTION_TYPES)).catch('knowledge'),
  question: short(MAX_QUESTION_LENGTH),
  options,
  answer: z.union([z.int(), z.string()]),
  explanation: cut,
  quote,
  difficulty: word.pipe(z.enum(DIFFICULTIES)).catch('medium'),
  tags: z.array(short(MAX_TAG_LENGTH)).max(MAX_TAGS).catch([]),
})

/**
 * The question a value of a model's answer holds, or null. Read leniently where the meaning is certain: the answer may be
 * an index, a letter or the option itself; what is missing beside question, options and answer has a default.
 */
export function readQuestion(value: unknown): ParsedQuestion | null {
  if (typeof value !== 'object' || value === null) return null
  const given: Readonly<Record<string, unknown>> = { ...value }
  const answer = given.correctAnswer ?? given.correct_answer ?? given.answer
  const read = shape.safeParse({ ...given, answer })
  if (!read.success) return null
  const { answer: said, ...question } = read.data
  const correctAnswer = indexOfAnswer(said, question.options)
  return correctAnswer === null ? null : { ...question, correctAnswer }
}

function indexOfAnswer(said: number | string, given: readonly string[]): number | null {
  if (typeof said === 'number') return given[said] === undefined ? null : said
  const text = cleanText(plainWords(said)).replace(/^(?:option|answer)\s+(?=\(?[A-Da-d][).:]?(?:\s|$))/i, '')
  const index = given.indexOf(text)
  if (index !== -1) return index
  const [, letter = '', rest] = /^\(?([A-Da-d])(?:\)|[.:])?(?:(?<=\))\s*|\s+(?:[-–—]\s+)?|$)(.+)?$/.exec(text) ?? []
  const lettered = LETTERS.indexOf(letter.toUpperCase())
  // "A new stadium" begins with a letter and names none: what follows one must be the option itself
  if (letter !== '') return rest === undefined || rest === given[lettered] ? lettered : null
  if (/^[0-3]$/.test(text)) return Number(text)
  // "2. Oslo", where the option is Oslo
  const numbered = /^[1-4](?:\)\s*|[.:]\s+)(.+)$/.exec(text)?.[1]
  const place = numbered === undefined ? -1 : given.indexOf(numbered)
  return place === -1 ? null : place
}

/** How the letter or number of an option ends; after a point, a colon or a dash comes a blank. */
const MARK_ENDS = String.raw`(?:\)\s*|[.:]\s+|\s+[-–—]\s+)`

/** `A) Rome` is `Rome`, where all four begin with their letters or numbers. */
function withoutLetters(given: readonly string[]): readonly string[] {
  for (const marks of [LETTERS, '1234']) {
    const bare = given.map(
      (option, index) => new RegExp(`^\\(?${marks[index] ?? ''}${MARK_ENDS}`, 'i').exec(option)?.[0],
    )
    if (!bare.includes(undefined)) return given.map((option, index) => plainWords(option.slice(bare[index]?.length)))
  }
  return given
}
