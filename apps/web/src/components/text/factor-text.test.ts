import { describe, expect, it } from 'vitest'
import { factorText } from './factor-text'

describe('factorText', () => {
  it('keeps one digit behind the point below ten', () => {
    expect(factorText(3.24)).toBe('3.2')
    expect(factorText(2)).toBe('2')
  })

  it('rounds what is larger, and groups its digits', () => {
    expect(factorText(14.4)).toBe('14')
    expect(factorText(1200.4)).toBe('1,200')
  })
})
