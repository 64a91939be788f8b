/** Shorter ones are headings and remnants. */
const LEAST = 30

/** The sentences of a text; the point of an abbreviated name ("J. Doe") ends none. */
export function readSentences(text: string): readonly string[] {
  return text
    .split(/(?<=(?<!\b\p{Lu})[.!?][”’"]?)\s+(?=[\p{Lu}\p{N}“‘"])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= LEAST && !sentence.endsWith('…'))
}
