import { z } from 'zod'
import { plainWords, withoutNotes, withoutReferences } from '../ai/plain-words'
import { cleanText } from '../primitives/clean-text'
import { DIFFICULTIES, OPTIONS_PER_QUESTION, QUESTION_TYPES, type Question } from './question'
import { bareOptions, likeOption, readOptions, withoutSign } from './read-options'

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
const ANSWERS = [
  'correctAnswer',
  'correct_answer',
  'answer',
  'correctIndex',
  'correct_index',
  'correctAnswerIndex',
  'correct_answer_index',
  'answerIndex',
  'answer_index',
  'correctOption',
  'correct_option',
] as const
/** "The correct answer is", "Option", before a letter. */
const ANSWER_WORDS =
  /^(?:the\s+)?(?:correct\s+|right\s+)?(?:option|answer|choice)(?:\s+is)?:?\s+(?=[([]?[A-Da-d][)\].:]*(?:\s|$))/i

const readable = z.string().transform((text) => cleanText(plainWords(text)))
const short = (maxLength: number) => readable.pipe(z.string().min(1).max(maxLength))
const cut = readable.transform((text) => withoutNotes(text).slice(0, MAX_TEXT_LENGTH)).catch('')
/** `Question 1:`, `Q1.` */
const NUMBER = /^(?:question\s*|q)\d{1,3}\s*[:.)]\s+/i
/** Compared with the evidence letter by letter, so that only references are read. */
const quote = z
  .string()
  .transform((text) => cleanText(withoutReferences(text)).slice(0, MAX_TEXT_LENGTH))
  .catch('')
/** `Problem Solving` is `problem-solving`. */
const word = z.string().transform((text) => cleanText(text).toLowerCase().replaceAll(/[ _]/g, '-'))

const options = z.array(short(MAX_OPTION_LENGTH)).length(OPTIONS_PER_QUESTION)

const shape = z.object({
  type: word.pipe(z.enum(QUESTION_TYPES)).catch('knowledge'),
  question: readable
    .transform((text) => plainWords(withoutNotes(text.replace(NUMBER, ''))))
    .pipe(z.string().min(1).max(MAX_QUESTION_LENGTH)),
  options,
  answer: z.union([z.int(), z.string()]).optional(),
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
  const written = readOptions(given.options ?? given.choices)
  const told = ANSWERS.map((name) => given[name]).find((one) => one !== undefined && one !== null)
  const answer = told ?? (written.marked.length === 1 ? written.marked[0] : undefined)
  const read = shape.safeParse({ ...given, options: written.texts, answer })
  if (!read.success) return null
  const { answer: said, options: listed, ...question } = read.data
  const { texts, marks, marked } = bareOptions(listed)
  const named = written.names.findIndex((name) => name !== '' && name === said)
  if (named !== -1) return { ...question, options: texts, correctAnswer: named }
  const correctAnswer = said === undefined ? (marked[0] ?? null) : indexOfAnswer(said, { listed, texts, marks })
  return correctAnswer === null ? null : { ...question, options: texts, correctAnswer }
}

/** The option an answer names by what stands before it; letters and numbers of ours are told from options elsewhere. */
function indexOfMark(text: string, marks: readonly string[]): number {
  if (/[A-D\d]/.test(marks.join(''))) return -1
  const [name = ''] = /^[^\s)\].:]+/u.exec(text.replace(/^[([]/, '')) ?? []
  return marks.findIndex((mark) => mark.toLowerCase() === name.toLowerCase())
}

type GivenOptions = {
  /** As they were written. */
  readonly listed: readonly string[]
  readonly texts: readonly string[]
  readonly marks: readonly string[]
}

function indexOfAnswer(said: number | string, { listed, texts: given, marks }: GivenOptions): number | null {
  if (typeof said === 'number') return given[said] === undefined ? null : said
  const plain = cleanText(plainWords(said))
  const written = listed.includes(plain) ? listed.indexOf(plain) : indexOfMark(plain, marks)
  if (written !== -1) return written
  const text = withoutSign(plain.replace(ANSWER_WORDS, ''))
  const index = given.indexOf(text)
  if (index !== -1) return index
  const [, letter = '', rest] =
    /^[([（【]?([A-Da-d])(?:[)\]）】]|[.:：、．])?(?:(?<=[)\]）】：、．])\s*|\s+(?:[-–—]\s+)?|$)(.+)?$/.exec(text) ?? []
  const lettered = LETTERS.indexOf(letter.toUpperCase())
  // "A new stadium" begins with a letter and names none: what follows one must be the option itself
  if (letter !== '') {
    if (rest === undefined || rest === given[lettered]) return lettered
    return likeOption(text, given)
  }
  if (/^[0-3]$/.test(text)) return Number(text)
  // "2. Oslo", where the option is Oslo
  const numbered = /^[1-4](?:\)\s*|[.:]\s+)(.+)$/.exec(text)?.[1]
  const place = numbered === undefined ? -1 : given.indexOf(numbered)
  return place === -1 ? likeOption(text, given) : place
}
