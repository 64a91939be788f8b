import { newVerifiedUser } from '@trendverse/domain/accounts/new-user'
import type { User } from '@trendverse/domain/accounts/user'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { type Uuid, uuidV7 } from '@trendverse/domain/primitives/uuid'
import { sampleEntriesOf } from '@trendverse/domain/quizzes/sample-entries'
import { checkNewPassword } from '../accounts/check-new-password'
import { nameTaken } from '../accounts/name-taken'
import type { KycPorts } from '../kyc/kyc-ports'
import { recordKycAudit } from '../kyc/record-kyc-audit'
import type { Needs } from '../ports/ports'
import { recordAudit, SYSTEM_ACTOR } from './record-audit'

/** OP-21 */
export const DEMO_USER = { username: 'demo', email: 'demo@trendverse.example', firstName: 'Demo', lastName: 'User' }
const DEMO_LIMITS = { memes: 10, quizzes: null, games: null } as const

type SeedDemoPorts = KycPorts &
  Needs<'accounts' | 'commonPasswords' | 'passwords' | 'quizzes' | 'sessions'> & {
    /** Trends whose leaderboards are filled with samples. */
    readonly demoTrendIds: readonly Uuid[]
  }

export type SeededDemo = {
  readonly outcome: 'created' | 'kept'
  /** The password was set to the one given; otherwise the account has the one it had. */
  readonly passwordSet: boolean
}

/**
 * Makes the demo account, or puts the one there is in order again, and so for the invented rows of some leaderboards
 * (QZ-28, OP-40); repeated it changes nothing more but their dates. A new password ends the account's sessions. Refused
 * where a stranger has taken the name.
 */
export async function seedDemo(
  ports: SeedDemoPorts,
  input: {
    /** Set on the account; null leaves an existing account's password alone. */
    readonly chosenPassword: string | null
    /** For a new account, when none was chosen. */
    readonly randomPassword: string
    readonly isProduction: boolean
  },
): Promise<SeededDemo> {
  if (input.isProduction) throw new AppError('conflict', 'The demo account is never made in production.')
  if (input.chosenPassword !== null) await checkNewPassword(ports, input.chosenPassword)
  const known = await ports.accounts.findByUsername(DEMO_USER.username)
  if (known !== null && known.email !== DEMO_USER.email) throw nameTaken('username_taken')
  const seeded =
    known === null
      ? await createDemo(ports, input.chosenPassword ?? input.randomPassword)
      : await restoreDemo(ports, known, input.chosenPassword)
  const nowMs = ports.clock.nowMs()
  await ports.quizzes.addSamples(ports.demoTrendIds.flatMap((trendId) => sampleEntriesOf(trendId, nowMs)))
  return seeded
}

async function createDemo(ports: SeedDemoPorts, password: string): Promise<SeededDemo> {
  const nowMs = ports.clock.nowMs()
  const user: User = {
    ...newVerifiedUser(uuidV7(nowMs, ports.random.bytes(10)), DEMO_USER, nowMs),
    dailyLimitOverrides: DEMO_LIMITS,
  }
  const outcome = await ports.accounts.create({ user, passwordHash: await ports.passwords.hash(password) })
  if (outcome !== 'created') throw nameTaken(outcome)
  await recordAudit(ports, SYSTEM_ACTOR, 'demo.seeded', user.id)
  return { outcome: 'created', passwordSet: true }
}

async function restoreDemo(ports: SeedDemoPorts, known: User, password: string | null): Promise<SeededDemo> {
  await endIdentityCheck(ports, known)
  await ports.accounts.update(known.id, {
    status: 'active',
    isActive: true,
    emailVerified: true,
    verifiedAtMs: known.verifiedAtMs ?? ports.clock.nowMs(),
    kycRequired: false,
    blockedReason: null,
    blockedAtMs: null,
    dailyLimitOverrides: DEMO_LIMITS,
  })
  if (password !== null) {
    await ports.accounts.setPasswordHash(known.id, await ports.passwords.hash(password))
    await ports.sessions.endAll(known.id, null)
  }
  await ports.events.accountChanged(known.id)
  return { outcome: 'kept', passwordSet: password !== null }
}

/**
 * Left open it would stay in the queue of administrators, and count again when the account is flagged the next time.
 */
async function endIdentityCheck(ports: SeedDemoPorts, known: User): Promise<void> {
  const open = await ports.kyc.findOpen(known.id)
  const ended = open && (await ports.kyc.decide(open.id, 'approved', '', ports.clock.nowMs()))
  if (ended !== null) await recordKycAudit(ports, SYSTEM_ACTOR, 'approved', ended.record)
}
