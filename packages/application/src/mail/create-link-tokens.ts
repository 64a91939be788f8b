import { base64Url } from '../accounts/base64-url'
import type { LinkTokens } from '../ports/sessions'

type Bytes = Uint8Array<ArrayBuffer>

/** Of the Web Crypto API, which Node and browsers share, what these tokens need. */
export type LinkTokenCrypto<Key> = {
  readonly subtle: {
    importKey(
      format: 'raw',
      key: Bytes,
      algorithm: { readonly name: 'HMAC'; readonly hash: 'SHA-256' },
      extractable: boolean,
      uses: ['sign'],
    ): Promise<Key>
    sign(algorithm: 'HMAC', key: Key, data: Bytes): Promise<ArrayBuffer>
  }
}

/** Keeps these tokens apart from whatever else is ever made of the same key. */
const KIND = 'trendverse link token v1'

const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

/**
 * Tokens as HMAC-SHA-256 over Web Crypto.
 *
 * @param keyText High-entropy text from outside the database, the one that seals secrets.
 */
export function createLinkTokens<Key>(webCrypto: LinkTokenCrypto<Key>, keyText: string): LinkTokens {
  const { subtle } = webCrypto
  let key: Promise<Key> | undefined
  return {
    async derive(purpose, subject) {
      key ??= subtle.importKey('raw', utf8(keyText), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
      // As JSON, so that no purpose runs into its subject.
      const bytes = await subtle.sign('HMAC', await key, utf8(JSON.stringify([KIND, purpose, subject])))
      return base64Url(new Uint8Array(bytes))
    },
  }
}
