import { storableText } from '@trendverse/domain/primitives/storable-text'

const REPLACEMENT = '\uFFFD'

/** A text every store can keep. */
export function cleanText(text: string): string {
  return storableText(text)
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
