const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Characters as people count them: a flag, a family or a letter with its marks is one (UAX #29). */
export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/** The beginning of a text, at most so many UTF-16 units, no character as people count them cut in two. */
export function cutAtCharacter(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  let end = 0
  for (const { index } of segmenter.segment(text.slice(0, maxLength + 1))) end = index
  return text.slice(0, end)
}

/** Every character as people count them. */
export function graphemesOf(text: string): readonly string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The first characters of a text as people count them; none is cut in two. */
export function cutGraphemes(text: string, maxCount: number): string {
  let count = 0
  for (const { index } of segmenter.segment(text)) {
    if (count === maxCount) return text.slice(0, index)
    count += 1
  }
  return text
}
