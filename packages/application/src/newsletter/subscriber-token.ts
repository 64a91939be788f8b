import type { LinkTokens } from '../ports/link-tokens'
import type { TokenSource } from '../ports/token-source'

/** The token in every mail to an address. The record keeps its hash alone (VT-07). */
export async function subscriberToken(
  ports: { readonly linkTokens: LinkTokens; readonly tokens: Pick<TokenSource, 'hash'> },
  email: string,
): Promise<{ readonly token: string; readonly tokenHash: string }> {
  const token = await ports.linkTokens.derive('newsletter', email.toLowerCase())
  return { token, tokenHash: await ports.tokens.hash(token) }
}
