import { decodeHTML, decodeHTMLStrict } from 'entities'
import { joinHalves } from '../body/join-halves'
import { isMarkup, stripCertainTags, stripTags } from './markup'
import { cleanText } from './plain-text'

/** Longest fragment worth looking at: no field keeps more than 1,000 characters of it. */
const MAX_INPUT_CHARACTERS = 50_000

/**
 * The plain text of a fragment whose format says that it is HTML: known and custom elements are taken out, entities
 * decoded (also those encoded twice), control and reordering characters removed. `a < b` and `List<String>` are words,
 * not markup, and stay. Work is linear in the length of the input, whatever it holds.
 */
export function htmlToText(html: string): string {
  return cleanText(withoutTags(html))
}

/** The same, line by line: what is not inside a sentence (paragraphs, line breaks, list entries) ends a line. */
export function htmlToLines(html: string): string[] {
  return linesOf(withoutTags(html.replace(/\s+/g, ' ')))
}

/** The plain text of a title in HTML; a title that is nothing but markup stays as written. */
export function htmlTitleToText(title: string): string {
  return htmlToText(title) || cleanText(title)
}

/**
 * The plain text of a title that may be HTML or not, as in RSS: taken out is only what can be nothing but markup, such as
 * pairs of tags; entities are decoded.
 */
export function titleToText(title: string): string {
  const text = stripCertainTags(decodeRest(decodeRest(title.slice(0, MAX_INPUT_CHARACTERS))))
  return cleanText(text) || cleanText(title)
}

/** The lines of a text that may be HTML or not. */
export function unstatedToLines(text: string): string[] {
  if (isMarkup(text)) return htmlToLines(text)
  const decoded = decodeRest(text.slice(0, MAX_INPUT_CHARACTERS))
  return isMarkup(decoded) ? htmlToLines(decoded) : linesOf(decodeRest(decoded))
}

/** The lines of a plain text. */
export function plainToLines(text: string): string[] {
  return linesOf(text.slice(0, MAX_INPUT_CHARACTERS))
}

/** A plain text whose source may have written `&amp;` for `&`, and no markup. */
export function escapedToText(text: string): string {
  return cleanText(decodeHTMLStrict(joinHalves(text.slice(0, MAX_INPUT_CHARACTERS))))
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map(cleanText)
    .filter((line) => line !== '')
}

/** Text in which every element outside a sentence has become a line break. */
function withoutTags(html: string): string {
  const once = decodeHTML(joinHalves(stripTags(html.slice(0, MAX_INPUT_CHARACTERS))))
  // Some publishers encode twice (`&amp;#8217;`, `&amp;lt;p&amp;gt;`); what was encoded once, as `&lt;select&gt;`, is a word.
  return stripCertainTags(decodeRest(once))
}

const ENTITY = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});/i

/** Text without its certain markup, entities decoded once. */
function decodeRest(text: string): string {
  return ENTITY.test(text) ? decodeHTML(joinHalves(stripCertainTags(text))) : text
}
