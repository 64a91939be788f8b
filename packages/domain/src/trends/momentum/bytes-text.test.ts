import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numbersFromText, numbersToText } from './bytes-text'

describe('numbersToText', () => {
  it('comes back bit for bit, NaN, infinities and -0 included', () => {
    fc.assert(
      fc.property(fc.float64Array({ maxLength: 20 }), (numbers) => {
        const back = new Float64Array(numbers.length)
        expect(numbersFromText(numbersToText(numbers), back)).toBe(true)
        expect([...back].every((value, index) => Object.is(value, numbers[index]))).toBe(true)
      }),
    )
    fc.assert(
      fc.property(fc.float32Array({ maxLength: 20 }), (numbers) => {
        const back = new Float32Array(numbers.length)
        return numbersFromText(numbersToText(numbers), back) && back.every((value, at) => Object.is(value, numbers[at]))
      }),
    )
  })

  it('refuses texts of another length, with foreign characters, or that are no texts', () => {
    const text = numbersToText(Float64Array.of(1, 2))
    const target = new Float64Array(2)
    for (const bad of [text.slice(1), `${text}A`, `*${text.slice(1)}`, `é${text.slice(1)}`, '', null, 7]) {
      expect(numbersFromText(bad, target)).toBe(false)
    }
  })
})
