import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeLog } from './decode-log'

describe('decodeLog', () => {
  it('reads what base64url writes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(decodeLog(Buffer.from(bytes).toString('base64url'))).toEqual(bytes)
      }),
    )
  })

  it('takes one spelling of every log', () => {
    for (const text of ['A', 'AB', 'AAB', 'AAAAA', 'AA==', 'A+', 'A/', 'AA\n', '🪐']) expect(decodeLog(text)).toBeNull()
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (text) => {
        const bytes = decodeLog(text)
        if (bytes !== null) expect(Buffer.from(bytes).toString('base64url')).toBe(text)
      }),
    )
  })
})
