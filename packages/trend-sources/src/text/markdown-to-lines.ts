/** What of Markdown is taken out of a line, in this order, and what stays of it. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:#{1,6}|>+|[-*+])\s+/, ''],
  [/^\s*(?:[-*_=]\s*){3,}$/, ''],
  [/^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*:?-*:?\s*$/, ''],
  [/!\[[^\]]{0,200}\]\([^()\s]*\)/g, ''],
  [/\[([^\]]{1,300})\]\((?:[^()\s]|\([^()\s]*\))*\)/g, '$1'],
  [/\*\*([^*]+)\*\*/g, '$1'],
  [/(^|[\s(])\*([^*\s](?:[^*]*[^*\s])?)\*(?=[\s.,;:!?)]|$)/g, '$1$2'],
  [/`([^`]+)`/g, '$1'],
  [/\\([*_#[\]()>~`-])/g, '$1'],
]

/**
 * The lines of a Markdown text as words: links by their text, without marks of headings, quotes, lists and emphasis.
 * HTML in it is left as it is.
 */
export function markdownToLines(markdown: string): string[] {
  return markdown
    .split(/\r?\n/)
    .map((line) => MARKS.reduce((text, [pattern, rest]) => text.replace(pattern, rest), line).trim())
    .filter((line) => line !== '')
}
