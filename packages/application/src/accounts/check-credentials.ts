import { signInDelayMs, THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import type { User } from '@trendverse/domain/accounts/user'
import { AppError } from '@trendverse/domain/primitives/app-error'
import type { CallOrigin } from '../ports/world'
import { getSystemSetting } from '../settings/get-system-settings'
import type { AccountPorts } from './account-ports'
import { type Attempt, consumeAttempts, settleAttempts } from './throttle'

export type Credentials = { readonly email: string; readonly password: string }

/**
 * The account that address and password belong to (AC-22: find account, check password). Every try counts before it is
 * made, per network, per address and network, and per account; one that is right is taken back. Unknown accounts cost as much
 * time as known ones.
 */
export async function checkCredentials(
  ports: AccountPorts,
  origin: Pick<CallOrigin, 'network'>,
  { email, password }: Credentials,
): Promise<{ readonly user: User; readonly passwordHash: string }> {
  const ofNetwork: Attempt = [THROTTLES.signInNetwork, origin.network]
  const ofPair: Attempt = [THROTTLES.signInPair, email, origin.network]
  const ofAccount: Attempt = [THROTTLES.signInAccount, email]
  const find = () => ports.accounts.findCredentials(email.trim())
  // Asked for together, they are one way to the database; whoever is refused learns nothing of what was found.
  const [tries, foundAtOnce] = await Promise.all([consumeAttempts(ports, [ofNetwork, ofPair, ofAccount]), find()])
  const delayMs = signInDelayMs(tries)
  if (delayMs > 0) await ports.pause(delayMs)
  const found = delayMs > 0 ? await find() : foundAtOnce
  const isRight = await ports.passwords.verify(found?.passwordHash ?? null, password)
  if (found === null) throw await refusal(ports, 'account_unknown', 'User not found')
  if (!isRight) throw await refusal(ports, 'password_wrong', 'Invalid password')
  // A school or an office signs in from one network.
  await ports.inBackground(() => settleAttempts(ports, [ofNetwork], [ofPair, ofAccount]))
  return found
}

/** ER-08 and ER-09, or one text for both where the installation does not tell who has an account (OP-11). */
async function refusal(
  ports: AccountPorts,
  code: 'account_unknown' | 'password_wrong',
  message: string,
): Promise<AppError> {
  return (await getSystemSetting(ports, 'neutralAccountTexts'))
    ? new AppError('credentials_wrong', 'Failed to sign in. Please check your credentials.')
    : new AppError(code, message)
}
