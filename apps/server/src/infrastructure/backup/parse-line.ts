const [QUOTE, COMMA, BRACKET, BACKSLASH, BRACE] = Array.from('",[\\{', (sign) => sign.charCodeAt(0))

/** The value a line of JSON says; null where it says none, or begins more values than `most`: made to fill the memory, it is not read. */
export function parseLine(line: string, most: number): unknown {
  if (beginsMoreThan(line, most)) return null
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** Every value but the first stands behind a comma or begins a list or an object, outside of texts. */
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
