import { withoutBoilerplate } from '../text/boilerplate'
import { htmlTitleToText, htmlToLines, plainToLines, titleToText, unstatedToLines } from '../text/html-to-text'
import { cleanText } from '../text/plain-text'

/** A text of a feed with what its format says of it: Atom and JSON Feed tell HTML from words, RSS does not. */
export type FeedText = { readonly text: string; readonly form: 'plain' | 'html' | 'unstated' }

export const NO_TEXT: FeedText = { text: '', form: 'plain' }

export function titleOf({ text, form }: FeedText): string {
  if (form === 'plain') return cleanText(text)
  return form === 'html' ? htmlTitleToText(text) : titleToText(text)
}

/** A summary on one line, without what feed software adds to it. */
export function proseOf({ text, form }: FeedText): string {
  const toLines = { plain: plainToLines, html: htmlToLines, unstated: unstatedToLines }[form]
  return withoutBoilerplate(toLines(text))
}
