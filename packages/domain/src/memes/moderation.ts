import { BLOCKED_PHRASES } from './blocked-phrases'
import { BLOCKED_WORDS, type BlockedWord } from './blocked-words'
import { foldDisguise, readStandIns, speltOutWords } from './fold-disguise'

/** OP-54 */
export const TEXT_REFUSED = 'This text cannot be used. Please change it and try again.'

/** Longer texts than any field takes are judged by their beginning. */
const MAX_JUDGED_LENGTH = 4_000
/** A shorter word lies by chance in a spelt-out longer one. */
const MIN_INNER_LENGTH = 5

const ROTATED = 'nopqrstuvwxyzabcdefghijklm'
const unrotated = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => ROTATED[letter.charCodeAt(0) - 'a'.charCodeAt(0)] ?? letter)

/** The word with letters drawn out, a star in place of a vowel, or a sign between letters; words parted by anything. */
function spellings(word: string): string {
  const parts = word.split(' ').map((part) =>
    part
      .split('')
      .map((letter) => `${/[aeiou]/.test(letter) ? `[${letter}*]` : letter}+`)
      .join('[^\\p{L}\\p{N}\\s]{0,2}'),
  )
  return parts.join('[^\\p{L}\\p{N}]+')
}

function patternOf({ rotated, unlessAfter = [], unlessBefore = [] }: BlockedWord): RegExp {
  const before = unlessAfter.map((word) => `(?<!(?<!\\p{L})${word}\\s+)`).join('')
  const after = unlessBefore.map((word) => `(?!\\s+${word}(?!\\p{L}))`).join('')
  return new RegExp(`(?<![\\p{L}*])${before}${spellings(unrotated(rotated))}(?:e?[sz])?(?!\\p{L})${after}`, 'u')
}

const WORD_PATTERNS = BLOCKED_WORDS.map(patternOf)
const INNER_WORDS = BLOCKED_WORDS.map(({ rotated }) => unrotated(rotated)).filter(
  (word) => word.length >= MIN_INNER_LENGTH && !word.includes(' '),
)

/** Both kinds of strings an engine has patterns for: of one byte a letter, and of two. */
const ANY_TEXTS = ['a first text', 'a first text ☄']

/**
 * Has every pattern compiled, which engines do when it is first used: that takes long enough to be noticed by whoever comes
 * first.
 */
export function compileModeration(): void {
  // Patterns that were used once are compiled better at their second use.
  for (const text of [...ANY_TEXTS, ...ANY_TEXTS]) isTextAllowed(text)
}

/**
 * Whether a visitor's or a model's text is free of slurs, threats and the like (OP-54). Looks through case, accents,
 * figures in place of letters, hidden characters, and words spelt letter by letter; words are matched whole, so that
 * Scunthorpe is a town. A small list, beside the moderation of a provider where there is one.
 */
export function isTextAllowed(text: string): boolean {
  const folded = foldDisguise(text.slice(0, MAX_JUDGED_LENGTH))
  const readings = new Set([folded, readStandIns(folded)])
  for (const reading of readings) {
    const spelt = speltOutWords(reading)
    const judged = [reading, ...spelt]
    if (judged.some((words) => WORD_PATTERNS.some((pattern) => pattern.test(words)))) return false
    if (judged.some((words) => BLOCKED_PHRASES.some((phrase) => phrase.test(words)))) return false
    if (spelt.some((letters) => INNER_WORDS.some((word) => letters.includes(word)))) return false
  }
  return true
}
