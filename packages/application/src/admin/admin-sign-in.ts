import { AppError } from '@trendverse/domain/primitives/app-error'
import type { AccountPorts } from '../accounts/account-ports'
import type { CallOrigin } from '../accounts/caller'
import { type Credentials, checkCredentials } from '../accounts/check-credentials'
import { openSession } from '../accounts/open-session'
import type { OpenedSession } from '../accounts/opened-session'
import { readAccount } from '../accounts/read-account'
import { type AuditPorts, recordAudit } from './record-audit'

/**
 * Opens an administrator's session (AD-09, OP-70), throttled with all other sign-ins. That an account is no
 * administrator's is told only to whoever knows its password.
 */
export async function signInAsAdmin(
  ports: AccountPorts & AuditPorts,
  origin: CallOrigin,
  input: Credentials,
): Promise<OpenedSession> {
  const { user, passwordHash } = await checkCredentials(ports, origin, input)
  if (user.role !== 'admin') throw new AppError('admin_required', 'Admin access required')
  if (!user.isActive) throw new AppError('account_suspended', 'Account is suspended')
  const { token, session } = await openSession(ports, origin, user, 'admin')
  // A password changed while this one was checked ended all sessions but this.
  if ((await ports.accounts.passwordHashOf(user.id)) !== passwordHash) {
    await ports.sessions.end(user.id, session.id)
    throw new AppError('password_wrong', 'Invalid password')
  }
  await recordAudit(ports, { id: user.id, name: user.username }, 'admin.signed_in', user.id)
  return { token, expiresAtMs: session.expiresAtMs, account: await readAccount(ports, user) }
}
