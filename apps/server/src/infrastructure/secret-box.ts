import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { SealedPlace, SecretBox } from '@trendverse/application/ports/world'
import { AppError } from '@trendverse/domain/primitives/app-error'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v2'
/** What was sealed before its place was part of it. */
const PLACELESS = 'v1'

/**
 * Seals secrets with a data key of their own, which is sealed with the wrapping key: `v2.<data key>.<secret>`, both
 * as nonce, tag and text in base64url. The version and the place are authenticated with them, so that a text copied to
 * another row opens nothing there. Knowing one record's data key opens no other, and the wrapping key encrypts nothing
 * but random keys.
 *
 * @param keyText What the wrapping key is made from: high-entropy text, see `readSecretKey`.
 */
export function createSecretBox(keyText: string): SecretBox {
  const wrappingKey = Buffer.from(hkdfSync('sha256', keyText, '', 'trendverse secret box v1', KEY_BYTES))
  return {
    async seal(secret, place) {
      const dataKey = randomBytes(KEY_BYTES)
      const bound = boundTo(VERSION, place)
      const wrapped = encrypt(wrappingKey, dataKey, bound)
      return [VERSION, wrapped, encrypt(dataKey, Buffer.from(secret, 'utf8'), bound)].join('.')
    },
    async open(sealed, place) {
      const [version = '', wrapped, text, ...rest] = sealed.split('.')
      try {
        const isKnown = version === VERSION || version === PLACELESS
        if (!isKnown || wrapped === undefined || text === undefined || rest.length > 0) {
          throw new Error('not a sealed text')
        }
        const bound = boundTo(version, place)
        return decrypt(decrypt(wrappingKey, wrapped, bound), text, bound).toString('utf8')
      } catch (error) {
        throw new AppError('internal_error', 'A sealed secret cannot be opened with this secret key.', { cause: error })
      }
    },
  }
}

/** What is authenticated beside the text. Written as JSON, so that no two places are spelt alike. */
function boundTo(version: string, { table, id, field }: SealedPlace): Buffer {
  return Buffer.from(version === PLACELESS ? version : JSON.stringify([version, table, id, field]))
}

function encrypt(key: Uint8Array, plain: Uint8Array, bound: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(bound)
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

function decrypt(key: Uint8Array, sealed: string, bound: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(bound)
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
}
