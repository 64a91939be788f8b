import { graphemesOf } from '../primitives/graphemes'
import { MAX_CAPTION_LENGTH } from './meme'

/** What no reader sees, and what would turn the text around it: marks of direction and of zero width. */
const UNSEEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu
const CONTROLS = /\p{Cc}/gu
/** Marks without a script of their own, piled higher than any language does. */
const PILED_MARKS = /(\p{Script=Inherited}{3})\p{Script=Inherited}+/gu
const MAX_LINES = 10

/**
 * A caption as it can be drawn: no unseen characters, no towers of marks, single spaces, line breaks kept, and at most 200
 * characters as people count them, the last an ellipsis where there were more. Empty when nothing is left.
 */
export function cleanCaption(caption: string): string {
  // What is cut anyway is not worth reading: no character takes more than 20 units once its marks are few.
  const text = caption
    .slice(0, MAX_CAPTION_LENGTH * 20)
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .split('\n')
    .map((line) =>
      line.replace(UNSEEN, '').replace(CONTROLS, ' ').replace(PILED_MARKS, '$1').replace(/\s+/gu, ' ').trim(),
    )
    .filter((line) => line !== '')
    .slice(0, MAX_LINES)
    .join('\n')
  const characters = graphemesOf(text)
  if (characters.length <= MAX_CAPTION_LENGTH) return text
  return `${characters
    .slice(0, MAX_CAPTION_LENGTH - 1)
    .join('')
    .trimEnd()}…`
}
