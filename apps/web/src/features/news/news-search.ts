import { isSourceId, type SourceId } from '@trendverse/domain/trends/items/source-ids'

/** What the address of `/news` says. */
export type NewsSearch = { readonly source?: SourceId }

/** Reads an address anyone may have typed: an unknown source is left out, never an error. */
export function parseNewsSearch(raw: Record<string, unknown>): NewsSearch {
  return typeof raw.source === 'string' && isSourceId(raw.source) ? { source: raw.source } : {}
}
