import { logFailure } from '../call/log-failure'
import type { Services } from '../services'

/**
 * Asks whether the remembered session still stands, and what the account looks like by now. A refused token is forgotten
 * by the call itself (OP-12); without a server whoever was signed in stays shown (OP-09).
 */
export async function confirmSession({ session, call }: Pick<Services, 'session' | 'call'>): Promise<void> {
  const token = session.token()
  if (token === null) return
  try {
    const { data } = await call((backend) => backend.auth.me())
    if (session.token() === token) session.update(data)
  } catch (cause) {
    logFailure('The session could not be confirmed.', cause)
  }
}
