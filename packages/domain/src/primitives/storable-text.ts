/** Half of a surrogate pair without its other half: no valid UTF-8 exists for it. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/gu
const REPLACEMENT = '\uFFFD'

/**
 * A text every store can keep and look for: PostgreSQL refuses NUL in texts and cannot encode lone surrogates.
 * NUL is dropped, a lone surrogate becomes U+FFFD; everything else stays as it is.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').replace(LONE_SURROGATE, REPLACEMENT)
}
