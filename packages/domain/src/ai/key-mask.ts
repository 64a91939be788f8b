/** OP-43: so much of a key is shown. */
const SHOWN_CHARACTERS = 4
/** Of a shorter text four characters would be too much of it. */
const MIN_LENGTH_TO_SHOW = 8
const MASK = '••••'

/** What of a key may be kept in the open to tell it from others: its last four characters (OP-43). */
export function shownEndOf(apiKey: string): string {
  return apiKey.length < MIN_LENGTH_TO_SHOW ? '' : apiKey.slice(-SHOWN_CHARACTERS)
}

/** How answers show a key (KP-02, OP-43). */
export function maskedKey(keyEnd: string): string {
  return `${MASK}${keyEnd}`
}

/** Whether a text sent back for a key means that the key stays: empty, or as answers show it (OP-43). */
export function keepsKey(text: string): boolean {
  return text.trim() === '' || text.startsWith(MASK)
}
