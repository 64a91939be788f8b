import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { graphemesOf } from '../primitives/graphemes'
import { type CaptionRoom, directionOf, LINE_HEIGHT, layOutCaption, WRAP_SHARE } from './caption-layout'
import { cleanCaption } from './clean-caption'

/** Every character half as wide as it is high, those of East Asia as wide as high. */
const measure = (text: string): number =>
  graphemesOf(text).reduce(
    (width, character) => width + (/[\p{Script=Han}\p{Emoji_Presentation}]/u.test(character) ? 1 : 0.5),
    0,
  )
const ROOM: CaptionRoom = { width: 400, height: 240, maxFontSize: 60, minFontSize: 16 }
const layOut = (caption: string, room: Partial<CaptionRoom> = {}) =>
  layOutCaption(caption, { ...ROOM, ...room }, measure)

describe('layOutCaption', () => {
  it('takes the largest letters where there is room', () => {
    expect(layOut('Short')).toEqual({ fontSize: 60, lineHeight: 72, lines: ['Short'], direction: 'ltr' })
  })

  it('wraps at 90 % of the width and takes the largest size at which the lines fit (MM-22)', () => {
    const { fontSize, lines } = layOut('nine words stand here and want to be read')
    const fits = (size: number) =>
      layOut('nine words stand here and want to be read', { maxFontSize: size }).fontSize === size
    expect(fits(fontSize)).toBe(true)
    expect(lines.every((line) => measure(line) * fontSize <= ROOM.width * WRAP_SHARE)).toBe(true)
    expect(lines.length * (fontSize + 0.5) * LINE_HEIGHT > ROOM.height || fontSize === 60).toBe(true)
  })

  it('makes lines about equally long: no last word stands alone where it need not', () => {
    expect(layOut('aaaa bbbb cccc dddd', { maxFontSize: 40, height: 100 }).lines).toEqual(['aaaa bbbb', 'cccc dddd'])
  })

  it('keeps a long word whole while that costs no more than half of the size, and breaks it then', () => {
    expect(layOut('x'.repeat(20)).lines).toEqual(['x'.repeat(20)])
    const { lines, fontSize } = layOut('x'.repeat(60))
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).toBe('x'.repeat(60))
    expect(fontSize).toBeGreaterThan(30)
  })

  it('breaks scripts without spaces between characters, and begins no line with their full stop', () => {
    const text = `${'世界'.repeat(4)}。${'世界'.repeat(4)}。`
    const { lines } = layOut(text)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).toBe(text)
    expect(lines.some((line) => line.startsWith('。'))).toBe(false)
  })

  it('never breaks a character of several code points', () => {
    const family = '👨‍👩‍👧‍👦'
    const { lines } = layOut(family.repeat(40))
    expect(lines.flatMap(graphemesOf).every((character) => character === family)).toBe(true)
  })

  it('keeps the breaks its writer made', () => {
    expect(layOut('one\ntwo three').lines).toEqual(['one', 'two three'])
  })

  it('goes below the least size rather than leave anything out', () => {
    const { lines, fontSize } = layOut('漢'.repeat(200), { width: 100, height: 100 })
    expect(lines.join('')).toBe('漢'.repeat(200))
    expect(fontSize).toBeLessThan(16)
    expect(lines.length * fontSize * LINE_HEIGHT).toBeLessThanOrEqual(100)
  })

  it('draws no line of nothing', () => {
    expect(layOut('').lines).toEqual([])
  })

  it('takes smaller letters where joined ones are wider than their sum', () => {
    const wide = (text: string) => measure(text) * (text.includes(' ') ? 2 : 1)
    const { lines, fontSize } = layOutCaption('aaaa bbbb cccc dddd', ROOM, wide)
    expect(Math.max(...lines.map(wide)) * fontSize).toBeLessThanOrEqual(ROOM.width * WRAP_SHARE + 0.001)
  })

  it('fits whatever is written into any usual box, and loses no character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
        fc.record({ width: fc.integer({ min: 150, max: 800 }), height: fc.integer({ min: 100, max: 400 }) }),
        (written, size) => {
          const caption = cleanCaption(written)
          const { lines, fontSize, lineHeight } = layOut(caption, size)
          const squeezed = (text: string) => text.replace(/\s/gu, '')
          expect(squeezed(lines.join(''))).toBe(squeezed(caption))
          expect(lines.length * lineHeight).toBeLessThanOrEqual(size.height + 0.001)
          for (const line of lines)
            expect(measure(line) * fontSize).toBeLessThanOrEqual(size.width * WRAP_SHARE + 0.001)
        },
      ),
      { seed: 20_261_122, numRuns: 300 },
    )
  })
})

describe('directionOf', () => {
  it('is told by the first letter', () => {
    expect(directionOf('שלום world')).toBe('rtl')
    expect(directionOf('“123” مرحبا')).toBe('rtl')
    expect(directionOf('world שלום')).toBe('ltr')
    expect(directionOf('123 !')).toBe('ltr')
  })
})
