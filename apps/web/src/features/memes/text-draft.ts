import { keepText, type OpenStorage, readJson } from '@trendverse/domain/primitives/kept-text'
import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** What was written for the next meme, so that a reload costs none of it. */
export const TEXT_DRAFT_KEY = `${STORAGE_PREFIX}meme_draft`

export type TextDraft = { readonly customText: string; readonly context: string }

const EMPTY: TextDraft = { customText: '', context: '' }

/** What was written for memes of a trend in this tab; of other trends nothing. */
export function readTextDraft(storage: OpenStorage, trendId: string): TextDraft {
  const kept = readJson(storage, TEXT_DRAFT_KEY)
  if (typeof kept !== 'object' || kept === null) return EMPTY
  const { trendId: about, customText, context } = kept as Record<string, unknown>
  if (about !== trendId || typeof customText !== 'string' || typeof context !== 'string') return EMPTY
  return { customText, context }
}

export function keepTextDraft(storage: OpenStorage, trendId: string, draft: TextDraft): void {
  keepText(storage, TEXT_DRAFT_KEY, JSON.stringify({ trendId, ...draft }))
}
