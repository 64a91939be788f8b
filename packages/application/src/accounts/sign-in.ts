import { isBlocked, type User } from '@trendverse/domain/accounts/user'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { AccountPorts } from './account-ports'
import type { CallOrigin } from './caller'
import { type Credentials, checkCredentials } from './check-credentials'
import { openSession } from './open-session'
import type { OpenedSession } from './opened-session'
import { readAccount } from './read-account'

/**
 * Opens a session (AC-22): account, password, whether it may come in at all (OP-16, BL-02), whether its address is
 * verified (AC-26). Only who knows the password learns the last two.
 */
export async function signIn(ports: AccountPorts, origin: CallOrigin, input: Credentials): Promise<OpenedSession> {
  const { user, passwordHash } = await checkCredentials(ports, origin, input)
  if (!user.isActive || isBlocked(user)) throw new AppError('account_suspended', 'Account is suspended')
  if (!user.emailVerified) {
    throw new AppError('email_unverified', 'Please verify your email address before signing in.')
  }
  const counting = await renewHash(ports, user, input.password, passwordHash)
  const { token, session } = await openSession(ports, origin, user)
  // A password changed while this one was checked ended all sessions but this.
  if ((await ports.accounts.passwordHashOf(user.id)) !== counting) {
    await ports.sessions.end(user.id, session.id)
    throw new AppError('password_wrong', 'Invalid password')
  }
  const seen = await ports.accounts.update(user.id, { lastActiveAtMs: session.createdAtMs })
  const account = await readAccount(ports, typeof seen === 'object' && seen !== null ? seen : user)
  return { token, expiresAtMs: session.expiresAtMs, account }
}

/** OP-10: hashes with today's parameters where the kept one is weaker; the hash that counts then. */
async function renewHash(ports: AccountPorts, user: User, password: string, kept: string): Promise<string> {
  if (!ports.passwords.isOutdated(kept)) return kept
  const renewed = await ports.passwords.hash(password)
  return (await ports.accounts.setPasswordHash(user.id, renewed, kept)) ? renewed : kept
}
