// @vitest-environment node
import { webcrypto } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPbkdf2Hasher } from './pbkdf2-hasher'

const hasher = createPbkdf2Hasher(webcrypto)

describe('PBKDF2 hashes of local passwords', () => {
  it('knows the right password again, and no other', async () => {
    const kept = await hasher.hash('correct horse')
    expect(await hasher.verify(kept, 'correct horse')).toBe(true)
    for (const wrong of ['correct horsf', '', 'Correct horse', 'correct horse ']) {
      expect(await hasher.verify(kept, wrong)).toBe(false)
    }
  })

  it('keeps neither the password nor a hash that tells equal ones (AC-06)', async () => {
    const [first, second] = [await hasher.hash('correct horse'), await hasher.hash('correct horse')]
    expect(first).toMatch(/^pbkdf2-sha256\$600000\$/)
    expect(first).not.toContain('correct')
    expect(first).not.toBe(second)
  })

  it('is PBKDF2 as others compute it', async () => {
    // RFC 7914, section 11: P="passwd", S="salt", c=1, the first 32 bytes
    const hash = Buffer.from('55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc', 'hex')
    const kept = `pbkdf2-sha256$1$${Buffer.from('salt').toString('base64')}$${hash.toString('base64')}`
    expect(await hasher.verify(kept, 'passwd')).toBe(true)
    expect(hasher.isOutdated(kept)).toBe(true)
  })

  it('takes a password for the same however its letters are composed', async () => {
    expect(await hasher.verify(await hasher.hash('caf\u00e9 noir'), 'cafe\u0301 noir')).toBe(true)
  })

  it.each([
    null,
    '',
    'correct horse',
    'pbkdf2-sha256$0$AAAA$AAAA',
    'pbkdf2-sha256$99999999$AAAA$AAAA',
    'pbkdf2-sha256$1$A$A',
    'pbkdf2-sha256$1$AAAA$AAAA',
    '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
  ])('lets nobody in by %j', async (kept) => {
    expect(await hasher.verify(kept, 'correct horse')).toBe(false)
  })

  it('finds weaker hashes outdated', async () => {
    expect(hasher.isOutdated('pbkdf2-sha256$599999$AAAA$AAAA')).toBe(true)
    expect(hasher.isOutdated('pbkdf2-sha256$600000$AAAA$AAAA')).toBe(false)
    expect(hasher.isOutdated('nonsense')).toBe(true)
  })
})
