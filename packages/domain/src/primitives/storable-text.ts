/** Half of a surrogate pair without its other half: no valid UTF-8 exists for it. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/gu
const REPLACEMENT = '\uFFFD'

/**
 * Makes a text safe to store and search for: PostgreSQL rejects NUL in texts and cannot encode lone surrogates.
 * Drops NULs and replaces lone surrogates with U+FFFD.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').replace(LONE_SURROGATE, REPLACEMENT)
}
