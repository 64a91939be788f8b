import { MINUTE_MS } from '../primitives/time'

/** VT-02 */
export const TOKEN_LIFE_MS = 15 * MINUTE_MS

/** Why a token cannot be used (ER-16, ER-17). */
export type TokenRefusal = 'invalid' | 'used' | 'expired'

/** What is wrong with a token, null when nothing is. Looking at it does not use it up (VT-04). */
export function refusalOf(
  token: { readonly usedAtMs: number | null; readonly expiresAtMs: number } | null,
  nowMs: number,
): TokenRefusal | null {
  if (token === null) return 'invalid'
  if (token.usedAtMs !== null) return 'used'
  return token.expiresAtMs <= nowMs ? 'expired' : null
}
