import { describe, expect, it } from 'vitest'
import { refusalOf, TOKEN_LIFE_MS } from './one-time-token'

const NOON_MS = Date.UTC(2026, 4, 1, 12)
const token = (usedAtMs: number | null) => ({ usedAtMs, expiresAtMs: NOON_MS + TOKEN_LIFE_MS })

describe('refusalOf', () => {
  it('takes an unused token until its fifteen minutes are over (VT-02)', () => {
    expect(refusalOf(token(null), NOON_MS + 15 * 60_000 - 1)).toBeNull()
    expect(refusalOf(token(null), NOON_MS + 15 * 60_000)).toBe('expired')
  })

  it('says "used" of a used one, expired or not, and "invalid" of none', () => {
    expect(refusalOf(token(NOON_MS), NOON_MS + 1)).toBe('used')
    expect(refusalOf(token(NOON_MS), NOON_MS + TOKEN_LIFE_MS)).toBe('used')
    expect(refusalOf(null, NOON_MS)).toBe('invalid')
  })
})
