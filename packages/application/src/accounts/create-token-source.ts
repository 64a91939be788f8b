import type { TokenSource } from '../ports/sessions'
import { base64Url } from './base64-url'

const TOKEN_BYTES = 32

/** Of the Web Crypto API, which Node and browsers share, what tokens need. */
export type TokenCrypto = {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>
  readonly subtle: { digest(algorithm: 'SHA-256', data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> }
}

/** Tokens over Web Crypto. Where there is no secure context a browser has no `subtle`, and hashing rejects. */
export function createTokenSource(webCrypto: TokenCrypto): TokenSource {
  return {
    create: () => base64Url(webCrypto.getRandomValues(new Uint8Array(TOKEN_BYTES))),
    async hash(token) {
      const digest = await webCrypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
      return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
    },
  }
}
