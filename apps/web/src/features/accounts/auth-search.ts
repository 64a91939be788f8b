import { safeReturnPath } from './safe-return-path'

/** What the addresses of the account pages may say: where to go afterwards, and what a mailed link carries. */
export type AuthSearch = { readonly from?: string | undefined; readonly token?: string | undefined }

/** Tokens are 43 characters; what is longer was never sent by us. */
const MAX_TOKEN_LENGTH = 200

/** Reads an address anyone may have typed: what is unknown or unsafe is left out, never an error. */
export function parseAuthSearch(raw: Record<string, unknown>): AuthSearch {
  const from = safeReturnPath(raw.from)
  // A token of digits alone arrives as a number.
  const token = typeof raw.token === 'string' || typeof raw.token === 'number' ? String(raw.token).trim() : ''
  return {
    ...(from !== null && { from }),
    ...(token !== '' && token.length <= MAX_TOKEN_LENGTH && { token }),
  }
}
