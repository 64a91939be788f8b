import { describe, expect, it } from 'vitest'
import { createGuestCookie } from './guest-cookie'

const ID = '00000000-0000-7000-8000-0000000000a1'
const OTHER = '00000000-0000-7000-8000-0000000000a2'
const cookie = createGuestCookie('a secret of tests alone, long enough', 'https://trends.example')
const valueOf = (header: string) => header.split(';')[0] ?? ''

describe('the cookie of a guest (LM-09)', () => {
  it('knows a guest again', () => {
    const given = valueOf(cookie.make(ID))
    expect(cookie.read(given)).toBe(ID)
    expect(cookie.read(`theme=dark; ${given}; x=1`)).toBe(ID)
    expect(cookie.read(`trendverse_guest=forged; ${given}`)).toBe(ID)
  })

  it('is out of reach of scripts and other sites, lives a year, and travels safely behind https alone', () => {
    const parts = cookie.make(ID).split('; ').slice(1)
    expect(parts).toEqual(['Path=/api', 'Max-Age=31536000', 'HttpOnly', 'SameSite=Lax', 'Secure'])
    expect(createGuestCookie('another', 'http://localhost:3000').make(ID)).not.toContain('Secure')
  })

  it('counts only as we signed it', () => {
    const given = valueOf(cookie.make(ID))
    const [, signature = ''] = given.split('.')
    const forged = [
      undefined,
      '',
      'trendverse_guest',
      `trendverse_guest=${ID}`,
      `trendverse_guest=${ID}.`,
      `trendverse_guest=${OTHER}.${signature}`,
      given.slice(0, -1),
      `${given.slice(0, -2)}AA`,
      given.replace('trendverse_guest', 'guest'),
      valueOf(createGuestCookie('another secret', 'https://trends.example').make(ID)),
      `trendverse_guest=${'x'.repeat(5_000)}`,
    ]
    for (const header of forged) expect(cookie.read(header), header?.slice(0, 80)).toBeNull()
  })
})
