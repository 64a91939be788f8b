import { createHash, webcrypto } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTokenSource } from './create-token-source'

const tokens = createTokenSource(webcrypto)

describe('createTokenSource', () => {
  it('makes tokens of 256 bits that fit into an address, never the same twice (OP-20, VT-07)', () => {
    const made = Array.from({ length: 500 }, () => tokens.create())
    expect(new Set(made).size).toBe(500)
    for (const token of made) {
      expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    }
  })

  it('hashes with SHA-256, as hex', async () => {
    for (const text of ['', 'abc', 'ä🪐\0']) {
      expect(await tokens.hash(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }
  })
})
