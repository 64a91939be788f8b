import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeStars, UnreadableStars } from './decode-stars'
import { encodeStars } from './encode-stars'
import type { TrendLife } from './life'
import { anyLife } from './lives.fixtures'
import { columnsOf, lifeAt } from './star-columns'
import { STAR_HEADER_BYTES, type StarPart } from './star-part'

const HOUR = 60_000
const CATEGORIES = ['Music', 'Film & TV', 'Ernährung']

function partOf(lives: readonly TrendLife[]): StarPart {
  const ascending = [...new Map(lives.map((life) => [life.number, life])).values()].sort((a, b) => a.number - b.number)
  const columns = columnsOf(ascending)
  return { part: 1, total: ascending.length + 2_000, hour: HOUR, categories: CATEGORIES, columns }
}

const anyPart = fc.array(anyLife(HOUR, CATEGORIES.length), { maxLength: 60 }).map(partOf)
const life: TrendLife = { number: 3, bornHour: 10, peakHours: 2, lastHours: 4, reach: 90, category: 1, family: 8 }

describe('a part of the galaxy', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyPart, (part) => {
        expect(decodeStars(encodeStars(part))).toEqual(part)
      }),
    )
  })

  it('is read from the middle of a larger buffer', () => {
    const bytes = encodeStars(partOf([life]))
    const larger = new Uint8Array(bytes.length + 7)
    larger.set(bytes, 5)
    expect(lifeAt(decodeStars(larger.subarray(5, 5 + bytes.length)).columns, 0)).toEqual(life)
  })

  it('needs some thirteen bytes for a life', () => {
    const lives = Array.from({ length: 500 }, (_, index) => ({ ...life, number: index + 1 }))
    expect(encodeStars(partOf(lives)).length).toBe(STAR_HEADER_BYTES + 3 + 2 * 23 + 500 * 13)
  })

  it('is refused wherever it is cut', () => {
    fc.assert(
      fc.property(anyPart, fc.nat(), (part, nat) => {
        const bytes = encodeStars(part)
        expect(() => decodeStars(bytes.subarray(0, nat % bytes.length))).toThrow(UnreadableStars)
      }),
    )
  })

  it('is refused with something after it', () => {
    const bytes = encodeStars(partOf([life]))
    expect(() => decodeStars(new Uint8Array([...bytes, 0]))).toThrow('cut short')
  })

  it('is refused or drawable, whatever byte was changed', () => {
    fc.assert(
      fc.property(anyPart, fc.nat(), fc.nat({ max: 255 }), (part, nat, value) => {
        const bytes = encodeStars(part)
        bytes[nat % bytes.length] = value
        try {
          const { columns, categories, hour } = decodeStars(bytes)
          for (const category of columns.categories) expect(category).toBeLessThan(categories.length)
          for (const born of columns.bornHours) expect(born).toBeLessThanOrEqual(hour)
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableStars)
        }
      }),
    )
  })

  it.each([
    ['another version', { at: 4, value: 2 }, 'version 2'],
    ['another kind of file', { at: 0, value: 0 }, 'no galaxy'],
    ['a fourth part', { at: 6, value: 3 }, 'impossible size'],
    ['more stars than there are', { at: 14, value: 0 }, 'cut short'],
  ])('is refused of %s', (_what, { at, value }, problem) => {
    const bytes = encodeStars({ ...partOf([life]), total: 65_536 })
    if (at === 14) bytes[8] = 2
    else bytes[at] = value
    expect(() => decodeStars(bytes)).toThrow(problem)
  })

  it.each([
    ['ends before its peak', { ...life, peakHours: 9 }],
    ['is born in the future', { ...life, bornHour: HOUR + 1 }],
    ['belongs to no category', { ...life, category: 3 }],
  ])('is refused when a star %s', (_what, impossible) => {
    expect(() => decodeStars(encodeStars(partOf([impossible])))).toThrow('Star 3 has an impossible life.')
  })

  it('is not written with a number twice', () => {
    const part = { ...partOf([]), columns: columnsOf([life, life]) }
    expect(() => encodeStars(part)).toThrow('Star 3 does not come after 3.')
  })
})
