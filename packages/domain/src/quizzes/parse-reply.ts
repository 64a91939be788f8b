import { type ParsedQuestion, readQuestion } from './parsed-question'
import { MAX_QUESTIONS } from './quiz'
import { readPlainQuestions } from './read-plain-questions'

/** The longest answer is 3,000 tokens (AI-04), some 20,000 characters; more is not looked at. */
const MAX_REPLY_LENGTH = 100_000
/** Objects tried one by one in what is no JSON as a whole. */
const MAX_PIECES = 50
/** How deep the list of questions may lie: `{"quiz": {"questions": [...]}}`. */
const MAX_DEPTH = 3

/** Makes JSON of what almost is; throws when it cannot. */
export type RepairJson = (text: string) => string

/**
 * The questions in a model's answer, at most ten (QZ-24): fences and words around them are stripped, then it is read as JSON
 * (QZ-23), repaired if it must be; failing that object by object, as of a list with one broken part; at last as the
 * numbered text models fall back to. What has not the shape of a question is left out. Never throws. Nothing of it is
 * trusted yet.
 */
export function parseReply(reply: string, repair: RepairJson): readonly ParsedQuestion[] {
  const text = withoutFences(reply.slice(0, MAX_REPLY_LENGTH))
  const json = withoutWords(text)
  const readings = [
    () => questionsIn(jsonOf(json, repair)),
    () => piecesOf(json).flatMap((piece) => questionsIn(jsonOf(piece, repair))),
    () => readPlainQuestions(text),
  ]
  for (const read of readings) {
    const questions = read()
    if (questions.length > 0) return questions.slice(0, MAX_QUESTIONS)
  }
  return []
}

/** What stands in the first fence of Markdown, closed or not; the whole text when there is none. */
function withoutFences(text: string): string {
  const [, ...rest] = text.split('```')
  return rest[0] === undefined ? text : rest[0].replace(/^[a-zA-Z]{0,20}\s*\n?/, '')
}

/** From the first bracket to the last. */
function withoutWords(text: string): string {
  const start = text.search(/[[{]/)
  const end = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}'))
  if (start === -1) return ''
  return end > start ? text.slice(start, end + 1) : text.slice(start)
}

function jsonOf(text: string, repair: RepairJson): unknown {
  for (const write of [() => text, () => repair(text)]) {
    try {
      return JSON.parse(write())
    } catch {
      // the next way, or none
    }
  }
  return null
}

function questionsIn(value: unknown, depth = 0): readonly ParsedQuestion[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return []
  const question = readQuestion(value)
  if (question !== null) return [question]
  const found: ParsedQuestion[] = []
  for (const inner of Object.values(value)) {
    if (found.length >= MAX_QUESTIONS) break
    found.push(...questionsIn(inner, depth + 1))
  }
  return found
}

/** The innermost objects of a text, quotes respected. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = []
  let start = -1
  let isQuoted = false
  for (let index = 0; index < text.length && pieces.length < MAX_PIECES; index += 1) {
    const character = text[index]
    if (isQuoted && character === '\\') index += 1
    else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '{') start = index
    else if (character === '}' && start !== -1) {
      pieces.push(text.slice(start, index + 1))
      start = -1
    }
  }
  return pieces
}
