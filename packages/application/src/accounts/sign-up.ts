import { newUser } from '@trendverse/domain/accounts/new-user'
import type { TakenName } from '@trendverse/domain/accounts/taken-names'
import { THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import type { User } from '@trendverse/domain/accounts/user'
import { isTimeZone } from '@trendverse/domain/limits/account-day'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { uuidV7 } from '@trendverse/domain/primitives/uuid'
import type { CallOrigin } from '../ports/world'
import { getSystemSetting } from '../settings/get-system-settings'
import type { AccountPorts } from './account-ports'
import { checkNewPassword } from './check-new-password'
import { nameTaken } from './name-taken'
import { openSession } from './open-session'
import type { OpenedSession } from './opened-session'
import { readAccount } from './read-account'
import { sendTokenMail, trySending } from './send-token-mail'
import { consumeAttempt } from './throttle'

export type SignUpInput = {
  readonly firstName: string
  readonly lastName: string
  readonly username: string
  readonly email: string
  readonly password: string
  readonly timeZone?: string | undefined
}

/** Makes an account, signs it in for at most a day (AC-09, OP-13) and queues the mail that verifies its address. */
export async function signUp(ports: AccountPorts, origin: CallOrigin, input: SignUpInput): Promise<OpenedSession> {
  const user = await admitSignUp(ports, origin, input)
  // Before the hash, which is dear; the database itself decides between two at once.
  const outcome =
    (await takenBefore(ports, user)) ??
    (await ports.accounts.create({ user, passwordHash: await ports.passwords.hash(input.password) }))
  if (outcome !== 'created') throw await refusalOf(ports, outcome)
  const { token, session } = await openSession(ports, origin, user)
  await trySending(ports, user.id, () => sendTokenMail(ports, 'verification', user))
  return { token, expiresAtMs: session.expiresAtMs, account: await readAccount(ports, user) }
}

/** The account a sign-up would make. Throws AppError `registration_closed`, `rate_limited`, `invalid_input`. */
export async function admitSignUp(ports: AccountPorts, origin: CallOrigin, input: SignUpInput): Promise<User> {
  if (!(await getSystemSetting(ports, 'enableRegistration'))) {
    throw new AppError('registration_closed', 'Registration is currently closed.')
  }
  await consumeAttempt(ports, THROTTLES.signUpNetwork, origin.network)
  await checkNewPassword(ports, input.password)
  const { timeZone } = input
  const nowMs = ports.clock.nowMs()
  return newUser(
    uuidV7(nowMs, ports.random.bytes(10)),
    { ...input, timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined },
    nowMs,
  )
}

async function takenBefore(ports: AccountPorts, user: { readonly username: string; readonly email: string }) {
  if ((await ports.accounts.findByUsername(user.username)) !== null) return 'username_taken'
  return (await ports.accounts.findByEmail(user.email)) === null ? null : 'email_taken'
}

/** ER-13 and ER-14, or one text for both where the installation does not tell who has an account (OP-11). */
async function refusalOf(ports: AccountPorts, taken: TakenName): Promise<AppError> {
  if (await getSystemSetting(ports, 'neutralAccountTexts')) {
    return new AppError('credentials_wrong', 'This username or email address can’t be used.')
  }
  return nameTaken(taken)
}
