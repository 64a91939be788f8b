/** What the eye takes for the same text: form of the characters, case and spacing do not count. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

const DOUBLE_QUOTES = /[“”„‟«»]/g
const SINGLE_QUOTES = /[‘’‚‛]/g

/** Spacing and the typography of quotation marks folded, and nothing else: letters stay as they are. */
export function foldQuotes(text: string): string {
  return text.replace(DOUBLE_QUOTES, '"').replace(SINGLE_QUOTES, "'").replace(/\s+/g, ' ').trim()
}

/** Scripts that part words by blanks: only there a quote may not begin or end inside a word. */
const SPACED_LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Number}]/u

function cutsWord(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && SPACED_LETTER.test(before) && SPACED_LETTER.test(after)
}

/** Whether `part` stands in `text` as whole words, both spelt alike already. */
export function containsWords(text: string, part: string): boolean {
  if (part === '') return false
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const end = at + part.length
    if (!cutsWord(text[at - 1], text[at]) && !cutsWord(text[end - 1], text[end])) return true
  }
  return false
}
