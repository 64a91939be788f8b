import { markdownToLines } from '../text/markdown-to-lines'

/** ":memo:" as GitHub writes emoji in texts. */
const SHORTCODE = /(^|\s):[a-z0-9_+-]+:(?=\s|$)/gi
const LEADING_EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\s|[|:–—-](?=\s))+/u

/** A repository's description, which is plain text: without emoji in front, their codes, and Markdown. */
export function cleanDescription(description: string): string {
  const text = markdownToLines(description).join(' ').replace(SHORTCODE, '$1')
  return text.replace(LEADING_EMOJI, '').trim()
}
