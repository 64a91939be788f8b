import { withoutThoughts } from './thoughts'

/** Makes JSON of what almost is; throws when it cannot. */
export type RepairJson = (text: string) => string

/**
 * Objects that are looked at: ten questions, or one meme, what they may be wrapped in, and some that are none.
 */
const MAX_OBJECTS = 30
/** How deep what is looked for may lie: `{"quiz": {"questions": [...]}}`. */
const MAX_DEPTH = 3

/** Brackets of a text that are tried as the beginning of JSON. */
const MAX_STARTS = 100
const FENCE = /(?:```|~~~)/
/** How JSON goes on after its first bracket; words in brackets do not. */
const IS_JSON = /^(?:\{\s*(?:"|\})|\[\s*(?:["[{\]\d-]|true\b|false\b|null\b))/

/** A model's answer without its thoughts, no longer than is looked at. */
export function answerText(reply: string, maxLength: number): string {
  return withoutThoughts(reply).slice(0, maxLength)
}

/**
 * Ways to read an answer, the likeliest first: what stands in fences of Markdown, closed or not, then the whole text; JSON as it is
 * written before JSON that is repaired. A text that is JSON itself is read as that, whatever stands in it.
 */
function partsOfAnswer(text: string): readonly string[] {
  if (/^\s*[[{]/.test(text)) return [text]
  const fenced = text.split(FENCE).filter((_, place) => place % 2 === 1)
  const isJson = (fence: string): boolean => /^\s*json/i.test(fence)
  const json = fenced.filter(isJson)
  // Some models fence every object separately.
  const joined = json.length > 1 ? [json.join('\n')] : []
  return [...joined, ...json, ...fenced.filter((fence) => !isJson(fence)), text]
}

/** What stands in the first fence, without the name of its language; the whole text when there is none. */
export function withoutFences(text: string): string {
  const [, first] = text.split(FENCE)
  return first === undefined ? text : first.replace(/^[a-zA-Z]{0,20}\s*\n?/, '')
}

/**
 * The objects of the JSON in an answer, from the outside inwards, in one list for each way to read it. Whoever looks for something
 * takes the first list that has it.
 */
export function* readObjects(answer: string, repair: RepairJson): Generator<readonly object[]> {
  const parts = partsOfAnswer(answer)
  for (const part of parts) yield valuesIn(part).flatMap(objectsIn).slice(0, MAX_OBJECTS)
  for (const part of parts) {
    for (const start of new Set([part.search(/\{\s*["'\w]/), part.search(/[[{]/)])) {
      if (start !== -1) yield objectsIn(repaired(untilLastBracket(part.slice(start)), repair))
    }
  }
}

/** The innermost objects of a text read one by one, as of a list with one broken part. */
export function readPieces(text: string, repair: RepairJson): readonly unknown[] {
  const start = text.search(/[[{]/)
  return start === -1 ? [] : piecesOf(untilLastBracket(text.slice(start))).map((piece) => jsonOf(piece, repair))
}

function untilLastBracket(text: string): string {
  const end = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}'))
  return end > 0 ? text.slice(0, end + 1) : text
}

/** Whatever is JSON in a text, between words that may have brackets as well. */
function valuesIn(text: string): readonly unknown[] {
  const values: unknown[] = []
  let from = 0
  for (let tried = 0; tried < MAX_STARTS; tried += 1) {
    const offset = text.slice(from).search(/[[{]/)
    if (offset === -1) break
    const start = from + offset
    if (!IS_JSON.test(text.slice(start, start + 200))) {
      from = start + 1
      continue
    }
    const end = endOfValue(text, start)
    if (end === -1) break
    const value = parsed(text.slice(start, end))
    if (value !== null) values.push(value)
    from = end
  }
  return values
}

/** Where a value ends that begins with a bracket, quotes respected; -1 where it does not. */
function endOfValue(text: string, start: number): number {
  let depth = 0
  let isQuoted = false
  for (let index = start; index < text.length; index += 1) {
    const character = text[index]
    if (isQuoted && character === '\\') index += 1
    else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') {
      depth -= 1
      if (depth === 0) return index + 1
    }
  }
  return -1
}

function jsonOf(text: string, repair: RepairJson): unknown {
  return parsed(text) ?? repaired(text, repair)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

function repaired(text: string, repair: RepairJson): unknown {
  try {
    return JSON.parse(repair(text)) as unknown
  } catch {
    return null
  }
}

function objectsIn(value: unknown): readonly object[] {
  const found: object[] = []
  let level: readonly unknown[] = [value]
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    const objects = level.filter((inner) => typeof inner === 'object' && inner !== null)
    found.push(...objects.filter((inner) => !Array.isArray(inner)).slice(0, MAX_OBJECTS - found.length))
    level = objects.flatMap((inner) => Object.values(inner).map((one: unknown) => insideText(one)))
  }
  return found
}

/** Arguments of calls, and some wrapped answers, are JSON encoded twice. */
function insideText(value: unknown): unknown {
  return typeof value === 'string' && /^\s*[[{]/.test(value) ? parsed(value) : value
}

/** Quotes respected. */
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
