import { MAX_CAPTION_LENGTH } from '@trendverse/domain/memes/meme'
import { cutGraphemes } from '@trendverse/domain/primitives/graphemes'

/** What the contract takes: 200 characters as people count them may be far longer, but not without end. */
const MOST_UNITS = MAX_CAPTION_LENGTH * 4

/** A caption cut to what may be kept, no character in two. Letters under heaps of marks count by what they weigh. */
export function fittingCaption(text: string): string {
  let cut = text
  for (let most = MAX_CAPTION_LENGTH; most >= 0; most--) {
    cut = cutGraphemes(cut, most)
    if (cut.length <= MOST_UNITS) return cut
  }
  return cut
}
