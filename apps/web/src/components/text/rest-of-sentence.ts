/** The name ends in the middle of a word. */
const GOES_ON = /^[\p{L}\p{N}'’]/u
/** What remains of a sentence that is its name and no more. */
const ENDS_THERE = /^[\s.!?…]*$/u
const ELLIPSIS = /…$/u
const BLANKS = /\s+/u
/** Shorter names are subjects, which sentences begin with: `Saturn is a planet.` */
const HEADLINE_WORDS = 4
/** Fewer words than this that a sentence adds to its headline say nothing on their own. */
const TELLING_WORDS = 4

/**
 * What a sentence says beyond the name it stands below: `… leaving 21 people missing.` where it begins with a headline,
 * nothing where it adds next to nothing, else all of it.
 */
export function restOfSentence(name: string, sentence: string): string {
  const begun = name.replace(ELLIPSIS, '').trim()
  if (begun === '' || !sentence.toLowerCase().startsWith(begun.toLowerCase())) return sentence
  const rest = sentence.slice(begun.length)
  if (ENDS_THERE.test(rest)) return ''
  if (begun.split(BLANKS).length < HEADLINE_WORDS || GOES_ON.test(rest)) return sentence
  const told = rest.replace(/^[\s,;:–—-]+/u, '')
  return told.split(BLANKS).length < TELLING_WORDS ? '' : `… ${told}`
}
