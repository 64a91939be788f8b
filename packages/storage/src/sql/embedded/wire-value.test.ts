import { describe, expect, it } from 'vitest'
import { toWireValue } from './wire-value'

describe('parameters', () => {
  it.each([
    [null, null],
    [undefined, null],
    ['text', 'text'],
    [1.5, '1.5'],
    [false, 'false'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [Buffer.from([0, 255]), '\\x00ff'],
    [{ a: [1] }, '{"a":[1]}'],
    [['a"b', 'c\\d', null, '', 'x,y'], '{"a\\"b","c\\\\d",NULL,"","x,y"}'],
    [[[1, 2], [3]], '{{"1","2"},{"3"}}'],
  ])('writes %j as %j', (value, text) => {
    expect(toWireValue(value)).toBe(text)
  })

  it('writes large whole numbers without loss', () => {
    expect(toWireValue(2n ** 63n - 1n)).toBe('9223372036854775807')
  })

  it('refuses what is no value', () => {
    expect(() => toWireValue(() => 1)).toThrow(TypeError)
  })
})
