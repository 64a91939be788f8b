import type { Needs } from '../ports/ports'

/** The token in every mail to an address. The database keeps its hash alone (VT-07). */
export async function subscriberToken(
  ports: Needs<'linkTokens' | 'tokens'>,
  email: string,
): Promise<{ readonly token: string; readonly tokenHash: string }> {
  const token = await ports.linkTokens.derive('newsletter', email.toLowerCase())
  return { token, tokenHash: await ports.tokens.hash(token) }
}
