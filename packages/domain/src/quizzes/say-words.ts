/** Texts longer than this are cut where a name or headline stands within a sentence. */
const MAX_NAME = 90
/** Words that stay small inside a proper name. */
const SMALL_WORDS = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'with'])

/** A whole number as people write it: `91648` is "91,648". */
export function sayNumber(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',')
}

/** A count with its word: "1 point", "1,200 points", for words with a regular plural. */
export function sayCount(count: number, plural: string): string {
  const word = Math.round(count) === 1 ? plural.replace(/ies$/, 'y').replace(/(?<=ch|sh|ss|x)es$|s$/, '') : plural
  return `${sayNumber(count)} ${word}`
}

/** "a", "a and b", "a, b and c". */
export function sayList(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

/** A text between quotation marks, its own ones made single, without the full stop at its end. */
export function quoted(text: string): string {
  const inner = text
    .trim()
    .replace(/[“"](?=\S)/g, '‘')
    .replace(/[”"]/g, '’')
  return `“${inner.replace(/(?<![.…])\.$/, '')}”`
}

/** A headline between quotation marks, cut at a word where it is long. */
export function quotedHeadline(text: string): string {
  if (text.length <= MAX_NAME) return quoted(text)
  const cut = text.slice(0, MAX_NAME)
  return quoted(`${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_NAME / 2)).replace(/[\s,;:–—-]+$/u, '')}…`)
}

/** A trend's name as it reads inside a sentence: short names as they are, headlines and phrases between quotation marks. */
export function sayName(name: string): string {
  const words = name.split(/\s+/)
  if (words.length <= 5 && name.startsWith('The ') && !/[“”"]/.test(name)) return `the ${name.slice('The '.length)}`
  const isPhrase = words.slice(1).some((word) => /^\p{Ll}/u.test(word) && !SMALL_WORDS.has(word))
  return isPhrase || words.length > 2 || name.length > MAX_NAME ? quotedHeadline(name) : name
}
