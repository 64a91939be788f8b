import { hash, parseOptions, verify } from '@node-rs/argon2'
import type { PasswordHasher } from '@trendverse/application/ports/sessions'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { limitConcurrency } from './limit-concurrency'

/** OP-10: 19 MiB, two passes, one lane; the library's default kind is argon2id. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Each takes a core and its memory; files and names are looked up by the same few threads, which must not starve. */
const AT_ONCE = 2
/** Who comes when so many wait is told to come back, rather than waiting until nobody listens any more. */
const MAX_WAITING = 100
const BUSY_RETRY_MS = 5 * SECOND_MS

/** Argon2id with bounded memory: a burst of sign-ins waits in line. */
export function createArgon2Hasher(): PasswordHasher {
  let decoy: Promise<string> | undefined
  const inTurn = limitConcurrency(AT_ONCE, {
    maxWaiting: MAX_WAITING,
    refusal: () =>
      new AppError('unavailable', 'Too many people are signing in right now. Please try again.', {
        retryable: true,
        retryAfterMs: BUSY_RETRY_MS,
      }),
  })
  const create = (password: string) => inTurn(() => hash(normalise(password), PARAMETERS))

  return {
    hash: create,
    async verify(kept, password) {
      // Accounts nobody has are compared with a hash nobody has the password of.
      decoy ??= create('no account').catch((error: unknown) => {
        decoy = undefined
        throw error
      })
      const compared = kept ?? (await decoy)
      const isRight = await inTurn(() => verify(compared, normalise(password)))
      return kept !== null && isRight
    },
    isOutdated(kept) {
      const { memoryCost, timeCost, parallelism } = parseOptions(kept)
      const { memoryCost: memory, timeCost: passes, parallelism: lanes } = PARAMETERS
      return memoryCost < memory || timeCost < passes || parallelism < lanes
    },
  }
}

/** The same characters on every keyboard, however its system composes them. */
function normalise(password: string): string {
  return password.normalize('NFKC')
}
