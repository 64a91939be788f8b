const MAX_SEARCH_LENGTH = 200

/** A search as an address may hold it: the text, or an empty one when it is none. Numbers were typed as text, too. */
export function searchText(raw: unknown): string {
  const text = typeof raw === 'string' || typeof raw === 'number' ? String(raw).slice(0, MAX_SEARCH_LENGTH) : ''
  return text.trim() === '' ? '' : text
}
