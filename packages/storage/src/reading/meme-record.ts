import type { UnusedFiles } from '@trendverse/application/ports/memes'
import { HISTORY_KEPT, type Meme } from '@trendverse/domain/memes/meme'

/** The files of a meme; each belongs to it alone. */
export function filesOf({ imageUrl, paintingUrl }: Pick<Meme, 'imageUrl' | 'paintingUrl'>): UnusedFiles {
  return [imageUrl, paintingUrl].filter((path) => path !== null)
}

/** Which rows of the history a page shows: none beyond the hundredth, whatever is kept beside them. */
export function historySlice({ page, pageSize }: { readonly page: number; readonly pageSize: number }): {
  readonly offset: number
  readonly limit: number
} {
  const offset = (page - 1) * pageSize
  return { offset, limit: Math.max(0, Math.min(pageSize, HISTORY_KEPT - offset)) }
}
