import { RECOVERY_BYTES, readRecoveryCode, recoveryCodesFrom } from '@trendverse/domain/accounts/recovery-codes'
import type { Uuid } from '@trendverse/domain/primitives/uuid'
import type { Needs } from '../../ports/ports'
import { recoveryCodeHash } from './spend-code'

/** New recovery codes as their owner is shown them, once, and what is kept of them. */
export async function makeRecoveryCodes(
  ports: Needs<'random' | 'tokens'>,
  userId: Uuid,
): Promise<{ readonly codes: readonly string[]; readonly hashes: readonly string[] }> {
  const codes = recoveryCodesFrom(ports.random.bytes(RECOVERY_BYTES))
  const hashes = await Promise.all(codes.map((code) => recoveryCodeHash(ports, userId, readRecoveryCode(code))))
  return { codes, hashes }
}
