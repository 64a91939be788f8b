import { describe, expect, it } from 'vitest'
import { countGraphemes } from '../primitives/graphemes'
import { cleanCaption } from './clean-caption'

describe('cleanCaption', () => {
  it('keeps words, line breaks, emoji and other scripts as they are', () => {
    expect(cleanCaption('When  the\tmoon\r\n\n rises ')).toBe('When the moon\nrises')
    expect(cleanCaption('👨‍👩‍👧‍👦 שלום 世界 ＡＢ')).toBe('👨‍👩‍👧‍👦 שלום 世界 ＡＢ')
  })

  it('draws nothing of what nobody sees', () => {
    expect(cleanCaption('')).toBe('')
    expect(cleanCaption(' \u200b\u202e\u0000\ufeff \n \u2066')).toBe('')
    expect(cleanCaption('su\u00adper\u202e b\u0007c')).toBe('super b c')
  })

  it('lets no marks pile up to towers, and leaves those of languages alone', () => {
    expect(cleanCaption(`Z${'\u0337'.repeat(40)}a`)).toBe(`Z${'\u0337'.repeat(3)}a`)
    expect(cleanCaption('ผู้')).toBe('ผู้')
  })

  it('cuts at 200 characters as people count them, none of them in two', () => {
    const flags = '🇫🇷'.repeat(200)
    expect(cleanCaption(flags)).toBe(flags)
    const cut = cleanCaption(`${flags}🇫🇷`)
    expect(countGraphemes(cut)).toBe(200)
    expect(cut.endsWith('🇫🇷…')).toBe(true)
    expect(countGraphemes(cleanCaption('word '.repeat(2_000)))).toBeLessThanOrEqual(200)
  })

  it('keeps ten lines at most', () => {
    expect(cleanCaption('a\n'.repeat(50)).split('\n')).toHaveLength(10)
  })
})
