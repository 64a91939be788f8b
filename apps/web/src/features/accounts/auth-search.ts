import { type MailedToken, mailedToken } from '../../components/browser/mailed-token'
import { safeReturnPath } from '../../components/browser/safe-return-path'

/** What the addresses of the account pages may say: where to go afterwards, and what a mailed link carries. */
export type AuthSearch = MailedToken & { readonly from?: string | undefined }

/** Reads an address anyone may have typed: what is unknown or unsafe is left out, never an error. */
export function parseAuthSearch(raw: Record<string, unknown>): AuthSearch {
  const from = safeReturnPath(raw.from)
  return { ...(from !== null && { from }), ...mailedToken(raw) }
}
