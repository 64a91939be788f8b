import type { PasswordHasher } from '@trendverse/application/ports/sessions'

/** OP-09 */
const ROUNDS = 600_000
/** What a damaged record may ask for at most, so that it cannot keep the page busy for minutes. */
const MAX_ROUNDS = 10_000_000
const SALT_BYTES = 16
const HASH_BITS = 256
const KIND = 'pbkdf2-sha256'

/** Of Web Crypto, what passwords need. */
export type PasswordCrypto = {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>
  readonly subtle: Pick<SubtleCrypto, 'importKey' | 'deriveBits'>
}

type Parsed = { readonly rounds: number; readonly salt: Uint8Array<ArrayBuffer>; readonly hash: Uint8Array }

/** Hashes of local passwords: PBKDF2 with SHA-256 and a random salt, the best that every browser has (OP-09). */
export function createPbkdf2Hasher(webCrypto: PasswordCrypto): PasswordHasher {
  const derive = async (password: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<Uint8Array> => {
    // The same characters on every keyboard, however its system composes them.
    const bytes = new TextEncoder().encode(password.normalize('NFKC'))
    const key = await webCrypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
    return new Uint8Array(await webCrypto.subtle.deriveBits(how, key, HASH_BITS))
  }
  return {
    hash: async (password) => {
      const salt = webCrypto.getRandomValues(new Uint8Array(SALT_BYTES))
      return [KIND, ROUNDS, toBase64(salt), toBase64(await derive(password, salt, ROUNDS))].join('$')
    },
    verify: async (kept, password) => {
      const parsed = kept === null ? null : parse(kept)
      // Accounts nobody has cost as much time as others.
      const { rounds, salt, hash } = parsed ?? {
        rounds: ROUNDS,
        salt: new Uint8Array(SALT_BYTES),
        hash: new Uint8Array(HASH_BITS / 8),
      }
      const isEqual = isSame(await derive(password, salt, rounds), hash)
      return parsed !== null && isEqual
    },
    isOutdated: (kept) => (parse(kept)?.rounds ?? 0) < ROUNDS,
  }
}

/** What a kept text says; null when it is none of ours. */
function parse(kept: string): Parsed | null {
  const [, rounds, salt, hash] = /^pbkdf2-sha256\$(\d{1,8})\$([\w+/=]+)\$([\w+/=]+)$/.exec(kept) ?? []
  if (rounds === undefined || salt === undefined || hash === undefined) return null
  const count = Number(rounds)
  if (count < 1 || count > MAX_ROUNDS) return null
  try {
    return { rounds: count, salt: fromBase64(salt), hash: fromBase64(hash) }
  } catch {
    return null
  }
}

/** Looks at every byte, whatever the first ones say. */
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
