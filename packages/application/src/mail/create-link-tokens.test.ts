import { webcrypto } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createLinkTokens } from './create-link-tokens'

describe('link tokens', () => {
  const tokens = createLinkTokens(webcrypto, 'a key of the installation')

  it('are the same for the same subject, also after a restart', async () => {
    const token = await tokens.derive('newsletter', 'ada@example.org')
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(await createLinkTokens(webcrypto, 'a key of the installation').derive('newsletter', 'ada@example.org')).toBe(
      token,
    )
  })

  it('differ by subject, purpose and key', async () => {
    const made = await Promise.all([
      tokens.derive('newsletter', 'ada@example.org'),
      tokens.derive('newsletter', 'bob@example.org'),
      tokens.derive('newslettera', 'da@example.org'),
      createLinkTokens(webcrypto, 'another key').derive('newsletter', 'ada@example.org'),
    ])
    expect(new Set(made).size).toBe(made.length)
  })
})
