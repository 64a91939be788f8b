import { expect, it } from 'vitest'
import { mailedToken } from './mailed-token'

it('reads a token, also one that looks like a number, and nothing else', () => {
  expect(mailedToken({ token: ' abc_-1 ' })).toEqual({ token: 'abc_-1' })
  expect(mailedToken({ token: 12345 })).toEqual({ token: '12345' })
  for (const token of ['', '  ', undefined, null, true, ['a'], { a: 1 }, 'x'.repeat(201)]) {
    expect(mailedToken({ token })).toEqual({})
  }
})
