import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { GUEST_LIFE_MS } from '@trendverse/domain/accounts/session-rules'
import { isUuid } from '@trendverse/domain/primitives/is-uuid'
import { SECOND_MS } from '@trendverse/domain/primitives/time'
import { API_PREFIX } from '../api/api-prefix'

const NAME = 'trendverse_guest'

/** The cookie a visitor without an account is known by (LM-09). It proves that we gave it, and nothing else. */
export type GuestCookie = {
  /** The id in a request's `Cookie` header, or null: what we did not sign does not count. */
  read(header: string | undefined): string | null
  /** The `Set-Cookie` header that gives a visitor this id. */
  make(guestId: string): string
}

/**
 * @param secretKey Of the server; the cookie is signed with a key of its own that is derived from it.
 * @param publicUrl Behind https the cookie travels there alone.
 */
export function createGuestCookie(secretKey: string, publicUrl: string): GuestCookie {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'trendverse guest cookie', 32))
  const sign = (guestId: string): Buffer => createHmac('sha256', key).update(guestId).digest()
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''

  const verify = (value: string): string | null => {
    const [guestId = '', signature = ''] = value.split('.', 2)
    const given = Buffer.from(signature, 'base64url')
    const expected = sign(guestId)
    return isUuid(guestId) && given.length === expected.length && timingSafeEqual(given, expected) ? guestId : null
  }

  return {
    read(header) {
      for (const pair of (header ?? '').split(';')) {
        const [name = '', value = ''] = pair.trim().split('=', 2)
        const guestId = name === NAME ? verify(value) : null
        if (guestId !== null) return guestId
      }
      return null
    },
    make: (guestId) =>
      `${NAME}=${guestId}.${sign(guestId).toString('base64url')}; Path=${API_PREFIX}; Max-Age=${GUEST_LIFE_MS / SECOND_MS}; HttpOnly; SameSite=Lax${secure}`,
  }
}
