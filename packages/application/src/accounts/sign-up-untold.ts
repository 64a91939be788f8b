import { isBeyond, THROTTLES } from '@trendverse/domain/accounts/throttle-rules'
import { isBlocked, type User } from '@trendverse/domain/accounts/user'
import { queueMail } from '../mail/queue-mail'
import type { CallOrigin } from '../ports/world'
import type { AccountPorts } from './account-ports'
import { mayBeMailed } from './may-mail-again'
import { nameTaken } from './name-taken'
import { sendTokenMail, trySending } from './send-token-mail'
import { admitSignUp, type SignUpInput } from './sign-up'
import { countAttempt } from './throttle'

/**
 * Signs somebody up where the installation keeps to itself which addresses have accounts (OP-11). Whether this one had an account is
 * told to its mailbox alone: a new account gets its link, the owner of an old one reads that somebody signed up. Neither answer nor
 * what can be tried afterwards differs: no session is opened, the password is hashed for nobody as well, and the name is held
 * where no account took it. Names are public; a taken one is told (AppError `username_taken`).
 */
export async function signUpUntold(ports: AccountPorts, origin: CallOrigin, input: SignUpInput): Promise<void> {
  const user = await admitSignUp(ports, origin, input)
  if ((await ports.accounts.findByUsername(user.username)) !== null) throw nameTaken('username_taken')
  const { signUpName } = THROTTLES
  if (isBeyond(signUpName, await countAttempt(ports, signUpName, user.username))) throw nameTaken('username_taken')
  const [passwordHash, owner] = await Promise.all([
    ports.passwords.hash(input.password),
    ports.accounts.findByEmail(user.email),
  ])
  const outcome = owner === null ? await ports.accounts.create({ user, passwordHash }) : 'email_taken'
  if (outcome === 'username_taken') throw nameTaken(outcome)
  await ports.inBackground(() =>
    trySending(ports, null, () =>
      outcome === 'created' ? sendTokenMail(ports, 'verification', user) : tellOwner(ports, user.email),
    ),
  )
}

async function tellOwner(ports: AccountPorts, email: string): Promise<void> {
  const owner = await ports.accounts.findByEmail(email)
  if (owner === null || isBlocked(owner) || !(await mayBeMailed(ports, 'signUp', email))) return
  if (owner.emailVerified) await queueMail(ports, alreadyRegistered(ports, owner))
  else await sendTokenMail(ports, 'verification', owner)
}

function alreadyRegistered(ports: AccountPorts, { id, email, firstName }: User) {
  return {
    type: 'already_registered',
    to: email,
    userId: id,
    idempotencyKey: `already_registered:${ports.tokens.create()}`,
    variables: { firstName },
  } as const
}
