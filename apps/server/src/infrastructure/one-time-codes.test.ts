import { codeOfStep, stepOfCodeIn } from '@trendverse/test-support/accounts/one-time-code'
import { describe, expect, it } from 'vitest'
import { oneTimeCodes } from './one-time-codes'

/** RFC 6238, appendix B: the secret `12345678901234567890`, and the last six digits of what it makes at these seconds. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const RFC_CODES = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const

describe('one-time codes', () => {
  it.each(RFC_CODES)('are those of RFC 6238 at second %d', (second, code) => {
    const step = Math.floor(second / 30)
    expect(oneTimeCodes.stepOf(RFC_SECRET, code, second * 1_000)).toBe(step)
    expect(codeOfStep(RFC_SECRET, step)).toBe(code)
  })

  it('count one step early and one step late, and are told by their step', () => {
    const secret = oneTimeCodes.createSecret()
    const nowMs = Date.UTC(2026, 2, 3, 12)
    const now = nowMs / 30_000
    const stepsOf = (steps: readonly number[]) =>
      steps.map((step) => oneTimeCodes.stepOf(secret, codeOfStep(secret, step), nowMs))
    expect(stepsOf([now - 2, now - 1, now, now + 1, now + 2])).toEqual([null, now - 1, now, now + 1, null])
  })

  it.each(['', '12345', '1234567', 'abcdef', '-12345', '１２３４５６'])('are never %j', (code) => {
    expect(oneTimeCodes.stepOf(RFC_SECRET, code, 59_000)).toBeNull()
  })

  it('have a new secret of 160 bits for everybody', () => {
    const secrets = Array.from({ length: 50 }, () => oneTimeCodes.createSecret())
    expect(new Set(secrets).size).toBe(50)
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  })

  it('are set up in an app by an address that names site and account', () => {
    const address = new URL(oneTimeCodes.addressOf(RFC_SECRET, { site: 'Trends & Co', account: 'ada' }))
    expect(`${address.protocol}//${address.host}${decodeURIComponent(address.pathname)}`).toBe(
      'otpauth://totp/Trends & Co:ada',
    )
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Trends & Co',
      secret: RFC_SECRET,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })

  it('are read alike by the codes of tests', () => {
    const step = stepOfCodeIn(RFC_SECRET, '287082', 59_000)
    expect(step).toBe(oneTimeCodes.stepOf(RFC_SECRET, '287082', 59_000))
  })
})
