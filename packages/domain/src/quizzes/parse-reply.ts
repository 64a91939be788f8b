import { type ParsedQuestion, readQuestion } from './parsed-question'
import { MAX_QUESTIONS } from './quiz'
import { readPlainQuestions } from './read-plain-questions'

/**
 * The longest answer is 3,000 tokens (AI-04), some 15,000 characters; more is not looked at: repairing takes time that grows
 * with the square of it.
 */
const MAX_REPLY_LENGTH = 20_000
/** Objects that are looked at: ten questions, what they may be wrapped in, and some that are none. */
const MAX_OBJECTS = 30
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
    () => questionsOf(objectsIn(jsonOf(json, repair))),
    () => questionsOf(piecesOf(json).map((piece) => jsonOf(piece, repair))),
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

function questionsOf(values: readonly unknown[]): readonly ParsedQuestion[] {
  return values.flatMap((value) => readQuestion(value) ?? [])
}

/** Every object in a value, from the outside inwards. */
function objectsIn(value: unknown): readonly object[] {
  const found: object[] = []
  let level: readonly unknown[] = [value]
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    const objects = level.filter((inner) => typeof inner === 'object' && inner !== null)
    found.push(...objects.filter((inner) => !Array.isArray(inner)).slice(0, MAX_OBJECTS - found.length))
    level = objects.flatMap((inner) => Object.values(inner))
  }
  return found
}

/** The innermost objects of a text, quotes respected. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = []
  let start = -1
  let isQuoted = false
  for (let index = 0; index < text.length && pieces.length < MAX_OBJECTS; index += 1) {
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
