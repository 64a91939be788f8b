import type { User } from '@trendverse/domain/accounts/user'
import { nameTaken } from '../accounts/name-taken'
import type { Needs } from '../ports/ports'
import { type NewAdminFields, prepareAdmin } from './new-admin'
import { type AuditPorts, recordAudit, SYSTEM_ACTOR } from './record-audit'

/** Makes an administrator at the machine itself (`npm run admin:create`), however many there are. */
export async function createAdmin(
  ports: AuditPorts & Needs<'accounts' | 'commonPasswords' | 'passwords'>,
  fields: NewAdminFields,
): Promise<Pick<User, 'username' | 'email'>> {
  const account = await prepareAdmin(ports, fields)
  const outcome = await ports.accounts.create(account)
  if (outcome !== 'created') throw nameTaken(outcome)
  const { id, username, email } = account.user
  await recordAudit(ports, SYSTEM_ACTOR, 'admin.created', id)
  return { username, email }
}
