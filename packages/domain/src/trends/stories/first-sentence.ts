const MAX_LENGTH = 320
const SENTENCE = /^.+?[.!?](?=["”’')]*(?:\s+["“‘'(]?[\p{Lu}\p{N}]|\s*$))["”’')]*/su
/** Dots that end no sentence: titles, initials, "U.S.". */
const ABBREVIATION =
  /(?:\b(?:mr|mrs|ms|dr|st|sr|jr|prof|gen|sen|rep|gov|lt|col|vs|no|inc|co|corp|ltd|u\.s|u\.k|e\.g|i\.e|a\.m|p\.m)|(?:^|\s)(?:\p{Lu}\.)*\p{Lu})\.$/iu

/** The first sentence of a text, at most `maxLength` characters, by default 320; a longer one is cut between two words. */
export function firstSentence(text: string, maxLength = MAX_LENGTH): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  let end = 0
  do {
    const match = SENTENCE.exec(plain.slice(end))
    end = match === null ? plain.length : end + match[0].length
  } while (end < plain.length && ABBREVIATION.test(plain.slice(0, end)))
  const sentence = plain.slice(0, end)
  if (sentence.length <= maxLength) return sentence
  const cut = sentence.slice(0, maxLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).replace(/[\s,;:–—-]+$/u, '')}…`
}
