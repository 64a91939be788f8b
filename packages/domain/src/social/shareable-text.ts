/** Control characters, and marks that turn the direction of what follows: harmless in a page, treacherous in previews. */
const UNSAFE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu
const ELLIPSIS = '…'

/** Text from outside as tabs, search results and previews may carry it: one line, of at most `maxLength` characters. */
export function shareableText(text: string, maxLength: number): string {
  const line = text.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  if (characters.length <= maxLength) return line
  const cut = characters.slice(0, maxLength - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s.,;:]+$/, '')}${ELLIPSIS}`
}
