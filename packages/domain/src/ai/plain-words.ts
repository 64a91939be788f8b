/** Pairs of a name and its character. */
const NAMES =
  'amp & lt < gt > quot " apos \' ndash – mdash — hellip … bull • middot · times × divide ÷ minus − plusmn ± ' +
  'lsquo ‘ rsquo ’ ldquo “ rdquo ” laquo « raquo » sbquo ‚ bdquo „ deg ° euro € pound £ yen ¥ cent ¢ copy © reg ® ' +
  'trade ™ sect § para ¶ szlig ß aelig æ AElig Æ oslash ø Oslash Ø frac12 ½ frac14 ¼ frac34 ¾ iexcl ¡ iquest ¿ ' +
  'sup2 ² sup3 ³ micro µ ordm º ordf ª'
const NAMED = pairsOf(NAMES)
const BLANK = /^(?:nbsp|ensp|emsp|thinsp)$/
/** `eacute` is an e with the combining mark of `acute`. */
const ACCENTS = pairsOf(
  'grave \u0300 acute \u0301 circ \u0302 tilde \u0303 uml \u0308 ring \u030a caron \u030c cedil \u0327',
)
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,10}));/g
const ACCENTED = /^([a-zA-Z])(grave|acute|circ|tilde|uml|ring|caron|cedil)$/
/** A text is escaped once, or twice by a model that copies one that is. */
const PASSES = 2

/** A text with its character references read: `Q&amp;A` is `Q&A`. What names no character stays. */
export function withoutReferences(text: string): string {
  let read = text
  for (let pass = 0; pass < PASSES && read.includes('&'); pass += 1) {
    read = read.replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) =>
      name === undefined
        ? (characterOf(Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16)) ?? whole)
        : (named(name) ?? whole),
    )
  }
  return read
}

function named(name: string): string | undefined {
  const [, letter, accent = ''] = ACCENTED.exec(name) ?? []
  if (BLANK.test(name)) return ' '
  return letter === undefined ? NAMED.get(name) : (letter + (ACCENTS.get(accent) ?? '')).normalize('NFC')
}

function pairsOf(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/(\S+) (\S+)/g)].map(([, name = '', character = '']) => [name, character]))
}

function characterOf(code: number): string | undefined {
  if (!(code > 0 && code <= 0x10ffff)) return undefined
  // two halves of a character, one behind the other, are a character again
  return code <= 0xffff ? String.fromCharCode(code) : String.fromCodePoint(code)
}

/** Tags that only say how words look. Any other stays, for whoever judges the text. */
const LOOKS = /<\/?(?:b|i|u|s|em|strong|mark|small|sub|sup|code|kbd|span|wbr)\s*\/?>/gi
const LINE_ENDS = /<\/?(?:p|br)\s*\/?>/gi
/** Where a model read something: the words stay, nobody is sent there. */
const LINK = /(?<!!)\[([^[\]]{1,200})\]\(\s*https?:\/\/[^\s()]*(?:\([^\s()]*\)[^\s()]*)*(?:\s+"[^"]{0,200}")?\s*\)/gi
const EMPHASIS = [
  /(?<!\\)(\*\*\*|\*\*|__|~~|``|`)(?=\S)(.+?)(?<=[^\s\\])\1/g,
  /(?<![\w*\\])(\*)(?=[^\s*])([^*]+)(?<=[^\s*\\])\*(?![\w*])/g,
  /(?<![\w\\])(_)(?=[^\s_])([^_]+)(?<=[^\s_\\])_(?!\w)/g,
] as const
const ESCAPED = /\\([*_`~#&$[\]()+.!|>-])/g
const LINE_MARK = /^(?:#{1,6}|[-*+•>])\s+/

/** The words of a text as a model likes to write them: references read, marks that only make them bold or slanted, and links, taken off. */
export function plainWords(text: string): string {
  const bare = withoutReferences(text).replace(LOOKS, '').replace(LINE_ENDS, ' ').replace(LINK, '$1')
  const unmarked = bare.trim().replace(LINE_MARK, '')
  const plain = EMPHASIS.reduce((rest, pattern) => rest.replace(pattern, '$2'), unmarked)
  return plain.replace(ESCAPED, '$1').trim()
}

/** Numbers of what a model read, as some put them behind a sentence: `[1]`, `【4:0†source】`. */
const NOTES = /【\d{1,3}(?::\d{1,3})?†[^【】]{0,60}】|(?:(?<=[.?!,;:"”’)])|\s)(?:\s*\[\d{1,3}\])+(?=\s*(?:$|[.,;?!]))/g

/** A text without the numbers of its sources. */
export function withoutNotes(text: string): string {
  return text.replace(NOTES, '').trim()
}
