import { describe, expect, it } from 'vitest'
import { fitTitle, type TitleBox } from './fit-title'

/** Every character is half as wide as it is high; marks that combine have no width. */
const measure = (line: string, sizePx: number): number => (line.replace(/\p{M}/gu, '').length * sizePx) / 2
const BOX: TitleBox = { widthPx: 200, heightPx: 120, maxLines: 3, lineHeight: 1, sizesPx: [40, 30, 20] }
const fit = (text: string, box: Partial<TitleBox> = {}) => fitTitle(text, { ...BOX, ...box }, measure)

describe('fitTitle', () => {
  it('takes the largest size that fits', () => {
    expect(fit('Ten wide..')).toEqual({ sizePx: 40, lines: ['Ten wide..'] })
    expect(fit('Eleven wide')).toMatchObject({ sizePx: 40, lines: ['Eleven', 'wide'] })
    expect(fit('abcdefghijk')).toEqual({ sizePx: 30, lines: ['abcdefghijk'] })
  })

  it('grows neither wider, nor higher, nor longer than its box', () => {
    const texts = ['a', 'one two three four five six seven', 'W'.repeat(400), 'ab '.repeat(200).trim(), '']
    for (const text of texts) {
      for (const heightPx of [20, 60, 120]) {
        const { sizePx, lines } = fit(text, { heightPx })
        for (const line of lines) expect(measure(line, sizePx)).toBeLessThanOrEqual(BOX.widthPx)
        expect(lines.length).toBeLessThanOrEqual(BOX.maxLines)
        if (sizePx !== 20) expect(lines.length * sizePx).toBeLessThanOrEqual(heightPx)
      }
    }
  })

  it('leaves no line with one short word while the lines before have room', () => {
    expect(fit('aaa bbb ccc dd', { sizesPx: [30] }).lines).toEqual(['aaa bbb', 'ccc dd'])
  })

  it('says that there was more', () => {
    const { lines } = fit('word '.repeat(60).trim())
    expect(lines).toHaveLength(3)
    expect(lines.at(-1)).toMatch(/…$/)
    expect(lines.slice(0, -1).join('')).not.toContain('…')
  })

  it('cuts words only at the smallest size, and never inside a character', () => {
    const { sizePx, lines } = fit('👩‍🚀'.repeat(30))
    expect(sizePx).toBe(20)
    for (const character of lines.join('').replace('…', '').match(/.{5}/gsu) ?? [])
      expect(character).toContain('\u200d')
  })

  it('breaks scripts without spaces anywhere, at a large size', () => {
    expect(fit('東京の新しい音楽トレンド')).toEqual({ sizePx: 40, lines: ['東京の新しい', '音楽トレンド'] })
  })
})
