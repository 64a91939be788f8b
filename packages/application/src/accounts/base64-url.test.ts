import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base64Url } from './base64-url'

describe('base64Url', () => {
  it('writes any bytes as addresses take them, and as Node reads them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(base64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
      }),
    )
  })
})
