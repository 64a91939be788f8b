/** What the addresses of the newsletter's links carry. */
export type LinkSearch = { readonly token?: string | undefined }

/** Tokens are 43 characters; what is longer was never sent by us. */
const MAX_TOKEN_LENGTH = 200

/** Reads an address anyone may have typed: what is unknown is left out, never an error. */
export function parseLinkSearch(raw: Record<string, unknown>): LinkSearch {
  // A token of digits alone arrives as a number.
  const token = typeof raw.token === 'string' || typeof raw.token === 'number' ? String(raw.token).trim() : ''
  return token !== '' && token.length <= MAX_TOKEN_LENGTH ? { token } : {}
}
