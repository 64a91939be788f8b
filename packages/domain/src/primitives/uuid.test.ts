import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUuid } from './is-uuid'
import { uuidV7 } from './uuid'

const bytes = fc.uint8Array({ minLength: 10, maxLength: 16 })

describe('uuidV7', () => {
  it('is a version 7 id of the RFC variant, whatever the random bytes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), bytes, (nowMs, random) => {
        const id = uuidV7(nowMs, random)
        expect(isUuid(id)).toBe(true)
        expect(id[14]).toBe('7')
        expect('89ab').toContain(id[19])
      }),
      { seed: 5 },
    )
  })

  it('sorts by time', () => {
    const last = new Uint8Array(10).fill(255)
    const first = new Uint8Array(10)
    expect(uuidV7(1_700_000_000_000, last) < uuidV7(1_700_000_000_001, first)).toBe(true)
  })

  it('refuses too few random bytes rather than making guessable ids', () => {
    expect(() => uuidV7(0, new Uint8Array(9))).toThrow(RangeError)
  })
})

describe('isUuid', () => {
  it('takes canonical lower-case ids only', () => {
    expect(isUuid('0190163d-8694-739b-aea5-966c26f8ad90')).toBe(true)
    for (const text of ['', '0190163D-8694-739B-AEA5-966C26F8AD90', '{0190163d-8694-739b-aea5-966c26f8ad90}', 'x']) {
      expect(isUuid(text), text).toBe(false)
    }
  })
})
