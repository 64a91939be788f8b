import { plainCode } from './plain-code'

/** Thirty-two characters nobody mistakes for one another (Crockford's alphabet, in small letters). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const IN_ALPHABET = /^[\da-hjkmnp-tv-z]*$/
const GROUP_LENGTH = 4

export const RECOVERY_CODE_COUNT = 10
/** Eighty bits: no hash of it can be turned back by trying. */
export const RECOVERY_CODE_LENGTH = 16
/** How many random bytes `recoveryCodesFrom` wants. */
export const RECOVERY_BYTES = RECOVERY_CODE_COUNT * RECOVERY_CODE_LENGTH

/** Ten codes, each once the way out of a lost telephone. @example 'k3m9-x2p4-7q0d-h8vz' */
export function recoveryCodesFrom(bytes: Uint8Array): readonly string[] {
  const text = Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
  return Array.from({ length: RECOVERY_CODE_COUNT }, (_, index) =>
    inGroups(text.slice(index * RECOVERY_CODE_LENGTH, (index + 1) * RECOVERY_CODE_LENGTH)),
  )
}

/** A recovery code as it is compared: without spaces and dashes, and with what people write for similar characters. */
export function readRecoveryCode(typed: string): string {
  const plain = plainCode(typed).replaceAll(/[il]/g, '1').replaceAll('o', '0')
  return IN_ALPHABET.test(plain) ? plain : ''
}

function inGroups(text: string): string {
  const count = Math.ceil(text.length / GROUP_LENGTH)
  return Array.from({ length: count }, (_, index) => text.slice(index * GROUP_LENGTH, (index + 1) * GROUP_LENGTH)).join(
    '-',
  )
}
