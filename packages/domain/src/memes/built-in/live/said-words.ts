import { QUOTED } from '../../../trends/stories/headline-angle'

/** Longer ones are statements, and nobody says them about a kitchen. */
const MAX_LENGTH = 44
const MAX_WORDS = 8
/** What somebody says has one of these in it; titles of films and books seldom do. */
const SPEECH =
  /(?<!\p{L})(?:i|i[’']\p{L}+|you|me|my|we|us|don[’']t|never|nobody|shame|thank|please|it[’']s)(?![\p{L}’'])/iu
/** A word by itself that judges something, and is no thing or deed. */
const JUDGES = /^\p{Ll}+(?:ed|able|ible|ic|ous|ful|al|ive)$/u
const PLAIN = /^[\p{L}][\p{L}\p{M} ,’'!?-]*$/u

/**
 * Words that a headline quotes and that could be said of other things: “largely negotiated”, “Don’t look at me”. Null where it
 * quotes none, or the title of something.
 */
export function saidIn(headline: string): string | null {
  const quotes = [...headline.matchAll(QUOTED)].map(([quote]) =>
    quote.slice(1, -1).trim().replace(/[.,]$/, '').replace(/'/g, '’'),
  )
  return quotes.find(isSaid) ?? null
}

function isSaid(words: string): boolean {
  const count = words.split(' ').length
  if (words.length > MAX_LENGTH || count > MAX_WORDS || !PLAIN.test(words)) return false
  // A name among small words would be out of place anywhere else
  if (/ \p{Lu}(?![’ ])/u.test(words) && /\p{Ll}/u.test(words.replace(/\p{Lu}\S*/gu, ''))) return false
  if (/^\p{Lu}/u.test(words)) return count > 1 && SPEECH.test(words)
  return count > 1 || JUDGES.test(words)
}
