import { z } from 'zod'
import { isFields } from '../ai/json-fields'
import { fieldsOf, type NamedFields, underNames } from '../ai/named-fields'
import { plainWords, withoutNotes, withoutReferences } from '../ai/plain-words'
import { cleanText } from '../primitives/clean-text'
import { readOptions } from './given-options'
import { DIFFICULTIES, OPTIONS_PER_QUESTION, QUESTION_TYPES, type Question } from './question'
import { bareOptions } from './read-options'
import { answersIn, countsFromOne, readAnswer, type SaidAnswer } from './said-answer'

/** A question as a model wrote it, in shape (QZ-20) but not yet judged. */
export type ParsedQuestion = Pick<
  Question,
  'type' | 'question' | 'options' | 'correctAnswer' | 'explanation' | 'difficulty' | 'tags'
> & {
  /** What the model says it read in the evidence, perhaps empty. */
  readonly quote: string
}

type Draft = Omit<ParsedQuestion, 'correctAnswer'> & { readonly answer: SaidAnswer }

const MAX_QUESTION_LENGTH = 300
const MAX_OPTION_LENGTH = 200
const MAX_TEXT_LENGTH = 600
const MAX_TAGS = 5
const MAX_TAG_LENGTH = 30
const QUESTIONS = ['question', 'questiontext', 'text', 'prompt', 'stem', 'title', 'q'] as const
const ANSWERS = (
  'correctanswer answer correctindex correctanswerindex answerindex correctoption correctoptionindex correctchoice ' +
  'correctletter correctanswerletter answerletter correct rightanswer solution answerkey ' +
  'expectedanswer correctanswers answers a key'
).split(' ')

const readable = z.string().transform((text) => cleanText(plainWords(text)))
const short = (maxLength: number) => readable.pipe(z.string().min(1).max(maxLength))
const cut = readable.transform((text) => withoutNotes(text).slice(0, MAX_TEXT_LENGTH)).catch('')
/** `Question 1:`, `Q1.` */
const NUMBER = /^(?:question\s*|q)\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?\s*[:.)]\s+/i
/** Compared with the evidence letter by letter, so that only references are read. */
const quote = z
  .string()
  .transform((text) => cleanText(withoutReferences(text)).slice(0, MAX_TEXT_LENGTH))
  .catch('')
/** `Problem Solving` is `problem-solving`. */
const word = z.string().transform((text) => cleanText(text).toLowerCase().replaceAll(/[ _]/g, '-'))

const shape = z.object({
  type: word.pipe(z.enum(QUESTION_TYPES)).catch('knowledge'),
  question: readable
    .transform((text) => plainWords(withoutNotes(text.replace(NUMBER, ''))))
    .pipe(z.string().min(1).max(MAX_QUESTION_LENGTH)),
  options: z.array(short(MAX_OPTION_LENGTH)).length(OPTIONS_PER_QUESTION),
  explanation: cut,
  quote,
  difficulty: word.pipe(z.enum(DIFFICULTIES)).catch('medium'),
  tags: z.array(short(MAX_TAG_LENGTH)).max(MAX_TAGS).catch([]),
})

/** The questions among the values of a model's answer; what has not the shape of one is left out. */
export function readQuestions(values: readonly unknown[]): readonly ParsedQuestion[] {
  const drafts = values.flatMap((value) => readDraft(value) ?? [])
  const first = countsFromOne(drafts) ? 1 : 0
  return drafts.flatMap(({ answer, ...question }) => {
    const correctAnswer = 'at' in answer ? answer.at : answer.counted - first
    return question.options[correctAnswer] === undefined ? [] : [{ ...question, correctAnswer }]
  })
}

/** Lenient where the meaning is clear. Only the question, its options and the answer are required; the rest has defaults. */
function readDraft(value: unknown): Draft | null {
  if (!isFields(value)) return null
  const fields = fieldsOf(value)
  const given = readOptions(fields)
  const read = shape.safeParse({
    ...Object.fromEntries(fields),
    question: questionIn(fields),
    options: given.texts,
  })
  if (!read.success) return null
  const { options: listed, ...question } = read.data
  const { texts, marks, marked } = bareOptions(listed)
  const said = underNames(fields, ANSWERS).flatMap(answersIn)
  const answers = said.flatMap((one) => readAnswer(one, { listed, texts, marks, names: given.names }) ?? [])
  const [sign] = [...(given.marked.length === 1 ? given.marked : []), ...marked]
  const isSilent = said.every((one) => one === '')
  const answer = answers[0] ?? (isSilent && sign !== undefined ? { at: sign } : null)
  return answer === null ? null : { ...question, options: texts, answer }
}

function questionIn(fields: NamedFields): unknown {
  const [said] = underNames(fields, QUESTIONS)
  return isFields(said) ? underNames(fieldsOf(said), QUESTIONS)[0] : said
}
