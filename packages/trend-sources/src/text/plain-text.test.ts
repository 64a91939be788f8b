import { describe, expect, it } from 'vitest'
import { capText, cleanText } from './plain-text'

describe('cleanText', () => {
  it.each([
    ['  a \t\r\n\u00a0\u2003 b ', 'a b'],
    ['\u0000\u0007\u001b[31mred\u007f\u009b', '[31mred'],
    ['\u202eevil\u202c \u2066x\u2069 \u200fy', 'evil x y'],
    ['\ufeffzero\u200bwidth\u2060', 'zerowidth'],
    ['می‌خواهم 👩‍🚀', 'می‌خواهم 👩‍🚀'],
    ['lone \ud83d half', 'lone \ufffd half'],
    ['\u{e0041}\u{e007f}tag\uffff\ufdd0', 'tag'],
  ])('turns %j into %j', (raw, clean) => expect(cleanText(raw)).toBe(clean))
})

describe('a text with nothing unwanted in it', () => {
  it('reads as it does among unwanted characters', () => {
    const different = Array.from({ length: 0x1_0000 }, (_, code) => `a${String.fromCharCode(code)}b`).filter(
      (text) => cleanText(text) !== cleanText(`\u0007${text}`),
    )
    expect(different).toEqual([])
  })
})

describe('capText', () => {
  it('leaves a text of exactly the maximum alone', () => expect(capText('abcde', 5)).toBe('abcde'))
  it('cuts at a word', () => expect(capText('alpha beta gamma', 12)).toBe('alpha beta…'))
  it('cuts inside a word when there is no near gap', () => expect(capText('abcdefghij', 5)).toBe('abcd…'))
  it('never cuts a surrogate pair in two', () => expect(capText('abc🚀🚀🚀', 5)).toBe('abc…'))
})
