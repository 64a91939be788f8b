import { answerText, type RepairJson, readObjects, readPieces, withoutFences } from '../ai/read-reply'
import { type ParsedQuestion, readQuestions } from './parsed-question'
import { readPlainQuestions } from './plain-questions'
import { MAX_QUESTIONS } from './quiz'

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
  for (const objects of readObjects(answer, repair)) yield readQuestions(objects)
  const text = withoutFences(answer)
  yield readQuestions(readPieces(text, repair))
  yield readPlainQuestions(text)
}
