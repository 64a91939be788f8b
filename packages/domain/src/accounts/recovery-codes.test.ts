import { describe, expect, it } from 'vitest'
import { RECOVERY_BYTES, RECOVERY_CODE_LENGTH, readRecoveryCode, recoveryCodesFrom } from './recovery-codes'

describe('recoveryCodesFrom', () => {
  const codes = recoveryCodesFrom(
    Uint8Array.from({ length: RECOVERY_BYTES }, (_, index) => (index * 37 + (index >> 4) * 11) % 256),
  )

  it('makes ten different codes of four groups', () => {
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[\da-hjkmnp-tv-z]{4}(-[\da-hjkmnp-tv-z]{4}){3}$/)
  })

  it('uses every character equally often over all bytes', () => {
    const counts = new Map<string, number>()
    for (let from = 0; from < 256; from += 16) {
      const bytes = Uint8Array.from({ length: RECOVERY_BYTES }, (_, index) => from + (index % 16))
      const [first = ''] = recoveryCodesFrom(bytes)
      for (const character of readRecoveryCode(first)) counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    expect([counts.size, new Set(counts.values())]).toEqual([32, new Set([8])])
  })

  it('is read back whatever its case and spacing', () => {
    for (const code of codes) {
      expect(readRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(code.replaceAll('-', ''))
      expect(readRecoveryCode(code)).toHaveLength(RECOVERY_CODE_LENGTH)
    }
  })
})

describe('readRecoveryCode', () => {
  it('takes what people write for similar characters', () => {
    expect(readRecoveryCode('oO-Il')).toBe('0011')
  })

  it('finds nothing in other characters', () => {
    expect(['u', 'k3m9_', 'ä'].map(readRecoveryCode)).toEqual(['', '', ''])
  })
})
