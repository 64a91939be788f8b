/** Line breaks, tabs, every kind of space: each run becomes one space. */
const WHITESPACE_RUNS = /[\s\u0085]+/g

/**
 * Characters that are never words: C0/C1 controls, bidirectional marks and overrides (they reverse the text around
 * them), zero-width and invisible characters, private annotations, tag characters, noncharacters. The joiners
 * U+200C and U+200D stay: Persian and emoji need them.
 */
const UNWANTED =
  /(?![\s\u0085])\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe\uffff]|[\u{e0000}-\u{e007f}]/gu

/** Half of a surrogate pair on its own: cannot be stored as UTF-8. */
const LONE_SURROGATES = /\p{Surrogate}/gu

/** What most texts consist of: nothing in it is unwanted. Characters of two halves are looked at more closely. */
const PLAIN = /^[\x20-\x7e\xa1-\xac\xae-\u05ff\u0904-\u167f\u2010-\u2027\u2030-\u205e\u2070-\u2fff\u3001-\ud7ff]*$/

/** Longest input worth looking at: no field keeps more than 1,000 characters of it. */
const MAX_INPUT_CHARACTERS = 50_000

/** A text with control, invisible and reordering characters gone and whitespace collapsed. Markup is left as it is. */
export function cleanText(text: string): string {
  const input = text.slice(0, MAX_INPUT_CHARACTERS)
  if (PLAIN.test(input)) return input.replace(/ {2,}/g, ' ').trim()
  return input.replace(LONE_SURROGATES, '\ufffd').replace(UNWANTED, '').replace(WHITESPACE_RUNS, ' ').trim()
}

/**
 * Shortens a text at a word boundary, with an ellipsis, never inside a surrogate pair.
 *
 * @param maximum Most UTF-16 units of the result, ellipsis included.
 */
export function capText(text: string, maximum: number): string {
  if (text.length <= maximum) return text
  const room = text.slice(0, maximum - 1).replace(/[\ud800-\udbff]$/, '')
  const lastSpace = room.lastIndexOf(' ')
  const cut = lastSpace > maximum * 0.7 ? room.slice(0, lastSpace) : room
  return `${cut.trimEnd()}…`
}
