/** Letters and digits go on a word; anything else ends it. */
const GOES_ON = /^[\p{L}\p{N}'’]/u
/** What remains of a sentence that is its name and no more. */
const ENDS_THERE = /^[\s.!?…]*$/u
const ELLIPSIS = /…$/u
/** Shorter names are subjects, which sentences begin with: `Saturn is a planet.` */
const HEADLINE_WORDS = 4

/**
 * What a sentence says beyond the name it stands below: `… leaving 21 people missing.` where it begins with a headline,
 * nothing where the name is all, else all of it.
 */
export function restOfSentence(name: string, sentence: string): string {
  const begun = name.replace(ELLIPSIS, '').trim()
  if (begun === '' || !sentence.toLowerCase().startsWith(begun.toLowerCase())) return sentence
  const rest = sentence.slice(begun.length)
  if (ENDS_THERE.test(rest)) return ''
  return begun.split(/\s+/u).length < HEADLINE_WORDS || GOES_ON.test(rest)
    ? sentence
    : `… ${rest.replace(/^[\s,;:–—-]+/u, '')}`
}
