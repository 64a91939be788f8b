import { STORAGE_PREFIX } from '@trendverse/domain/primitives/product'

/** What was written for the next meme, so that a reload costs none of it. */
export const TEXT_DRAFT_KEY = `${STORAGE_PREFIX}meme_draft`

export type TextDraft = { readonly customText: string; readonly context: string }

const EMPTY: TextDraft = { customText: '', context: '' }

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>

/** What was written for memes of a trend in this tab; of other trends nothing. */
export function readTextDraft(storage: OpenStorage, trendId: string): TextDraft {
  try {
    const kept: unknown = JSON.parse(storage().getItem(TEXT_DRAFT_KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return EMPTY
    const { trendId: about, customText, context } = kept as Record<string, unknown>
    if (about !== trendId || typeof customText !== 'string' || typeof context !== 'string') return EMPTY
    return { customText, context }
  } catch {
    return EMPTY
  }
}

export function keepTextDraft(storage: OpenStorage, trendId: string, draft: TextDraft): void {
  try {
    storage().setItem(TEXT_DRAFT_KEY, JSON.stringify({ trendId, ...draft }))
  } catch {
    // Full or forbidden: the text lives as long as the page (ST-06).
  }
}
