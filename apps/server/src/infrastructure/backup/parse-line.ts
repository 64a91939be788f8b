const [QUOTE, COMMA, BRACKET, BACKSLASH, BRACE] = Array.from('",[\\{', (sign) => sign.charCodeAt(0))

/**
 * The parsed JSON value of a line; null if it is invalid or has more than about `most` values, since it may be crafted
 * to exhaust memory: such a line isn't parsed.
 */
export function parseLine(line: string, most: number): unknown {
  if (beginsMoreThan(line, most)) return null
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** Outside strings, every value but the first, or its key, follows a comma or an opening bracket or brace. */
function beginsMoreThan(line: string, most: number): boolean {
  let begun = 0
  let isText = false
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at)
    if (isText) {
      if (code === BACKSLASH) at += 1
      else isText = code !== QUOTE
    } else if (code === QUOTE) isText = true
    else if (code === COMMA || code === BRACKET || code === BRACE) begun += 1
    if (begun > most) return true
  }
  return false
}
