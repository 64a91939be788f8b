import { answerText, type RepairJson, readObjects, readPieces, withoutFences } from '../ai/read-reply'
import { type ParsedQuestion, readQuestion } from './parsed-question'
import { MAX_QUESTIONS } from './quiz'

/** No line of a question is longer. */
const MAX_LINE_LENGTH = 700
/** Of which ten are kept. */
const MAX_DRAFTS = 30

type Draft = { question: string; options: string[]; answer: string; explanation: string; quote: string }

/** How a line may begin, and what it says of the question under way. Marks of Markdown are stripped before. */
const FIELDS = [
  { begins: /^(?:answer|correct answer|correct)\s*[:-]\s*/i, name: 'answer' },
  { begins: /^explanation\s*[:-]\s*/i, name: 'explanation' },
  { begins: /^(?:quote|source)\s*[:-]\s*/i, name: 'quote' },
] as const
const QUESTION = /^(?:question\s*\d{0,3}\s*(?:[:.)-]|$)|q\d{1,3}\s*(?:[:.)-]|$)|\d{1,3}\s*[.):])\s*/i
const OPTION = /^\(?[A-D][).:]\s+/i
/** What an entry of a list, or the answer, is led in by. */
const BULLET = /^(?:[-+•–✓✔✅☑]\uFE0F?\s*)(?=\S)/u

/**
 * Questions written as text (QZ-24):
 *
 * @example
 * 1. Which planet has rings?
 * A) Mars
 * B) Saturn
 * C) Venus
 * D) Mercury
 * Answer: B
 */
function readPlainQuestions(text: string): readonly ParsedQuestion[] {
  const drafts: Draft[] = []
  for (const line of text.split('\n'))
    readLine(
      line
        .slice(0, MAX_LINE_LENGTH)
        .replace(/[*_#>`]/g, '')
        .trim()
        .replace(BULLET, ''),
      drafts,
    )
  return drafts.flatMap((draft) => readQuestion(draft) ?? [])
}

function readLine(line: string, drafts: Draft[]): void {
  const begin = QUESTION.exec(line)
  if (begin !== null) {
    if (drafts.length >= MAX_DRAFTS) return
    const question = line.slice(begin[0].length)
    drafts.push({ question, options: [], answer: '', explanation: '', quote: '' })
    return
  }
  const draft = drafts.at(-1)
  if (draft === undefined) return
  const option = OPTION.exec(line)
  if (option !== null) {
    draft.options.push(line.slice(option[0].length))
    return
  }
  // a heading with its number alone
  if (draft.question === '') draft.question = line
  for (const { begins, name } of FIELDS) {
    const field = begins.exec(line)
    if (field !== null) draft[name] = line.slice(field[0].length)
  }
}

/**
 * The longest answer is 3,000 tokens (AI-04), some 15,000 characters; more is not looked at: repairing takes time that grows
 * with the square of it.
 */
const MAX_REPLY_LENGTH = 20_000

/**
 * The questions in a model's answer, at most ten (QZ-24): thoughts, fences and words around them are stripped, then it is read as JSON
 * (QZ-23), repaired if it must be; failing that object by object, as of a list with one broken part; at last as the
 * numbered text models fall back to. What has not the shape of a question is left out. Never throws. Nothing of it is
 * trusted yet.
 */
export function parseReply(reply: string, repair: RepairJson): readonly ParsedQuestion[] {
  const answer = answerText(reply, MAX_REPLY_LENGTH)
  for (const questions of readingsOf(answer, repair)) {
    if (questions.length > 0) return withoutNumbers(questions.slice(0, MAX_QUESTIONS))
  }
  return []
}

const NUMBERED = /^(\d{1,2})[.)]\s+/

/** "1. FC Köln" is a name, and "1. …, 2. …, 3. …" a list. */
function withoutNumbers(questions: readonly ParsedQuestion[]): readonly ParsedQuestion[] {
  const numbers = questions.map(({ question }) => Number(NUMBERED.exec(question)?.[1]))
  const isList = numbers.length > 1 && numbers.every((number, place) => number > (numbers[place - 1] ?? -1))
  return isList ? questions.map((one) => ({ ...one, question: one.question.replace(NUMBERED, '') })) : questions
}

function* readingsOf(answer: string, repair: RepairJson): Generator<readonly ParsedQuestion[]> {
  for (const objects of readObjects(answer, repair)) yield questionsOf(objects)
  const text = withoutFences(answer)
  yield questionsOf(readPieces(text, repair))
  yield readPlainQuestions(text)
}

function questionsOf(values: readonly unknown[]): readonly ParsedQuestion[] {
  return values.flatMap((value) => readQuestion(value) ?? [])
}
