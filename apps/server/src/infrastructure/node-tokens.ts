import { createHash, randomBytes } from 'node:crypto'
import type { TokenSource } from '@trendverse/application/ports/sessions'

const TOKEN_BYTES = 32

/**
 * The tokens and hashes of `createTokenSource`, by Node's own functions: Web Crypto hands every text to another thread, which
 * takes longer than hashing it, and every signed-in request brings one.
 */
export const nodeTokens: TokenSource = {
  create: () => randomBytes(TOKEN_BYTES).toString('base64url'),
  hash: async (token) => createHash('sha256').update(token).digest('hex'),
}
