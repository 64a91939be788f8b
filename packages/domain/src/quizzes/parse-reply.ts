import { type RepairJson, readObjects, readPieces, withoutFences } from '../ai/read-reply'
import { type ParsedQuestion, readQuestion } from './parsed-question'
import { MAX_QUESTIONS } from './quiz'
import { readPlainQuestions } from './read-plain-questions'

/**
 * The longest answer is 3,000 tokens (AI-04), some 15,000 characters; more is not looked at: repairing takes time that grows
 * with the square of it.
 */
const MAX_REPLY_LENGTH = 20_000

/**
 * The questions in a model's answer, at most ten (QZ-24): fences and words around them are stripped, then it is read as JSON
 * (QZ-23), repaired if it must be; failing that object by object, as of a list with one broken part; at last as the
 * numbered text models fall back to. What has not the shape of a question is left out. Never throws. Nothing of it is
 * trusted yet.
 */
export function parseReply(reply: string, repair: RepairJson): readonly ParsedQuestion[] {
  const text = withoutFences(reply.slice(0, MAX_REPLY_LENGTH))
  const readings = [
    () => questionsOf(readObjects(text, repair)),
    () => questionsOf(readPieces(text, repair)),
    () => readPlainQuestions(text),
  ]
  for (const read of readings) {
    const questions = read()
    if (questions.length > 0) return questions.slice(0, MAX_QUESTIONS)
  }
  return []
}

function questionsOf(values: readonly unknown[]): readonly ParsedQuestion[] {
  return values.flatMap((value) => readQuestion(value) ?? [])
}
