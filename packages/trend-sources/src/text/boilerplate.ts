import { isByline, withoutByline } from './byline'
import { htmlToLines, plainToLines } from './html-to-text'

/** "Read more" in the languages of common feeds. Case-sensitive, so that "read more" inside a sentence stays. */
const READ_MORE =
  '(?:Continue [Rr]eading|Keep [Rr]eading|Read (?:[Mm]ore|(?:the )?[Ff]ull (?:story|article|post))|View (?:[Pp]ost|[Ff]ull [Pp]ost)|' +
  'Learn [Mm]ore|Leia mais|Saiba mais|Leer más|S(?:igue|eguir) leyendo|Lire (?:la suite|plus)|En savoir plus|Weiterlesen|' +
  'Mehr lesen|Continua a leggere|Leggi tutto|Lees verder|Читать далее|続きを読む)'

/** What may follow it: a title in quotes or brackets, or where to read it. */
const AFTER_READ_MORE = '\\s*[([“"«][^.!?]{0,160}|\\s(?:at|on|about|here)\\b(?:\\s\\S{1,80}){0,8}'

/** Whole lines added by feed software, forums and aggregators. */
const LINES: readonly RegExp[] = [
  /^(?:\[?(?:link|(?:\d+ )?comments?)\]?\s*)+$/i,
  /^submitted by \S+(?: to \S+)?$/i,
  /^(?:article|comments) url:\s*\S+$/i,
  /^points:\s*\d+(?:\s*#\s*comments:\s*\d+)?$/i,
  /^#\s*comments:\s*\d+$/i,
  /^the post .+ (?:appeared first|first appeared) on .+$/i,
  /^statistics: posted by .+$/i,
  /^\(?(?:image|photo|picture) credit:.*$/i,
  /^(?:advertisement|sponsored|share this:?|announce type: \S+)$/i,
  /^Continue [Rr]eading\b[^.!?]*[.…»→›>]*$/u,
]

/** The same at the end of a text that has no line breaks. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/\s*\bsubmitted by \S+(?: to \S+)?\s*\[link\]\s*\[(?:\d+ )?comments?\]\s*$/i, ''],
  [/\s*points:\s*\d+\s*#\s*comments:\s*\d+\s*$/i, ''],
  [/(^|[.!?…\])”"»]\s+)The post [^!?]{1,300} (?:appeared first|first appeared) on [^!?]{1,120}$/u, '$1'],
  [/\s*\((?:image|photo|picture) credit:[^()]*\)\s*$/i, ''],
  [new RegExp(`(^|\\s)${READ_MORE}(?:${AFTER_READ_MORE})?\\s*[.…»→›>]*$`, 'u'), ''],
  [/\s*\[(?:…|\.{3}|\?)\]\s*$/, '…'],
]
/** Longest ending; only so much of the text is searched, which keeps repeated endings linear. */
const MAX_ENDING_CHARACTERS = 800
const ADDRESSES = /(?:article|comments) url:\s*https?:\S+\s*/gi
const ARXIV = /^arXiv:\S+ Announce Type: \S+ (?:Abstract: )?/

/**
 * Joins the lines of a summary and removes what feed software, forums and news agencies add: links to read on, bylines,
 * datelines, credits. Empty when nothing else is left.
 *
 * @example withoutBoilerplate(['A comet is seen.', 'Continue reading…']) // 'A comet is seen.'
 */
export function withoutBoilerplate(lines: readonly string[]): string {
  const prose = lines.filter((line) => !isByline(line) && !LINES.some((pattern) => pattern.test(line))).join(' ')
  let text = prose.replace(ADDRESSES, '').replace(ARXIV, '')
  for (let previous = ''; previous !== text; ) {
    previous = text
    text = withoutByline(withoutEndings(text))
  }
  return isByline(text) ? '' : text
}

function withoutEndings(text: string): string {
  let rest = text.trim()
  for (let previous = ''; previous !== rest; ) {
    previous = rest
    const start = Math.max(0, rest.length - MAX_ENDING_CHARACTERS)
    const end = ENDINGS.reduce((tail, [pattern, kept]) => tail.replace(pattern, kept), rest.slice(start))
    rest = (rest.slice(0, start) + end).trim()
  }
  return rest
}

/** The same for a plain text. */
export function plainToProse(text: string): string {
  return withoutBoilerplate(plainToLines(text))
}

/** The same for an HTML fragment. */
export function htmlToProse(html: string): string {
  return withoutBoilerplate(htmlToLines(html))
}

/** Titles of entries in comment feeds. */
const COMMENT_TITLE = /^(?:by: \S|(?:new )?comment by \S|comment on .+ by \S|\/?u\/\S+ on \S)|^comments?$/i

export function isCommentTitle(title: string): boolean {
  return COMMENT_TITLE.test(title)
}
