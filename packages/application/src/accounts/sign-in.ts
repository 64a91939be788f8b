import { signInRefusal } from '@trendverse/domain/accounts/sign-in-rules'
import type { User } from '@trendverse/domain/accounts/user'
import { AppError, type ErrorCode } from '@trendverse/domain/primitives/app-error'
import type { SessionKind } from '../ports/sessions'
import type { CallOrigin } from '../ports/world'
import type { AccountPorts } from './account-ports'
import { type Credentials, checkCredentials } from './check-credentials'
import { newSession } from './open-session'
import type { OpenedSession } from './opened-session'
import { readAccount } from './read-account'

/** ER-10, ER-11 */
const REFUSALS: Readonly<Record<NonNullable<ReturnType<typeof signInRefusal>>, readonly [ErrorCode, string]>> = {
  suspended: ['account_suspended', 'Account is suspended'],
  unverified: ['email_unverified', 'Please verify your email address before signing in.'],
}

/**
 * Opens a session of this kind (AC-22): account, password, whether it is an administrator's where that is asked for
 * (OP-70), whether it may come in at all (OP-16), and what else the kind asks for, which throws where it is not given. Only
 * who knows the password learns the last three.
 */
export async function signIn(
  ports: AccountPorts,
  origin: CallOrigin,
  input: Credentials,
  kind: SessionKind = 'user',
  takeFurtherStep?: (user: User) => Promise<void>,
): Promise<OpenedSession> {
  const { user, passwordHash } = await checkCredentials(ports, origin, input)
  if (kind === 'admin' && user.role !== 'admin') throw new AppError('admin_required', 'Admin access required')
  const refusal = signInRefusal(user)
  if (refusal !== null) throw new AppError(...REFUSALS[refusal])
  await takeFurtherStep?.(user)
  const counting = await renewHash(ports, user, input.password, passwordHash)
  const { token, session } = newSession(ports, origin, user, kind)
  const seen = await ports.sessions.createByPassword(session, await ports.tokens.hash(token), counting)
  // The password was changed while this one was checked.
  if (seen === null) throw new AppError('password_wrong', 'Invalid password')
  return { token, expiresAtMs: session.expiresAtMs, account: await readAccount(ports, seen) }
}

/** OP-10: hashes with today's parameters where the kept one is weaker; the hash that counts then. */
async function renewHash(ports: AccountPorts, user: User, password: string, kept: string): Promise<string> {
  if (!ports.passwords.isOutdated(kept)) return kept
  const renewed = await ports.passwords.hash(password)
  return (await ports.accounts.setPasswordHash(user.id, renewed, kept)) ? renewed : kept
}
