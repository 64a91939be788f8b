/** An identifier that a proxy made up for a client it does not name (RFC 7239, 6.3). */
export const OBFUSCATED = /^_[\w.-]{1,100}$/

/** The members of a list (RFC 9110, 5.6.1): parted by commas outside of quotes, empty ones left out. */
function membersOf(header: string, separator: ',' | ';'): readonly string[] {
  const members: string[] = []
  let member = ''
  let isQuoted = false
  for (let index = 0; index < header.length; index += 1) {
    const character = header[index] ?? ''
    if (isQuoted && character === '\\') {
      member += character + (header[index + 1] ?? '')
      index += 1
    } else if (character === separator && !isQuoted) {
      members.push(member)
      member = ''
    } else {
      if (character === '"') isQuoted = !isQuoted
      member += character
    }
  }
  // An unclosed quote is taken literally: a client may have opened it to swallow what the proxy appends.
  const all = isQuoted ? header.split(separator) : [...members, member]
  return all.map((one) => one.trim()).filter((one) => one !== '')
}

/** A value as it was before it was put into quotes. */
function unquoted(value: string): string {
  const trimmed = value.trim()
  const [, within] = /^"((?:[^"\\]|\\.)*)"$/.exec(trimmed) ?? []
  return within === undefined ? trimmed : within.replace(/\\(.)/g, '$1').trim()
}

/** The parameter `for` of a hop, or null. */
function forOf(hop: string): string | null {
  for (const pair of membersOf(hop, ';')) {
    const [, value] = /^for\s*=\s*([\s\S]*)$/i.exec(pair) ?? []
    if (value !== undefined) return unquoted(value)
  }
  return null
}

/** Who each proxy saw, the nearest last, as `X-Forwarded-For` tells; some write the pairs of RFC 7239 into it. */
export function hopsOfList(header: string): readonly string[] {
  return membersOf(header, ',').map((hop) => forOf(hop) ?? unquoted(hop))
}

/** The same as `Forwarded` tells (RFC 7239); a hop that does not say is an empty text. */
export function hopsOfForwarded(header: string): readonly string[] {
  return membersOf(header, ',').map((hop) => forOf(hop) ?? '')
}
