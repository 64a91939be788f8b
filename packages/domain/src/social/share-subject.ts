import type { SharedKind } from './platform'
import { shareableText } from './shareable-text'

/** Something that can be shared, in words and as a path of this site. */
export type ShareSubject = {
  readonly kind: SharedKind
  /** What is counted: the trend, attempt, meme, game, account, or the path of another page; at most 64 characters. */
  readonly id: string
  readonly title: string
  /** What is said of it, without the link; one or two sentences. */
  readonly text: string
  /** From `sharePath`, or the path of another page. */
  readonly path: string
  /** Absolute address of its picture, for platforms that take one. */
  readonly pictureUrl: string | null
}

/** SH-09 */
export const MAX_SHARE_PREVIEW_LENGTH = 100

/** What is shown of a text before it is shared, and kept of it after (SH-09, SH-10): one line. */
export function sharePreview(text: string): string {
  return shareableText(text, MAX_SHARE_PREVIEW_LENGTH)
}

/** Words and link in one piece, as it goes into a clipboard or a message (OP-62). */
export function withLink(text: string, url: string): string {
  return text === '' ? url : `${text} ${url}`
}
