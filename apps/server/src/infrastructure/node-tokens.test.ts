import { webcrypto } from 'node:crypto'
import { createTokenSource } from '@trendverse/application/accounts/create-token-source'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeTokens } from './node-tokens'

describe('tokens by Node', () => {
  it('have the hashes that browsers and earlier versions of the server give them', async () => {
    const portable = createTokenSource(webcrypto)
    const same = async (text: string): Promise<void> => {
      expect(await nodeTokens.hash(text)).toBe(await portable.hash(text))
    }
    for (const text of ['', 'a', 'é', '\ud800', '👍'.repeat(40)]) await same(text)
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary' }), same), { seed: 7 })
  })

  it('are 32 random bytes in the letters of an address', () => {
    const tokens = new Set(Array.from({ length: 50 }, () => nodeTokens.create()))
    expect(tokens.size).toBe(50)
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })
})
