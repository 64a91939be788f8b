import { hash } from '@node-rs/argon2'
import { AppError } from '@trendverse/domain/primitives/app-error'
import { describe, expect, it } from 'vitest'
import { createArgon2Hasher } from './argon2-hasher'

describe('argon2 hasher', () => {
  const hasher = createArgon2Hasher()

  it('makes argon2id hashes of 19 MiB and two passes, with a salt of their own (AC-06)', async () => {
    const [first, second] = await Promise.all([hasher.hash('correct horse'), hasher.hash('correct horse')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(second).not.toBe(first)
    expect(await hasher.verify(first, 'correct horse')).toBe(true)
    expect(await hasher.verify(first, 'correct horsf')).toBe(false)
  })

  it('never takes a password for the hash of nobody, though it compares all the same', async () => {
    expect(await hasher.verify(null, 'no account')).toBe(false)
    expect(await hasher.verify(null, '')).toBe(false)
  })

  it('takes a plain text for no hash (OP-10)', async () => {
    await expect(hasher.verify('correct horse', 'correct horse')).rejects.toThrow('Decoding failed')
  })

  it.each([
    ['é', 'e\u0301'],
    ['ﬁ', 'fi'],
    ['🪐'.repeat(32), '🪐'.repeat(32)],
    ['\0a', '\0a'],
  ])('takes %j however it was typed', async (written, typed) => {
    expect(await hasher.verify(await hasher.hash(`long enough ${written}`), `long enough ${typed}`)).toBe(true)
  })

  it('tells weaker hashes from those of today', async () => {
    const weak = await hash('password', { memoryCost: 8_192, timeCost: 2, parallelism: 1 })
    expect(hasher.isOutdated(weak)).toBe(true)
    expect(await hasher.verify(weak, 'password')).toBe(true)
    expect(hasher.isOutdated(await hasher.hash('password'))).toBe(false)
  })

  it('makes a burst wait, and sends away whoever would wait too long', async () => {
    const own = createArgon2Hasher()
    const outcomes = await Promise.all(
      Array.from({ length: 110 }, () =>
        own.hash('burst').then(
          () => 'made',
          (error: unknown) => (error instanceof AppError ? error.code : 'fault'),
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(102)
    expect(outcomes.filter((outcome) => outcome === 'unavailable')).toHaveLength(8)
    expect(await own.hash('after')).toMatch(/^\$argon2id/)
  })
})
