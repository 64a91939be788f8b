import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json'

describe('canonicalJson', () => {
  it('spells equal values alike, whatever the order of their keys', () => {
    const one = { b: [{ y: 1, x: null }], a: 'text', B: { d: false, c: 0.5 } }
    const other = { B: { c: 0.5, d: false }, a: 'text', b: [{ x: null, y: 1 }] }
    expect(canonicalJson(one)).toBe('{"B":{"c":0.5,"d":false},"a":"text","b":[{"x":null,"y":1}]}')
    expect(canonicalJson(other)).toBe(canonicalJson(one))
  })

  it('keeps the order of lists, and every value', () => {
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]))
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(canonicalJson(JSON.parse(text))).toBe(text)
      }),
    )
  })
})
