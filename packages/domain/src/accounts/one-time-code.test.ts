import { describe, expect, it } from 'vitest'
import { codeStepAt, isFreshStep, readTypedCode } from './one-time-code'

describe('codeStepAt', () => {
  it('changes every thirty seconds', () => {
    expect([0, 29_999, 30_000, 59_999, 60_000].map(codeStepAt)).toEqual([0, 0, 1, 1, 2])
  })
})

describe('isFreshStep', () => {
  it('lets a code count once, and none that came before it', () => {
    expect(isFreshStep(5, null)).toBe(true)
    expect([4, 5, 6].map((step) => isFreshStep(step, 5))).toEqual([false, false, true])
  })
})

describe('readTypedCode', () => {
  it.each(['123456', ' 123 456 ', '123 456'])('reads %j as a code of an app', (typed) => {
    expect(readTypedCode(typed)).toEqual({ kind: 'one_time', code: '123456' })
  })

  it.each(['k3m9-x2p4-7q0d-h8vz', 'K3M9X2P47Q0DH8VZ', ' k3m9 x2p4 7qOd h8vz'])(
    'reads %j as a recovery code',
    (typed) => {
      expect(readTypedCode(typed)).toEqual({ kind: 'recovery', code: 'k3m9x2p47q0dh8vz' })
    },
  )

  it.each([
    ['full-width', '１２３４５６'],
    ['Arabic-Indic', '١٢٣٤٥٦'],
    ['Persian', '۱۲۳۴۵۶'],
    ['Devanagari', '१२३ ४५६'],
    ['Bengali', '১২৩৪৫৬'],
    ['Thai', '๑๒๓๔๕๖'],
    ['Burmese', '၁၂၃၄၅၆'],
    ['Adlam', '\u{1E951}\u{1E952}\u{1E953}\u{1E954}\u{1E955}\u{1E956}'],
    ['bold', '𝟏𝟐𝟑𝟒𝟓𝟔'],
    ['two kinds of', '١٢٣456'],
  ])('reads %s digits as the same code', (_, typed) => {
    expect(readTypedCode(typed)).toEqual({ kind: 'one_time', code: '123456' })
  })

  it.each([
    ['123-456', '123456'],
    ['123\u2011456', '123456'],
    ['123\u202F456', '123456'],
    ['\u200E123456\u200F', '123456'],
    ['\u2067١٢٣٤٥٦\u2069', '123456'],
    ['\uFEFF123\u200B456', '123456'],
    ['k3m9–x2p4—7q0d−h8vz', 'k3m9x2p47q0dh8vz'],
    ['Ｋ３Ｍ９－Ｘ２Ｐ４－７Ｑ０Ｄ－Ｈ８ＶＺ', 'k3m9x2p47q0dh8vz'],
    ['k۳m۹-x۲p۴-۷q۰d-h۸vz', 'k3m9x2p47q0dh8vz'],
  ])('reads %j, whatever it is spaced with, as %s', (typed, code) => {
    expect(readTypedCode(typed)?.code).toBe(code)
  })

  it.each(['', '12345', '1234567', 'k3m9-x2p4', 'u3m9-x2p4-7q0d-h8vz', '一二三四五六', 'ⅠⅡⅢⅣⅤⅥ', '①②③④⑤x'])(
    'finds no code in %j',
    (typed) => {
      expect(readTypedCode(typed)).toBeNull()
    },
  )
})
