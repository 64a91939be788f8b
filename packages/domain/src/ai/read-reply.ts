/** Makes JSON of what almost is; throws when it cannot. */
export type RepairJson = (text: string) => string

/**
 * Objects that are looked at: ten questions, or one meme, what they may be wrapped in, and some that are none.
 */
const MAX_OBJECTS = 30
/** How deep what is looked for may lie: `{"quiz": {"questions": [...]}}`. */
const MAX_DEPTH = 3

/** What stands in the first fence of Markdown, closed or not; the whole text when there is none. */
export function withoutFences(text: string): string {
  const [, ...rest] = text.split('```')
  return rest[0] === undefined ? text : rest[0].replace(/^[a-zA-Z]{0,20}\s*\n?/, '')
}

/** The objects of the JSON in a text, words around it stripped, repaired where it must be; from the outside inwards. */
export function readObjects(text: string, repair: RepairJson): readonly object[] {
  return objectsIn(jsonOf(withoutWords(text), repair))
}

/** The innermost objects of a text read one by one, as of a list with one broken part. */
export function readPieces(text: string, repair: RepairJson): readonly unknown[] {
  return piecesOf(withoutWords(text)).map((piece) => jsonOf(piece, repair))
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
