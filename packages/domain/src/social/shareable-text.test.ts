import { describe, expect, it } from 'vitest'
import { shareableText } from './shareable-text'

describe('shareableText', () => {
  it('makes one clean line of what outside text may hold', () => {
    expect(shareableText('  Comet\n\tHarper\u202Etxt.exe\u0000 ', 70)).toBe('Comet Harper txt.exe')
  })

  it('keeps a text that just fits', () => {
    expect(shareableText('x'.repeat(20), 20)).toBe('x'.repeat(20))
  })

  it('cuts a longer one between words and never inside a character', () => {
    expect(shareableText('one two three, four', 15)).toBe('one two three…')
    expect(shareableText('🪐'.repeat(30), 10)).toBe(`${'🪐'.repeat(9)}…`)
    expect(Array.from(shareableText('a '.repeat(500), 200)).length).toBeLessThanOrEqual(200)
  })
})
