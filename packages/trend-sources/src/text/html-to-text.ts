import { decodeHTML } from 'entities'
import { cleanText } from './plain-text'

/** Elements whose content is not prose. */
const SILENT_ELEMENTS = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head'])

const KNOWN_ELEMENTS = new Set(
  (
    'a abbr acronym address area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas ' +
    'caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset ' +
    'figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe image img input ' +
    'ins kbd label legend li link listing main map mark marquee math menu meta meter nav nobr noframes noscript object ' +
    'ol optgroup option output p param picture plaintext pre progress q rp rt ruby s samp script section select small ' +
    'source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr ' +
    'track tt u ul var video wbr xmp'
  ).split(' '),
)

/** Elements inside a word or sentence: taking them out leaves no gap. */
const INLINE_ELEMENTS = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

/** Longest fragment worth looking at: no field keeps more than 1,000 characters of it. */
const MAX_INPUT_CHARACTERS = 50_000
const TAG_START = /^<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)/
/** Longest tag whose quotes are respected. */
const MAX_TAG_CHARACTERS = 8_000

type Tag = { readonly name: string; readonly closing: boolean; readonly nameEnd: number }

/**
 * The plain text of an HTML fragment: known and custom elements are taken out, entities decoded (also those encoded
 * twice), control and reordering characters removed. `a < b` and `List<String>` are words, not markup, and stay.
 * Work is linear in the length of the input, whatever it holds.
 */
export function htmlToText(html: string): string {
  return cleanText(withoutTags(html))
}

/** The same, line by line: what is not inside a sentence (paragraphs, line breaks, list entries) ends a line. */
export function htmlToLines(html: string): string[] {
  return withoutTags(html.replace(/\s+/g, ' '))
    .split('\n')
    .map(cleanText)
    .filter((line) => line !== '')
}

/** The plain text of a title that may hold markup; a title that is nothing but markup stays as written. */
export function titleToText(title: string): string {
  return htmlToText(title) || cleanText(title)
}

/** Text in which every element outside a sentence has become a line break. */
function withoutTags(html: string): string {
  const once = decodeHTML(stripTags(html.slice(0, MAX_INPUT_CHARACTERS)))
  // Some publishers encode twice (`&amp;#8217;`, `&amp;lt;p&amp;gt;`): a second round finds nothing in ordinary text.
  const twice = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});/i.test(once) ? decodeHTML(stripTags(once)) : once
  return stripTags(twice)
}

function stripTags(html: string): string {
  const lower = html.toLowerCase()
  let text = ''
  let position = 0
  let quotesHold = true
  while (position < html.length) {
    const open = html.indexOf('<', position)
    if (open === -1) break
    text += html.slice(position, open)
    if (html.startsWith('<!--', open)) {
      position = after(html, '-->', open + 4)
      continue
    }
    const tag = readTag(html, open)
    if (tag === null) {
      text += '<'
      position = open + 1
      continue
    }
    const end: number | null = quotesHold ? endOfQuotedTag(html, tag.nameEnd) : null
    // One unclosed quote is enough: trying again for every tag would cost the square of the length.
    quotesHold = end !== null
    text += INLINE_ELEMENTS.has(tag.name) ? '' : '\n'
    position = end ?? after(html, '>', tag.nameEnd)
    if (!tag.closing && SILENT_ELEMENTS.has(tag.name)) position = endOfElement(lower, tag.name, position)
  }
  return text + html.slice(position)
}

/** The start of a tag at a `<`, or null when what stands there is not a known or custom element. */
function readTag(html: string, open: number): Tag | null {
  const start = TAG_START.exec(html.slice(open, open + 64))
  if (start === null) return null
  const name = (start[2] ?? '').toLowerCase()
  if (!KNOWN_ELEMENTS.has(name) && !/[:-]/.test(name)) return null
  const nameEnd = open + start[0].length
  const following = html[nameEnd]
  return following === undefined || /[\s/>]/.test(following) ? { name, closing: start[1] === '/', nameEnd } : null
}

/** Where a tag ends when its quotes are respected, or null when a quote is never closed. */
function endOfQuotedTag(html: string, from: number): number | null {
  let quote = ''
  const limit = Math.min(html.length, from + MAX_TAG_CHARACTERS)
  for (let index = from; index < limit; index += 1) {
    const character = html[index] ?? ''
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '>') {
      return index + 1
    } else if ((character === '"' || character === "'") && html[index - 1] === '=') {
      quote = character
    }
  }
  return null
}

/** Past the element's closing tag; an element that is never closed ends at once, so that the text behind it lives. */
function endOfElement(lower: string, name: string, from: number): number {
  const close = lower.indexOf(`</${name}`, from)
  return close === -1 ? from : after(lower, '>', close)
}

function after(text: string, mark: string, from: number): number {
  const index = text.indexOf(mark, from)
  return index === -1 ? text.length : index + mark.length
}
