import { refusalOf } from '@trendverse/domain/accounts/one-time-token'
import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { DAY_MS } from '@trendverse/domain/primitives/time'
import type { AccountPorts } from '../accounts/account-ports'
import { nameTaken } from '../accounts/name-taken'
import { openSession } from '../accounts/open-session'
import type { OpenedSession } from '../accounts/opened-session'
import { readAccount } from '../accounts/read-account'
import { consumeAttempt } from '../accounts/throttle'
import type { Needs } from '../ports/ports'
import type { CallOrigin } from '../ports/world'
import { type NewAdminFields, prepareAdmin } from './new-admin'
import { noteSignInPlace, type PlacePorts } from './note-sign-in-place'
import { type AuditPorts, recordAudit } from './record-audit'

/** OP-70 */
const SETUP_TOKEN_LIFE_MS = DAY_MS

const REFUSALS = {
  invalid: ['token_invalid', 'This set-up link isn’t valid. The server prints a new one when it starts.'],
  used: ['token_used', 'This set-up link has already been used.'],
  expired: ['token_expired', 'This set-up link has expired. The server prints a new one when it starts.'],
} as const

function refused(reason: keyof typeof REFUSALS): AppError {
  const [code, message] = REFUSALS[reason]
  return new AppError(code, message)
}

/**
 * A new token for the set-up link while there is no administrator, null otherwise. Unused ones from before are void.
 */
export async function offerSetup(
  ports: Needs<'accounts' | 'accountTokens' | 'tokens' | 'clock'>,
): Promise<string | null> {
  if (await ports.accounts.hasAdmin()) return null
  const token = ports.tokens.create()
  const createdAtMs = ports.clock.nowMs()
  const expiresAtMs = createdAtMs + SETUP_TOKEN_LIFE_MS
  const record = { kind: 'admin_setup', userId: null, email: '', createdAtMs, expiresAtMs, usedAtMs: null } as const
  await ports.accountTokens.replaceAdminSetup(record, await ports.tokens.hash(token))
  return token
}

/**
 * Makes the first administrator and signs them in. The database decides between two who come at once: one account is
 * made, the other finds the link used. A name that is taken does not spend the link.
 */
export async function setUpAdmin(
  ports: AccountPorts & AuditPorts & PlacePorts,
  origin: CallOrigin,
  input: NewAdminFields & { readonly token: string },
): Promise<OpenedSession> {
  await consumeAttempt(ports, THROTTLES.tokenNetwork, origin.network)
  const tokenHash = await ports.tokens.hash(input.token)
  const kept = await ports.accountTokens.find('admin_setup', tokenHash)
  const refusal = refusalOf(kept, ports.clock.nowMs())
  if (refusal !== null) throw refused(refusal)
  if (await ports.accounts.hasAdmin()) throw refused('used')
  const account = await prepareAdmin(ports, input)
  const outcome = await ports.accounts.createFirstAdmin(account)
  if (outcome === 'admin_exists') throw refused('used')
  if (outcome !== 'created') throw nameTaken(outcome)
  await ports.accountTokens.useAdminSetup(tokenHash, ports.clock.nowMs())
  const { user } = account
  const { token, session } = await openSession(ports, origin, user, 'admin')
  await recordAudit(ports, { id: user.id, name: user.username }, 'admin.set_up', user.id)
  const made = await readAccount(ports, user)
  await noteSignInPlace(ports, origin, made)
  return { token, expiresAtMs: session.expiresAtMs, account: made }
}
