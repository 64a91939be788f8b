import { describe, expect, it } from 'vitest'
import { countGraphemes, cutAtCharacter, cutGraphemes } from './graphemes'

describe('characters as people count them', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['👩‍👩‍👧‍👦', 1],
    ['🇩🇪🇫🇷', 2],
    ['e\u0301', 1],
    ['한국', 2],
  ])('%j has %i', (text, count) => {
    expect(countGraphemes(text)).toBe(count)
  })

  it('cuts between characters and never inside one', () => {
    expect(cutAtCharacter('a👩‍👩‍👧‍👦b', 12)).toBe('a👩‍👩‍👧‍👦')
    expect(cutAtCharacter('a👩‍👩‍👧‍👦b', 11)).toBe('a')
    expect(cutAtCharacter('e\u0301e\u0301', 3)).toBe('e\u0301')
    expect(cutAtCharacter('abc', 3)).toBe('abc')
    expect(cutAtCharacter('abcd', 3)).toBe('abc')
    expect(cutAtCharacter('abc', 0)).toBe('')
  })

  it('keeps the first so many of them', () => {
    expect(cutGraphemes('a👩‍👩‍👧‍👦b', 2)).toBe('a👩‍👩‍👧‍👦')
    expect(cutGraphemes('abc', 3)).toBe('abc')
    expect(cutGraphemes('abc', 0)).toBe('')
    expect(cutGraphemes('', 5)).toBe('')
  })
})
