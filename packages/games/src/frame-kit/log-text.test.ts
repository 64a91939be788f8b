import fc from 'fast-check'
import { expect, it } from 'vitest'
import { logBytes, logText } from './log-text'

it('is the base64url that servers read, and comes back whole', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const text = logText(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      expect(logBytes(text)).toEqual(bytes)
    }),
  )
})

it('refuses what is no log', () => {
  expect(() => logBytes('not a log!')).toThrow(/invalid|not correctly encoded/i)
})
