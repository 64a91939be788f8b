import { TOKEN_LIFE_MS } from '@trendverse/domain/accounts/one-time-token'
import type { User } from '@trendverse/domain/accounts/user'
import { queueMail } from '../mail/queue-mail'
import type { MailRequest } from '../mail/write-mail'
import type { Needs } from '../ports/ports'
import type { AccountPorts } from './account-ports'

type TokenMail = Extract<MailRequest, { readonly type: 'verification' | 'reset' }>

/** Makes a token (VT-01, VT-07), keeps its hash and queues the mail that carries it. */
export async function sendTokenMail(ports: AccountPorts, kind: 'verification' | 'reset', user: User): Promise<void> {
  await queueMail(ports, await createTokenMail(ports, kind, user))
}

/** Makes a token, keeps its hash, and says what the mail has to hold that carries it. */
export async function createTokenMail(
  ports: Needs<'accountTokens' | 'clock' | 'tokens'>,
  kind: TokenMail['type'],
  user: User,
): Promise<TokenMail> {
  const nowMs = ports.clock.nowMs()
  const token = ports.tokens.create()
  const tokenHash = await ports.tokens.hash(token)
  await ports.accountTokens.add(
    {
      kind,
      userId: user.id,
      email: user.email,
      createdAtMs: nowMs,
      expiresAtMs: nowMs + TOKEN_LIFE_MS,
      usedAtMs: null,
    },
    tokenHash,
  )
  return {
    type: kind,
    to: user.email,
    userId: user.id,
    idempotencyKey: `${kind}:${tokenHash}`,
    variables: { firstName: user.firstName, token },
  }
}

/**
 * Sends such a mail to the account of an address, where there is one that may have it, after the caller was answered:
 * neither the answer nor its time tells which addresses have accounts.
 */
export function sendTokenMailUnseen(
  ports: AccountPorts,
  kind: 'verification' | 'reset',
  email: string,
  mayHave: (user: User) => boolean,
): Promise<void> {
  return ports.inBackground(() =>
    trySending(ports, null, async () => {
      const user = await ports.accounts.findByEmail(email.trim())
      if (user !== null && mayHave(user)) await sendTokenMail(ports, kind, user)
    }),
  )
}

/** For a mail whose failure is nobody's answer: that it could not be queued is worth a line. */
export async function trySending(
  ports: Needs<'log'>,
  userId: string | null,
  send: () => Promise<unknown>,
): Promise<void> {
  try {
    await send()
  } catch (error) {
    ports.log.warn({ err: error, userId }, 'A mail to an account could not be queued')
  }
}
