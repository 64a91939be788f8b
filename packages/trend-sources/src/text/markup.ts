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

const TAG_START = /^<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)/
/** Longest tag whose quotes are respected. */
const MAX_TAG_CHARACTERS = 8_000

type Tag = { readonly name: string; readonly closing: boolean; readonly nameEnd: number }

/** Elements without an end that nobody writes about in a headline, and attributes only markup has. */
const WITHOUT_END = new Set(['br', 'hr', 'wbr'])
const ADDRESSED = /\s(?:href|src)\s*=/i
/** How a fragment of HTML begins whose tags need not be closed. */
const FRAGMENT_START = /^\s*<(?:(?:p|br|img|table|figure|blockquote|font|center)[\s/>]|!--)/i

/** Text without its tags, of which those outside a sentence have become line breaks. Work is linear in its length. */
export function stripTags(html: string): string {
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

type Mark = { readonly start: number; readonly end: number; readonly name: string; readonly closing: boolean }

/** The same for a text nobody calls HTML: only what can be nothing else is a tag. `<select>` alone is a word. */
export function stripCertainTags(text: string): string {
  let stripped = ''
  let position = 0
  for (const { start, end, name } of certainMarks(text)) {
    if (start < position) continue
    stripped += text.slice(position, start) + (INLINE_ELEMENTS.has(name) ? '' : '\n')
    position = end
  }
  return stripped + text.slice(position)
}

/** Whether a text nobody calls HTML is a fragment of it. */
export function isMarkup(text: string): boolean {
  return FRAGMENT_START.test(text) || certainMarks(text).length > 0
}

/** Tags in pairs and tags that need none; of elements without prose all up to their end. In order of their starts. */
function certainMarks(text: string): Mark[] {
  const certain: Mark[] = []
  const open = new Map<string, Mark[]>()
  for (const mark of marksOf(text)) {
    const { name, start, end } = mark
    if (mark.closing) {
      const opening = open.get(name)?.pop()
      if (opening === undefined) continue
      if (SILENT_ELEMENTS.has(name)) certain.push({ ...opening, end })
      else certain.push(opening, mark)
    } else {
      if (WITHOUT_END.has(name) || ADDRESSED.test(text.slice(start, end))) certain.push(mark)
      open.set(name, [...(open.get(name) ?? []).slice(-MAX_OPEN), mark])
    }
  }
  return certain.sort((a, b) => a.start - b.start || b.end - a.end)
}

/** So many elements of one name may stand in one another. */
const MAX_OPEN = 20

/** Whatever looks like a tag. */
function marksOf(text: string): Mark[] {
  const marks: Mark[] = []
  let position = 0
  while (position < text.length) {
    const start = text.indexOf('<', position)
    if (start === -1) break
    const mark = markAt(text, start)
    if (mark !== null) marks.push(mark)
    position = mark?.end ?? start + 1
  }
  return marks
}

function markAt(text: string, start: number): Mark | null {
  const tag = readTag(text, start)
  const end = tag === null ? null : endOfCleanTag(text, tag.nameEnd)
  return tag === null || end === null ? null : { start, end, name: tag.name, closing: tag.closing }
}

/** Where a tag ends that holds no `<` outside its quotes; the end of the text where it is cut off. */
function endOfCleanTag(text: string, from: number): number | null {
  let quote = ''
  const limit = Math.min(text.length, from + MAX_TAG_CHARACTERS)
  for (let index = from; index < limit; index += 1) {
    const character = text[index] ?? ''
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '>') {
      return index + 1
    } else if (character === '<') {
      return null
    } else if ((character === '"' || character === "'") && text[index - 1] === '=') {
      quote = character
    }
  }
  return limit === text.length ? limit : null
}
