import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanCopy, cleanJson, cleanText } from './clean-text'

describe('clean text', () => {
  it('drops NUL, replaces halves of pairs and keeps everything else', () => {
    expect(cleanText('a\0b\uD83Dc\uDE00d 🪐 \u202E')).toBe('ab\uFFFDc\uFFFDd 🪐 \u202E')
  })

  it('keeps an escape that a person wrote as text', () => {
    for (const text of ['\\u0000', '\\\\u0000', '\\ud83d', '\\\\\\u0000', '"\\']) expect(cleanCopy(text)).toBe(text)
  })

  it('cleans JSON exactly as it cleans texts, keys too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary-ascii' }), (a, b) => {
        const broken = `${a}\uD83D${b}\0\\${a}\uDE00`
        expect(cleanCopy({ list: [broken, { [`k${broken}`]: broken }] })).toEqual({
          list: [cleanText(broken), { [`k${cleanText(broken)}`]: cleanText(broken) }],
        })
      }),
    )
  })

  it('leaves clean JSON as it is', () => {
    const json = JSON.stringify({ a: ['x', 1, null, true, '🪐\n\\'] })
    expect(cleanJson(json)).toBe(json)
  })
})
