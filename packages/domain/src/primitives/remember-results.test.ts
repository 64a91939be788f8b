import { describe, expect, it } from 'vitest'
import { rememberResults } from './remember-results'

describe('rememberResults', () => {
  it('reads a text once while it is asked for, and forgets what was not asked for long', () => {
    const read: string[] = []
    const length = rememberResults((text) => {
      read.push(text)
      return { length: text.length }
    }, 2)
    expect(length('one')).toEqual({ length: 3 })
    expect(length('one')).toBe(length('one'))
    expect(read).toEqual(['one'])
    length('three')
    length('seven')
    expect(length('one')).toEqual({ length: 3 })
    expect(read).toEqual(['one', 'three', 'seven'])
    for (const text of ['a', 'b', 'c', 'd', 'one']) length(text)
    expect(read.filter((text) => text === 'one')).toHaveLength(2)
  })
})
