/** Half of a surrogate pair without its other half: no valid UTF-8 exists for it. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/gu
const REPLACEMENT = '\uFFFD'

/**
 * A text every store can keep: PostgreSQL refuses NUL in texts and cannot encode lone surrogates.
 * NUL is dropped, a lone surrogate becomes U+FFFD; everything else stays as it is.
 */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').replace(LONE_SURROGATE, REPLACEMENT)
}

/**
 * The same for a JSON text made by `JSON.stringify`, which writes NUL and lone surrogates (and only those) as
 * these escapes. An escaped backslash is matched first, so that a literal `\u0000` written by a person survives.
 */
export function cleanJson(json: string): string {
  return json.replace(/\\(\\|u0000|ud[89a-f][0-9a-f]{2})/g, (escape, what: string) => {
    if (what === '\\') return escape
    return what === 'u0000' ? '' : REPLACEMENT
  })
}

/** A deep copy with every text cleaned; the value must be JSON. */
export function cleanCopy<T>(value: T): T {
  // JSON in, the same shape out: JSON.parse cannot know it
  return value === undefined ? value : (JSON.parse(cleanJson(JSON.stringify(value))) as T)
}
